/** Components of a list filter. They render only the markup for the page script (`src/page/filter`), which documents the attributes. */
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const QUERY_MAX = 100;

interface FilterFormProps {
  readonly label: string;
  readonly items: string;
  readonly words: string;
  readonly groups: string;
  readonly every?: string;
  readonly children: ReactNode;
}

export function FilterForm({ label, items, words, groups, every, children }: FilterFormProps): ReactNode {
  const selectors = { 'data-items': items, 'data-words': words, 'data-groups': groups, 'data-every': every };
  return (
    // The filter is stored in the URL. If browsers restored the fields, they could show a different filter.
    <form role="search" aria-label={label} autoComplete="off" className={styles.filter} {...selectors} data-needs-js data-search-ignore>
      {children}
    </form>
  );
}

interface FieldProps {
  /** Name of the field in the URL. */
  readonly name: string;
  readonly label: string;
}

export function WordsField({ name, label }: FieldProps): ReactNode {
  return (
    <label className={clsx(styles.field, styles.wide)}>
      {label}
      <input type="search" name={name} maxLength={QUERY_MAX} spellCheck={false} />
    </label>
  );
}

interface ChoiceFieldProps<Value extends string> extends FieldProps {
  /** Label of the option that includes everything. */
  readonly all: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
}

export function ChoiceField<Value extends string>({ name, label, all, values, nameOf }: ChoiceFieldProps<Value>): ReactNode {
  return (
    <label className={styles.field}>
      {label}
      <select name={name}>
        <option value="">{all}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {nameOf(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Choices<Value extends string>({ name, label, values, nameOf }: Omit<ChoiceFieldProps<Value>, 'all'>): ReactNode {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {values.map((value) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} />
          <span>{nameOf(value)}</span>
        </label>
      ))}
    </div>
  );
}

interface OutcomeProps {
  /** Singular and plural forms of the text, containing `{count}` and `{total}`. */
  readonly texts: string;
  readonly reset: string;
  readonly none?: ReactNode;
}

/** The number of matching items, which the page script counts, and a button that resets the filter. */
export function Outcome({ texts, reset, none }: OutcomeProps): ReactNode {
  return (
    <>
      <div className={styles.outcome}>
        <p role="status" className={styles.count} data-count={texts} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        <button type="reset" disabled data-static>
          {reset}
        </button>
      </div>
      {none !== undefined && (
        <p data-none hidden className={styles.wide}>
          {none}
        </p>
      )}
    </>
  );
}

/** A filter for table rows with an id in the first cell. While the filter is set, only matching rows are shown below it. */
export function RowFilter({ label }: { readonly label: string }): ReactNode {
  return (
    <FilterForm label={label} items="tr:has(td:first-child [id])" words="td" groups="[role=search] ~ *">
      <WordsField name="find" label={label} />
      <Outcome texts={translate({ id: 'ui.rows.count' })} reset={translate({ id: 'ui.rows.reset' })} />
    </FilterForm>
  );
}
