import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { DAYS_OF_YEAR, type RepairOrder } from '../core/chain';
import { isCapped, MAX_NINES, ninesOf } from '../core/nines';
import type { Published } from '../core/two-levels';
import parts from '../../parts/styles.module.css';
import styles from '../styles.module.css';
import { Facts } from '../../parts/Facts';
import type { ResultsProps } from './Results';
import { useNumbers } from '../../parts/use-numbers';

export const modelNames = (): Readonly<Record<RepairOrder | keyof Published, string>> => ({
  parallel: translate({ id: 'redundancy.model.parallel' }),
  serial: translate({ id: 'redundancy.model.serial' }),
  window: translate({ id: 'redundancy.model.window' }),
  poisson: translate({ id: 'redundancy.model.poisson' }),
});

const ORDERS = ['parallel', 'serial'] as const satisfies readonly RepairOrder[];
const PUBLISHED = ['window', 'poisson'] as const satisfies readonly (keyof Published)[];

const SECONDS_OF_DAY = 86_400;

/** Loss within a year by each cause and model, what a late recovery costs, and availability. */
export function Durability({ input, plan }: ResultsProps): ReactNode {
  return (
    <>
      <LossTable plan={plan} />
      <DurabilityNotes input={input} plan={plan} />
      <WaitFacts input={input} plan={plan} />
      <AvailabilityFacts plan={plan} />
    </>
  );
}

/** The published models know neither nodes nor sites: their rows end after the disks. */
function LossTable({ plan: { losses, published } }: Pick<ResultsProps, 'plan'>): ReactNode {
  const { number, probability } = useNumbers();
  const names = modelNames();
  const nines = (loss: number): string =>
    isCapped(loss) ? translate({ id: 'redundancy.nines.capped' }, { most: MAX_NINES }) : number(ninesOf(loss), 1);
  const rows: readonly (readonly [string, ...string[]])[] = [
    ...ORDERS.map((order): [string, ...string[]] => {
      const { disks, nodes, sites, all } = losses[order];
      return [names[order], ...[disks, nodes, sites, all].map(probability), nines(all)];
    }),
    ...PUBLISHED.map((model): [string, ...string[]] => [names[model], probability(published[model]), '–', '–', '–', '–']),
  ];
  return (
    <div className={parts.scroll} tabIndex={0} role="group" aria-label={translate({ id: 'redundancy.facts.durability' })}>
      <table className={clsx(parts.facts, styles.numbers)}>
        <caption>{translate({ id: 'redundancy.facts.durability' })}</caption>
        <thead>
          <tr>
            <th scope="col">{translate({ id: 'redundancy.model' })}</th>
            <th scope="col">{translate({ id: 'redundancy.loss.disks' })}</th>
            <th scope="col">{translate({ id: 'redundancy.loss.nodes' })}</th>
            <th scope="col">{translate({ id: 'redundancy.loss.sites' })}</th>
            <th scope="col">{translate({ id: 'redundancy.loss.all' })}</th>
            <th scope="col">{translate({ id: 'redundancy.nines' })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
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

/** What the reader should know of these numbers: range, sites against disks, repair times that the rebuild exceeds. */
function DurabilityNotes({ input: { failures }, plan }: ResultsProps): ReactNode {
  const { number, duration } = useNumbers();
  const { nodes, sites, all } = plan.losses.parallel;
  const { disk, node, nexus } = plan.rebuild;
  const tooShort = (rebuild: typeof nexus, days: number): boolean => rebuild !== undefined && rebuild.total > days * SECONDS_OF_DAY;
  const notes = [
    sites > nodes &&
      translate({ id: 'redundancy.note.sites' }, { percent: number(Math.min(99.9, Math.floor((1000 * sites) / all) / 10), 1) }),
    !plan.isInRange && translate({ id: 'redundancy.note.range' }, { days: DAYS_OF_YEAR }),
    tooShort(disk, failures.disk.days) && translate({ id: 'redundancy.note.diskTime' }, { time: duration(disk?.total ?? 0) }),
    tooShort(node, failures.node.days) && translate({ id: 'redundancy.note.nodeTime' }, { time: duration(node?.total ?? 0) }),
    tooShort(nexus, failures.site.days) && translate({ id: 'redundancy.note.siteTime' }, { time: duration(nexus?.total ?? 0) }),
    isCapped(all) && translate({ id: 'redundancy.note.capped' }, { most: MAX_NINES }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className={parts.wide}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** What it costs when a recovery waits. With one parity shard there is no choice. */
function WaitFacts({ input: { own, failures }, plan: { lossesByWait } }: ResultsProps): ReactNode {
  const { number, probability } = useNumbers();
  if (own.innerK < 2) return null;
  const nameOf = (wait: number): string => {
    const values = { wait: number(wait), threshold: number(own.innerK - wait + 1) };
    const name = wait === 1 ? translate({ id: 'redundancy.wait.first' }, values) : translate({ id: 'redundancy.wait.automatic' }, values);
    return wait === failures.wait ? translate({ id: 'redundancy.wait.chosen' }, { name }) : name;
  };
  return (
    <div className={parts.wide}>
      <Facts
        title={translate({ id: 'redundancy.facts.wait' })}
        facts={lossesByWait.map((loss, at) => [nameOf(at + 1), probability(loss)])}
      />
    </div>
  );
}

const SECONDS_OF_YEAR = DAYS_OF_YEAR * SECONDS_OF_DAY;

function AvailabilityFacts({ plan: { unavailability } }: Pick<ResultsProps, 'plan'>): ReactNode {
  const { probability, duration } = useNumbers();
  const value = (share: number): string =>
    translate({ id: 'redundancy.unavailable.value' }, { share: probability(share), time: duration(share * SECONDS_OF_YEAR) });
  return (
    <div className={parts.wide}>
      <Facts
        title={translate({ id: 'redundancy.facts.availability' })}
        facts={[
          [translate({ id: 'redundancy.unavailable.nexus' }), value(unavailability.nexus)],
          [translate({ id: 'redundancy.unavailable.ring' }), value(unavailability.ring)],
        ]}
      />
    </div>
  );
}
