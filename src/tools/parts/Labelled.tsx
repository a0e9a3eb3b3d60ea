import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

/** The parts that every field has in addition to its control. */
export interface LabelledProps {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  /** Problems of the field's value and the expected values, as sentences. */
  readonly messages?: readonly string[];
  /** True for a field as wide as the form. */
  readonly isWide?: boolean;
}

/** Attributes of the control: its name and description. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A control with its label, unit, hint and problems. */
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
