import { useId, type ReactNode } from 'react';
import { ProofMark, type ProofMarkProps } from '../code-block';
import styles from './styles.module.css';

interface AccessTableProps extends ProofMarkProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/**
 * A table that shows who is allowed to do what, with a mark if every row was tested. On narrow screens, each row is a small card. Browsers
 * keep the table roles even if `display` changes. Search ignores the table, and indexes only the rest of the page.
 */
export function AccessTable({ caption, children, ...proof }: AccessTableProps): ReactNode {
  const captionId = useId();
  return (
    <figure className={styles.frame} data-search-ignore>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      {proof.testedOn !== undefined && <ProofMark {...proof} />}
      <table className={styles.table} aria-labelledby={captionId}>
        {children}
      </table>
    </figure>
  );
}
