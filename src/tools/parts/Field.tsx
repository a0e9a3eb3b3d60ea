import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useId, type ReactNode } from 'react';
import { TEXT_MAX } from './address';
import type { Fault } from './read';
import styles from './styles.module.css';

/** What the reader should enter instead. */
function faultText(fault: Fault, number: (value: number) => string): string {
  switch (fault.code) {
    case 'empty':
      return translate({ id: 'tools.fault.empty' });
    case 'number':
      return translate({ id: 'tools.fault.number' });
    case 'whole':
      return translate({ id: 'tools.fault.whole' });
    case 'range':
      return translate({ id: 'tools.fault.range' }, { min: number(fault.min), max: number(fault.max) });
    case 'length':
      return translate({ id: 'tools.fault.length' }, { most: number(fault.most) });
  }
}

interface FieldProps {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  readonly value: string;
  /** Of the text. */
  readonly fault?: Fault;
  /** What is wrong beside the text itself. */
  readonly messages?: readonly string[];
  /** A list, which needs letters that a keyboard of numbers lacks. */
  readonly isList?: boolean;
  readonly onChange: (value: string) => void;
}

/** A text field with label, unit, hint, and what is wrong with it. */
export function Field({ label, unit, hint, value, fault, messages = [], isList = false, onChange }: FieldProps): ReactNode {
  const id = useId();
  const { currentLocale } = useDocusaurusContext().i18n;
  const number = (shown: number): string => new Intl.NumberFormat(currentLocale).format(shown);
  const faults = [...(fault ? [faultText(fault, number)] : []), ...messages];
  const descriptions = [hint !== undefined && `${id}-hint`, faults.length > 0 && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </label>
      <input
        id={id}
        type="text"
        inputMode={isList ? 'text' : 'decimal'}
        value={value}
        maxLength={TEXT_MAX}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={descriptions || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <div>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {faults.length > 0 && (
          <p id={`${id}-fault`} className={styles.fault}>
            {faults.join(' ')}
          </p>
        )}
      </div>
    </div>
  );
}
