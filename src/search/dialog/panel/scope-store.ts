import { useState } from 'react';
import { ALL, type Scope } from '../../common/scope';

/** The scope that was chosen last, for as long as the page lives. */
let last: Scope = ALL;

export function useScope(): [Scope, (scope: Scope) => void] {
  const [scope, setScope] = useState(last);
  return [
    scope,
    (next) => {
      last = next;
      setScope(next);
    },
  ];
}
