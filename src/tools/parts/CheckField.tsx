import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Checkbox for a yes-or-no value. */
export function CheckField({ label, isChecked, onChange }: CheckFieldProps): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
