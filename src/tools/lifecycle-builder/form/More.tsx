import { useState, type ReactNode } from 'react';
import styles from '../styles.module.css';

interface MoreProps {
  readonly title: string;
  /** Whether a field in it holds something: then it is open, and stays so when the field is emptied. */
  readonly isUsed: boolean;
  readonly children: ReactNode;
}

/** Fields that few readers need, folded. */
export function More({ title, isUsed, children }: MoreProps): ReactNode {
  const [isOpen, setOpen] = useState(isUsed);
  if (isUsed && !isOpen) setOpen(true);
  return (
    <details className={styles.more} open={isOpen || undefined}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
