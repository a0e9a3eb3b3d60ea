import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface OperationParametersProps {
  /** `9 headers and parameters`. */
  readonly label: string;
  /** The list. */
  readonly children: ReactNode;
}

/** Many parameters of an operation, folded away; the browser unfolds them, also when it searches the page. */
export function OperationParameters({ label, children }: OperationParametersProps): ReactNode {
  return (
    <details className={styles.parameters}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
