import type { ReactNode } from 'react';
import { DataTable } from '../parts/DataTable';
import { Facts } from '../parts/Facts';
import parts from '../parts/styles.module.css';
import { useNumbers } from '../parts/use-numbers';
import { DAYS_OF_YEAR, type RepairOrder } from './core/chain';
import { isCapped, MAX_NINES, ninesOf, type Published } from './core/durability';
import type { PlanProps } from './Results';
import { say } from './sentences';

const ORDERS = ['parallel', 'serial'] as const satisfies readonly RepairOrder[];
const PUBLISHED = ['window', 'poisson'] as const satisfies readonly (keyof Published)[];

const SECONDS_OF_DAY = 86_400;

/** Shows the probability of data loss within a year by cause and model, the cost of a late recovery, and the availability. */
export function Durability({ input, plan }: PlanProps): ReactNode {
  return (
    <>
      <LossTables plan={plan} />
      <DurabilityNotes input={input} plan={plan} />
      <WaitFacts input={input} plan={plan} />
      <AvailabilityFacts plan={plan} />
    </>
  );
}

const CAUSES = ['disks', 'nodes', 'sites', 'all'] as const;

/** Shows the loss by cause in one model. The other models are collapsed. The published models don't include nodes or sites. */
function LossTables({ plan: { losses, published } }: Pick<PlanProps, 'plan'>): ReactNode {
  const { number, probability } = useNumbers();
  const nines = (loss: number): string => (isCapped(loss) ? say('redundancy.nines.capped', { most: MAX_NINES }) : number(ninesOf(loss), 1));
  const head = [...CAUSES.map((cause) => say(`redundancy.loss.${cause}`)), say('redundancy.nines')];
  const valuesOf = (order: RepairOrder): string[] => [
    ...CAUSES.map((cause) => probability(losses[order][cause])),
    nines(losses[order].all),
  ];
  const title = say('redundancy.facts.durability');
  return (
    <div className={parts.wide}>
      <Facts title={title} facts={valuesOf('parallel').map((value, at) => [head[at] ?? '', value])} />
      <DataTable
        summary={say('redundancy.models')}
        title={title}
        head={[say('redundancy.model'), ...head]}
        rows={[
          ...ORDERS.map((order) => [say(`redundancy.model.${order}`), ...valuesOf(order)]),
          ...PUBLISHED.map((model) => [say(`redundancy.model.${model}`), probability(published[model]), '–', '–', '–', '–']),
        ]}
      />
    </div>
  );
}

/** Notes about the results: validity of the models, sites compared with disks, and repair times shorter than the rebuild. */
function DurabilityNotes({ input: { failures }, plan }: PlanProps): ReactNode {
  const { number, duration } = useNumbers();
  const { nodes, sites, all } = plan.losses.parallel;
  const { disk, node, nexus } = plan.rebuild;
  const tooShort = (rebuild: typeof nexus, days: number): boolean => rebuild !== undefined && rebuild.total > days * SECONDS_OF_DAY;
  const notes = [
    sites > nodes && say('redundancy.note.sites', { percent: number(Math.min(99.9, Math.floor((1000 * sites) / all) / 10), 1) }),
    !plan.isInRange && say('redundancy.note.range', { days: DAYS_OF_YEAR }),
    tooShort(disk, failures.disk.days) && say('redundancy.note.diskTime', { time: duration(disk?.total ?? 0) }),
    tooShort(node, failures.node.days) && say('redundancy.note.nodeTime', { time: duration(node?.total ?? 0) }),
    tooShort(nexus, failures.site.days) && say('redundancy.note.siteTime', { time: duration(nexus?.total ?? 0) }),
    isCapped(all) && say('redundancy.note.capped', { most: MAX_NINES }),
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

/** Shows the cost of waiting with a recovery. With fewer than two parity shards, there's no choice. */
function WaitFacts({ input: { own, failures }, plan: { lossesByWait } }: PlanProps): ReactNode {
  const { number, probability } = useNumbers();
  if (own.innerK < 2) return null;
  const nameOf = (wait: number): string => {
    const values = { wait: number(wait), threshold: number(own.innerK - wait + 1) };
    const name = wait === 1 ? say('redundancy.wait.first', values) : say('redundancy.wait.automatic', values);
    return wait === failures.wait ? say('redundancy.wait.chosen', { name }) : name;
  };
  return (
    <div className={parts.wide}>
      <Facts title={say('redundancy.facts.wait')} facts={lossesByWait.map((loss, at) => [nameOf(at + 1), probability(loss)])} />
    </div>
  );
}

const SECONDS_OF_YEAR = DAYS_OF_YEAR * SECONDS_OF_DAY;

function AvailabilityFacts({ plan: { unavailability } }: Pick<PlanProps, 'plan'>): ReactNode {
  const { probability, duration } = useNumbers();
  const value = (share: number): string =>
    say('redundancy.unavailable.value', { share: probability(share), time: duration(share * SECONDS_OF_YEAR) });
  return (
    <div className={parts.wide}>
      <Facts
        title={say('redundancy.facts.availability')}
        facts={[
          [say('redundancy.unavailable.nexus'), value(unavailability.nexus)],
          [say('redundancy.unavailable.ring'), value(unavailability.ring)],
        ]}
      />
    </div>
  );
}
