import useBaseUrl from '@docusaurus/useBaseUrl';
import React, { useEffect } from 'react';
import { searchFieldProps } from '../common/texts';
import { scopes, scopeTitle } from '../common/scopes';
import { type Address } from './use-address';
import styles from './styles.module.css';

/** The form for the query and scope. On the static page, it's a plain form whose field names match the URL parameters. */
export function SearchForm({ address: { form, query, scope, change, write } }: { address: Address }): React.ReactNode {
  const choices = scopes();
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form]);

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      action={useBaseUrl('/search')}
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <input {...searchFieldProps()} dir="auto" defaultValue={query} onChange={(event) => change({ query: event.currentTarget.value })} />
      {choices.length > 0 && (
        <label>
          {scopeTitle()}
          <select name="in" defaultValue={scope} onChange={(event) => change({ scope: event.currentTarget.value })}>
            {choices.map((choice) => (
              <option key={choice.scope} value={choice.scope}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
