import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { Terms } from './Terms';

/** Section of the results that lists names and values. */
export function Facts({ title, facts }: { readonly title: string; readonly facts: readonly (readonly [string, string])[] }): ReactNode {
  return (
    <table className={styles.facts}>
      <caption>{title}</caption>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <Terms text={name} />
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
