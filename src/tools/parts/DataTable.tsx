import type { ReactNode } from 'react';
import clsx from 'clsx';
import region from '../../ui/scroll-region/styles.module.css';
import { say } from './say';
import styles from './styles.module.css';

export interface TableProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface DataTableProps extends TableProps {
  /** Text that the reader selects to expand the table. */
  readonly summary?: string;
}

/** Collapsed table, such as the numbers in a plot for readers who can't see it. */
export function DataTable({ summary = say('tools.plot.table'), title, head, rows }: DataTableProps): ReactNode {
  return (
    <details className={styles.data}>
      <summary>{summary}</summary>
      <div className={clsx('scroll-shade', styles.scroll, region.frozen)} tabIndex={0} role="group" aria-label={title}>
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
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
