import type { ComponentProps, ReactNode } from 'react';
import { Folded } from '../../parts/Folded';
import styles from '../styles.module.css';

/** Fields of a rule or of the object that few readers need. */
export function More({ children, ...props }: Omit<ComponentProps<typeof Folded>, 'className'>): ReactNode {
  return (
    <Folded {...props} className={styles.more}>
      <div className={styles.fields}>{children}</div>
    </Folded>
  );
}
