import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/** What every field has beside its control. */
export interface LabelledProps {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  /** What is wrong with what the field holds, and what is expected, in sentences. */
  readonly messages?: readonly string[];
  /** As wide as the form. */
  readonly isWide?: boolean;
}

/** For the control: who names it, and what describes it. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A control with its label, unit, hint, and what is wrong with it. */
export function Labelled({
  label,
  unit,
  hint,
  messages = [],
  isWide = false,
  children,
}: LabelledProps & { readonly children: (attributes: ControlAttributes) => ReactNode }): ReactNode {
  const id = useId();
  const descriptions = [hint !== undefined && `${id}-hint`, messages.length > 0 && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.field, isWide && styles.wideField)}>
      <label htmlFor={id}>
        {label}
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </label>
      {children({ id, 'aria-invalid': messages.length > 0 || undefined, 'aria-describedby': descriptions || undefined })}
      <div>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {messages.length > 0 && (
          <p id={`${id}-fault`} className={styles.fault}>
            {[...new Set(messages)].map((message) => (
              <span key={message}>{message} </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
