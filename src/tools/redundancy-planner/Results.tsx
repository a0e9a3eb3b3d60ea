import type { ReactNode } from 'react';
import { useBrand } from '../../ui/use-brand';
import { CopyText } from '../parts/CopyText';
import { DataTable } from '../parts/DataTable';
import { Facts } from '../parts/Facts';
import { Notes } from '../parts/Notes';
import parts from '../parts/styles.module.css';
import type { AnswerOf } from '../parts/Tool';
import { useNumbers, type Numbers } from '../parts/use-numbers';
import { DAYS_OF_YEAR, type RepairOrder } from './core/chain';
import { isCapped, MAX_NINES, ninesOf, type Published } from './core/durability';
import { createCommand, planAsJson, type Plan, type PlanInput } from './core/plan';
import {
  agentsOf,
  bestCaseLosses,
  expansion,
  guaranteedLosses,
  guaranteedNodeLosses,
  nodeLossesOfNexus,
  nodesNeeded,
  writeTolerance,
} from './core/layout';
import { DurabilityPlot, TolerancePlot } from './Plots';
import { problemText, say, warningText } from './sentences';

export interface PlanProps {
  readonly input: PlanInput;
  readonly plan: Plan;
}

/** Describes a plan: its capacity, or the reason why the layout doesn't work. */
export function answerOf({ input, plan: { layout, capacity, problems } }: PlanProps, { number, counted }: Numbers): AnswerOf {
  const [first, ...others] = problems.map(problemText);
  if (first !== undefined)
    return { figure: say('redundancy.problems'), text: others.length > 0 ? say('redundancy.summary.problems') : first, isGood: false };
  const losses = guaranteedLosses(input.own);
  const values = { usable: number(capacity.usable), fill: number(input.fill * 100) };
  const space = counted(layout.rings, say('redundancy.summary.space', values));
  const survives = losses > 0 ? counted(losses, say('redundancy.summary.losses')) : say('redundancy.summary.fragile');
  const sites = input.own.outerK > 0 ? [counted(input.own.outerK, say('redundancy.summary.nexuses'))] : [];
  return { figure: say('redundancy.answer', { planned: number(capacity.planned) }), text: [space, survives, ...sites].join(' ') };
}

/**
 * All results. If the layout doesn't work, only the reasons are shown, because the layout has no capacity or durability. If there's a
 * single reason, only the answer shows it.
 */
export function Results({ input, plan }: PlanProps): ReactNode {
  const { problems, warnings } = plan;
  if (problems.length > 0)
    return problems.length > 1 && <Notes title={say('redundancy.reasons')} texts={problems.map(problemText)} areProblems />;
  return (
    <div className={parts.results}>
      <Notes title={say('redundancy.warnings')} texts={warnings.map(warningText)} />
      <PlanFacts input={input} plan={plan} />
      <LossTables plan={plan} />
      <DurabilityNotes input={input} plan={plan} />
      <WaitFacts input={input} plan={plan} />
      <AvailabilityFacts plan={plan} />
      <TolerancePlot input={input} />
      <DurabilityPlot input={input} />
    </div>
  );
}

