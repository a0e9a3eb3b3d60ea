/** Parts of a filter over a list on the page. */
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface FilterFormProps {
  /** For screen readers, where several controls have labels of their own. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The form around the controls. Without scripts it is not shown. */
export function FilterForm({ label, className, children }: FilterFormProps): ReactNode {
  return (
    <form
      role="search"
      aria-label={label}
      className={clsx(styles.filter, className)}
      data-needs-js
      data-search-ignore
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

interface ChoicesProps<Value extends string> {
  readonly label?: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly onChoose: (chosen: readonly Value[]) => void;
}

/** Buttons of which any number can be pressed. */
export function Choices<Value extends string>({ label, names, values, chosen, onChoose }: ChoicesProps<Value>): ReactNode {
  return (
    <div className={styles.choices} role={label && 'group'} aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          onClick={() => onChoose(values.filter((other) => chosen.includes(other) !== (other === value)))}
        >
          {names[value]}
        </button>
      ))}
    </div>
  );
}
