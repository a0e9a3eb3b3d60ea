import type { ReactNode } from 'react';
import clsx from 'clsx';
import region from '../../ui/scroll-region/styles.module.css';
import { say } from './say';
import styles from './styles.module.css';

export interface TableProps<Cell = string> {
  readonly title: string;
  readonly head: readonly string[];
  /** Cells of each row. The first one names the row. */
  readonly rows: readonly (readonly Cell[])[];
}

interface ScrollTableProps extends TableProps<ReactNode> {
  readonly className: string | undefined;
  readonly rowClass?: (at: number) => string | undefined;
}

/** Table in a region that scrolls, also with the keyboard. */
export function ScrollTable({ title, head, rows, className, rowClass }: ScrollTableProps): ReactNode {
  return (
    <div className={clsx(styles.scroll, className)} tabIndex={0} role="group" aria-label={title}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row} className={rowClass?.(row)}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Collapsed table, such as the numbers in a plot for readers who can't see it. @param summary text that the reader selects to expand it */
export function DataTable({ summary = say('tools.plot.table'), ...table }: TableProps & { readonly summary?: string }): ReactNode {
  return (
    <details className={styles.data}>
      <summary>{summary}</summary>
      <ScrollTable className={clsx('scroll-shade', region.frozen)} {...table} />
    </details>
  );
}
