import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';
import { withoutTerms } from './term-texts';
import { Terms } from './Terms';

/** The parts that every field has in addition to its control. */
export interface LabelledProps {
  /** May contain glossary terms. */
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  /** Problems of the field's value and the expected values, as sentences. */
  readonly messages?: readonly string[];
  /** A number needs a column, which is the default. A text needs two, and pasted text needs all. */
  readonly width?: 'number' | 'text' | 'wide';
}

/** Attributes of the control: its name and description. */
interface ControlAttributes {
  readonly id: string;
  readonly 'data-name': string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A control with its label, unit, problems and hint. */
export function Labelled({
  label,
  unit,
  hint,
  messages = [],
  width = 'number',
  children,
}: LabelledProps & { readonly children: (attributes: ControlAttributes) => ReactNode }): ReactNode {
  const id = useId();
  const descriptions = [messages.length > 0 && `${id}-fault`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.field, width !== 'number' && styles[width])}>
      <label htmlFor={id}>
        <Terms text={label} />
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </label>
      {children({
        id,
        'data-name': withoutTerms(label),
        'aria-invalid': messages.length > 0 || undefined,
        'aria-describedby': descriptions || undefined,
      })}
      <div>
        {messages.length > 0 && (
          <p id={`${id}-fault`} className={styles.fault}>
            {[...new Set(messages)].map((message) => (
              <span key={message}>{message} </span>
            ))}
          </p>
        )}
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
