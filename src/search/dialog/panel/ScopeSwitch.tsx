import React from 'react';
import { type Scope } from '../../common/scope';
import { scopeTitle, useScopes } from '../../common/use-scopes';

interface Props {
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** Shows where is searched, and changes it. */
export function ScopeSwitch({ scope, onChange }: Props): React.ReactNode {
  return (
    <div className="search-scope" role="group" aria-label={scopeTitle()}>
      {useScopes().map((choice) => (
        <button
          key={choice.scope}
          type="button"
          className="search-scope__choice"
          aria-pressed={choice.scope === scope}
          onClick={() => onChange(choice.scope)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
