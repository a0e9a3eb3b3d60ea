/** Parts of a list filter. They are only markup for the page script (`src/page/filter`), which documents the attributes. */
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Maximum length of the search text. */
const QUERY_MAX = 100;

interface FilterFormProps {
  /** Accessible name, in case that several controls have their own labels. */
  readonly label: string;
  /** Selector of the items to filter. */
  readonly items: string;
  /** Selector of the parts of an item whose text is searched. */
  readonly words: string;
  /** Selector of the groups that are hidden if none of their items is left. */
  readonly groups: string;
  /** The field whose values must all be present in an item. */
  readonly every?: string;
  readonly children: ReactNode;
}

/** The form around the controls. It's hidden without scripts. */
export function FilterForm({ label, items, words, groups, every, children }: FilterFormProps): ReactNode {
  const selectors = { 'data-items': items, 'data-words': words, 'data-groups': groups, 'data-every': every };
  return (
    // The URL keeps the filter. If browsers restored the fields, they could show a different one.
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

/** A field for words that an item must contain. */
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

/** A choice of one value, or all. */
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

/** A choice of any number of values. */
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
  /** Text forms for a number, containing `{count}` and `{total}`. */
  readonly texts: string;
  readonly reset: string;
  /** Shown if no item is left. */
  readonly none?: ReactNode;
}

/** The number of items that are left, which the page's script counts, and a button that resets the filter. */
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

/** A filter for the rows of a page's tables that have an address. While it's set, only the rows that match it follow. */
export function RowFilter({ label }: { readonly label: string }): ReactNode {
  return (
    <FilterForm label={label} items="tr:has(td:first-child [id])" words="td" groups="[role=search] ~ *">
      <WordsField name="find" label={label} />
      <Outcome texts={translate({ id: 'ui.rows.count' })} reset={translate({ id: 'ui.rows.reset' })} />
    </FilterForm>
  );
}
