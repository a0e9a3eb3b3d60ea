import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';
import { withoutTerms } from './term-texts';
import { Terms } from './Terms';

/** Properties that every field has in addition to its control. */
export interface LabelledProps {
  /** Label text, which may contain glossary terms. */
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  /** Sentences that describe problems with the field's value and what is expected instead. */
  readonly messages?: readonly string[];
  /** Width of the field. A number takes one column (the default), text takes two, and pasted text takes all. */
  readonly width?: 'number' | 'text' | 'wide';
}

/** Attributes that give the control its name and description. */
interface ControlAttributes {
  readonly id: string;
  readonly 'data-name': string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Control with its label, unit, problems, and hint. */
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
