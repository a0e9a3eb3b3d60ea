import type { ReactNode } from 'react';
import { ScrollRegion } from '../scroll-region';
import styles from './styles.module.css';

interface CardTableProps {
  readonly heading: string;
  readonly columns: readonly string[];
  /** Table rows. The first cell in each row is a header. */
  readonly children: ReactNode;
}

/** A table whose rows become cards on phones. Search ignores it, because the listed pages are indexed separately. */
export function CardTable({ heading, columns, children }: CardTableProps): ReactNode {
  return (
    <ScrollRegion kind="table" heading={heading}>
      <table className={styles.table} data-search-ignore>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}
