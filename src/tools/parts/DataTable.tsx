import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface DataTableProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The numbers of a plot in a collapsed table, for readers who can't see its picture. */
export function DataTable({ title, head, rows }: DataTableProps): ReactNode {
  return (
    <details className={styles.data}>
      <summary>
        <Translate id="tools.plot.table" />
      </summary>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
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