/** Shows rings, capacity, tolerated losses, the order, network, memory, and the duration of rebuilds. */
function PlanFacts({ input: { own, target }, plan: { layout, capacity, order, traffic, memory, rebuild } }: PlanProps): ReactNode {
  const { number, duration } = useNumbers();
  const tb = (value: number): string => `${number(value)} TB`;
  const gbit = (value: number): string => `${number(value)} Gbit/s`;
  const gib = (value: number): string => `${number(value, 1)} GiB`;
  const write = writeTolerance(own);
  const isBetterAtBest = capacity.usableAtBest - capacity.usable > capacity.usable * 1e-9;
  /** Describes what a rebuild transfers, its minimum duration, and what limits it. */
  const rebuildText = (part: keyof Plan['rebuild']): string => {
    const found = rebuild[part];
    if (!found) return say('redundancy.rebuild.none');
    const values = { time: duration(found.total), limit: say(`redundancy.limit.${found.limit}`), fetched: number(found.fetched) };
    return found.fromOtherNexuses ? say('redundancy.rebuild.betweenSites', values) : say('redundancy.rebuild.inNexus', values);
  };
  return (
    <>
      <Facts
        title={say('redundancy.facts.layout')}
        facts={[
          [say('redundancy.rings'), number(layout.rings)],
          [say('redundancy.agentsOfRing'), number(agentsOf(own))],
          [say('redundancy.usedAgents'), say('redundancy.of', { part: number(layout.usedAgents), all: number(layout.agents) })],
          [say('redundancy.idleAgents'), number(layout.idleAgents)],
          [say('redundancy.nodesOfNexus'), say('redundancy.need', { have: number(layout.fewestNodes), need: number(nodesNeeded(own)) })],
          [
            say('redundancy.spareNodes'),
            say('redundancy.spareNodes.value', { certain: number(layout.certainSpareNodes), best: number(layout.spareNodes) }),
          ],
        ]}
      />
      <Facts
        title={say('redundancy.facts.capacity')}
        facts={[
          [say('redundancy.raw'), tb(capacity.raw)],
          [say('redundancy.rawInRings'), tb(capacity.rawInRings)],
          [say('redundancy.expansion'), number(expansion(own), 3)],
          [say('redundancy.usable'), tb(capacity.usable)],
          ...(isBetterAtBest ? [[say('redundancy.usableAtBest'), tb(capacity.usableAtBest)] as const] : []),
          [say('redundancy.planned'), tb(capacity.planned)],
        ]}
      />
      <Facts
        title={say('redundancy.facts.losses')}
        facts={[
          [say('redundancy.any'), number(guaranteedLosses(own))],
          [say('redundancy.best'), number(bestCaseLosses(own))],
          [say('redundancy.wholeNexuses'), number(own.outerK)],
          [say('redundancy.nodeLosses'), number(nodeLossesOfNexus(own))],
          [say('redundancy.anyNodes'), number(guaranteedNodeLosses(own))],
          [say('redundancy.read'), number(guaranteedLosses(own))],
          [say('redundancy.write'), say('redundancy.write.value', { certain: number(write.certain), possible: number(write.possible) })],
        ]}
      />
      <Facts
        title={say('redundancy.facts.order', { target: number(target) })}
        facts={[
          [say('redundancy.rawNeeded'), tb(order.rawNeeded)],
          [say('redundancy.rings'), number(order.rings)],
          [say('redundancy.disksToBuy'), number(order.disks)],
          [say('redundancy.disksInNexus'), number(order.disksInEachNexus)],
          [say('redundancy.nodesInNexus'), number(order.nodesInEachNexus)],
          [say('redundancy.planned'), tb(order.planned)],
        ]}
      />
      <Facts
        title={say('redundancy.facts.traffic')}
        facts={[
          [say('redundancy.out'), gbit(traffic.out)],
          [say('redundancy.intoNexus'), gbit(traffic.intoNexus)],
          [say('redundancy.memory.demo'), gib(memory.demo)],
          [say('redundancy.memory.practice'), gib(memory.practice)],
        ]}
      />
      <Facts
        title={say('redundancy.facts.rebuild')}
        facts={(['disk', 'node', 'nexus'] as const).map((part) => [say(`redundancy.rebuild.${part}`), rebuildText(part)])}
      />
    </>
  );
}

/** Buttons that copy a plan that works. */
export function Copies({ input, plan }: PlanProps): ReactNode {
  const { cli } = useBrand();
  if (cli === null || plan.problems.length > 0) return null;
  return (
    <>
      <CopyText label={say('redundancy.copy.command')} text={() => createCommand(cli, input.own)} />
      <CopyText label={say('redundancy.copy.json')} text={() => planAsJson(input, plan)} />
    </>
  );
}

const ORDERS = ['parallel', 'serial'] as const satisfies readonly RepairOrder[];
const PUBLISHED = ['window', 'poisson'] as const satisfies readonly (keyof Published)[];

const SECONDS_OF_DAY = 86_400;

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
