import useBaseUrl from '@docusaurus/useBaseUrl';
import React, { useEffect, useRef } from 'react';
import { searchFieldProps } from '../common/texts';
import { scopes, scopeTitle } from '../common/scopes';
import { type Address } from './use-address';
import styles from './styles.module.css';

/** Query and scope. In the static page a plain form, whose names are those of the address. */
export function SearchForm({ address: { query, scope, change, write } }: { address: Address }): React.ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the application took over.
    const typed = input.current?.value;
    if (typed && typed !== query) change({ query: typed });
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true });
    // Only once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <form
      className={styles.form}
      role="search"
      action={useBaseUrl('/search')}
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <input
        ref={input}
        {...searchFieldProps()}
        dir="auto"
        value={query}
        onChange={(event) => change({ query: event.currentTarget.value })}
      />
      <label>
        {scopeTitle()}
        <select name="in" value={scope} onChange={(event) => change({ scope: event.currentTarget.value })}>
          {scopes().map((choice) => (
            <option key={choice.scope} value={choice.scope}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
