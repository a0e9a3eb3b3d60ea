import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { Terms } from './Terms';

/** A fact without a value isn't shown. */
export type Fact = readonly [name: string, value: string | undefined];

interface FactsProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Whether the section is as wide as all results. */
  readonly isWide?: boolean;
}

/** Section of the results that lists names and values. */
export function Facts({ title, facts, isWide = false }: FactsProps): ReactNode {
  return (
    <table className={clsx(styles.facts, isWide && styles.wide)}>
      <caption>{title}</caption>
      <tbody>
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <tr key={name}>
                <th scope="row">
                  <Terms text={name} />
                </th>
                <td>{value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
