import { useId, type ReactNode } from 'react';
import { ProofMark, type ProofMarkProps } from '../code-block';
import styles from './styles.module.css';

interface AccessTableProps extends ProofMarkProps {
  readonly caption: string;
  /** Head and body, written by src/markdown. */
  readonly children: ReactNode;
}

/**
 * Who may do what, with the mark that each row was tried. On narrow screens each row is a small card; browsers keep the roles of
 * a table whose `display` changes. Search reads the page's own words.
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
