/** A list's filter. It renders only the markup for the page script (`src/page/filter.ts`), which documents the attributes. */
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const QUERY_MAX = 100;

interface Field {
  /** Name of the field in the URL. */
  readonly name: string;
  readonly label: string;
  /** Values to choose from, with their labels. Without values, readers type words that an item must contain. */
  readonly values?: readonly (readonly [value: string, label: string])[];
  /** Label of the option that includes everything, for a field with a single value. Without it, readers can choose several values. */
  readonly all?: string;
}

function FilterField({ name, label, values, all }: Field): ReactNode {
  if (values === undefined)
    return (
      <label className={clsx(styles.field, styles.wide)}>
        {label}
        <input type="search" name={name} maxLength={QUERY_MAX} spellCheck={false} />
      </label>
    );
  if (all === undefined)
    return (
      <div className={styles.choices} role="group" aria-label={label}>
        {values.map(([value, text]) => (
          <label key={value}>
            <input type="checkbox" name={name} value={value} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    );
  return (
    <label className={styles.field}>
      {label}
      <select name={name}>
        {[['', all] as const, ...values].map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ListFilterProps {
  /** Accessible name of the form. */
  readonly label: string;
  /** Selectors for the items to filter, for the parts of an item whose text is searched, and for groups that are hidden if they're empty. */
  readonly items: string;
  readonly words: string;
  readonly groups: string;
  /** Name of the field whose selected values must all be present in an item. */
  readonly every?: string;
  readonly fields: readonly Field[];
  /** Singular and plural forms of the result, containing `{count}` and `{total}`. */
  readonly count: string;
  readonly reset: string;
  /** Shown if no items match. */
  readonly none?: ReactNode;
}

/** The form, the number of matching items, which the page script counts, and a button that resets the filter. Hidden without JavaScript. */
export function ListFilter({ label, items, words, groups, every, fields, count, reset, none }: ListFilterProps): ReactNode {
  const selectors = { 'data-items': items, 'data-words': words, 'data-groups': groups, 'data-every': every };
  return (
    // The filter is stored in the URL. If browsers restored the fields, they could show a different filter.
    <form role="search" aria-label={label} autoComplete="off" className={styles.filter} {...selectors} data-needs-js data-search-ignore>
      {fields.map((field) => (
        <FilterField key={field.name} {...field} />
      ))}
      <div className={styles.outcome}>
        <p role="status" className={styles.count} data-count={count} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        <button type="reset" disabled data-static>
          {reset}
        </button>
      </div>
      {none !== undefined && (
        <p data-none hidden className={styles.wide}>
          {none}
        </p>
      )}
    </form>
  );
}

/** A filter for table rows with an id in the first cell. While the filter is set, only matching rows are shown below it. */
export function RowFilter({ label }: { readonly label: string }): ReactNode {
  return (
    <ListFilter
      label={label}
      items="tr:has(td:first-child [id])"
      words="td"
      groups="[role=search] ~ *"
      fields={[{ name: 'find', label }]}
      count={translate({ id: 'ui.rows.count' })}
      reset={translate({ id: 'ui.rows.reset' })}
    />
  );
}
