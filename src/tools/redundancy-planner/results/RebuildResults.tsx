import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Limit, Rebuild } from '../core/rebuild';
import styles from '../../parts/styles.module.css';
import type { ResultsProps } from './Results';
import { useNumbers } from '../../parts/use-numbers';

const limitNames = (): Readonly<Record<Limit, string>> => ({
  source: translate({ id: 'redundancy.limit.source' }),
  network: translate({ id: 'redundancy.limit.network' }),
  target: translate({ id: 'redundancy.limit.target' }),
});

/** What a rebuild moves, how long it takes at least, and what it waits for. */
export function RebuildResults({ plan: { rebuild } }: Pick<ResultsProps, 'plan'>): ReactNode {
  const rows: readonly (readonly [string, Rebuild | undefined])[] = [
    [translate({ id: 'redundancy.rebuild.disk' }), rebuild.disk],
    [translate({ id: 'redundancy.rebuild.node' }), rebuild.node],
    [translate({ id: 'redundancy.rebuild.nexus' }), rebuild.nexus],
  ];
  return (
    <table className={styles.facts}>
      <caption>{translate({ id: 'redundancy.facts.rebuild' })}</caption>
      <tbody>
        {rows.map(([name, found]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{found ? <Took rebuild={found} /> : translate({ id: 'redundancy.rebuild.none' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Took({ rebuild: { total, limit, fetched, fromOtherNexuses } }: { readonly rebuild: Rebuild }): ReactNode {
  const { number, duration } = useNumbers();
  const values = { time: duration(total), limit: limitNames()[limit], fetched: number(fetched) };
  return fromOtherNexuses
    ? translate({ id: 'redundancy.rebuild.betweenSites' }, values)
    : translate({ id: 'redundancy.rebuild.inNexus' }, values);
}
