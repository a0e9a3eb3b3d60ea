import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useSettled } from './use-settled';

interface SummaryProps {
  readonly text: string;
  /** Whether a field is currently invalid, and the results are the previous ones. */
  readonly isStale: boolean;
  /** Whether the result is negative: denied, or impossible. */
  readonly isBad?: boolean;
}

/** The result in a sentence, which screen readers announce when the reader pauses. */
export function Summary({ text, isStale, isBad = false }: SummaryProps): ReactNode {
  const shown = isStale ? translate({ id: 'tools.stale' }) : text;
  const announced = useSettled(shown);
  return (
    <>
      <p className={isStale || isBad ? styles.stale : styles.summary} aria-hidden="true">
        {shown}
      </p>
      <p role="status" className={styles.announced}>
        {announced}
      </p>
    </>
  );
}
