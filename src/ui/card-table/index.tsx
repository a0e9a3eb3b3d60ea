import type { ReactNode } from 'react';
import { ScrollRegion } from '../scroll-region';
import styles from './styles.module.css';

interface CardTableProps {
  /** Heading above the table. */
  readonly heading: string;
  readonly columns: readonly string[];
  /** Its rows: the first cell is a header. */
  readonly children: ReactNode;
}

/** A table whose rows are cards on a phone, where each cell is labelled by what it says. Search leaves it to the pages that it lists. */
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
