/** Parts of the filter of a list: markup only, for the page's script (`src/page/filter`), which says what the attributes mean. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { counted } from '../../lib/counted';
import styles from './styles.module.css';

/** Longest text that is looked for. */
const QUERY_MAX = 100;

interface FilterFormProps {
  /** For screen readers, where several controls have labels of their own. */
  readonly label: string;
  /** Selector of what is filtered. */
  readonly items: string;
  /** Selector of the parts of an item whose text is searched. */
  readonly words: string;
  /** Selector of what is hidden when no item in it is left. */
  readonly groups: string;
  /** The field of whose values an item has all. */
  readonly every?: string;
  readonly children: ReactNode;
}

/** The form around the controls. Without scripts it is not shown. */
export function FilterForm({ label, items, words, groups, every, children }: FilterFormProps): ReactNode {
  const selectors = { 'data-items': items, 'data-words': words, 'data-groups': groups, 'data-every': every };
  return (
    // The address keeps the filter. A browser that also restored the fields would show another one.
    <form role="search" aria-label={label} autoComplete="off" className={styles.filter} {...selectors} data-needs-js data-search-ignore>
      {children}
    </form>
  );
}

interface FieldProps {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
}

interface WordsFieldProps extends FieldProps {
  /** Whether it has a line for itself. */
  readonly isWide?: boolean;
}

/** Words that an item has. */
export function WordsField({ name, label, isWide = false }: WordsFieldProps): ReactNode {
  return (
    <label className={clsx(styles.field, isWide && styles.wide)}>
      {label}
      <input type="search" name={name} maxLength={QUERY_MAX} spellCheck={false} />
    </label>
  );
}

interface ChoiceFieldProps<Value extends string> extends FieldProps {
  /** Name of the choice that leaves nothing out. */
  readonly all: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
}

/** One of several values, or all. */
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

/** Any number of several values. */
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
  /** Forms of a number, with `{count}` and `{total}` in them. */
  readonly texts: string;
  /** How many items there are. */
  readonly total: number;
  readonly reset: string;
  /** What is said where no item is left. */
  readonly none?: ReactNode;
}

/** How many items are left, and the button that brings all of them back. */
export function Outcome({ texts, total, reset, none }: OutcomeProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <>
      <div className={styles.outcome}>
        <p role="status" className={styles.count} data-count={texts} suppressHydrationWarning>
          {counted(currentLocale, total, texts).replace('{total}', String(total))}
        </p>
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
