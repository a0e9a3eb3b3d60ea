import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Names and values in a part of the results. */
export function Facts({ title, facts }: { readonly title: string; readonly facts: readonly (readonly [string, string])[] }): ReactNode {
  return (
    <table className={styles.facts}>
      <caption>{title}</caption>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
