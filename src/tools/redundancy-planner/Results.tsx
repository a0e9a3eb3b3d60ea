import type { ReactNode } from 'react';
import { useBrand } from '../../ui/use-brand';
import { CopyText } from '../parts/CopyText';
import { DataTable } from '../parts/DataTable';
import { Facts, type Fact } from '../parts/Facts';
import { Notes } from '../parts/Notes';
import parts from '../parts/styles.module.css';
import type { AnswerOf } from '../parts/Tool';
import { useNumbers, type Numbers } from '../parts/use-numbers';
import type { Rebuild } from './core/capacity';
import { DAYS_OF_YEAR, type RepairOrder } from './core/chain';
import { isCapped, MAX_NINES, ninesOf } from './core/durability';
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
export function answerOf({ input, plan: { capacity, problems } }: PlanProps, { number, counted }: Numbers): AnswerOf {
  const [first, ...others] = problems.map(problemText);
  if (first !== undefined)
    return { figure: say('redundancy.problems'), text: others.length > 0 ? say('redundancy.summary.problems') : first, isGood: false };
  const losses = guaranteedLosses(input.own);
  const { raw, usable } = capacity;
  const spaces = say('redundancy.summary.space', { raw: number(raw), usable: number(usable), fill: number(input.fill * 100) });
  const space = counted(input.nexuses.length, spaces);
  const survives = losses > 0 ? counted(losses, say('redundancy.summary.losses')) : say('redundancy.summary.fragile');
  const sites = input.own.outerK > 0 ? [counted(input.own.outerK, say('redundancy.summary.nexuses'))] : [];
  return { figure: say('redundancy.answer', { planned: number(capacity.planned) }), text: [space, survives, ...sites].join(' ') };
}

/**
 * All results. If the layout doesn't work, only the reasons are shown, because the layout has no capacity or durability. If there's a
 * single reason, only the answer shows it.
 */
export function Results({ input, plan }: PlanProps): ReactNode {
  const numbers = useNumbers();
  const { number, probability, duration } = numbers;
  const { problems, warnings, lossesByWait, unavailability } = plan;
  if (problems.length > 0)
    return problems.length > 1 && <Notes title={say('redundancy.reasons')} texts={problems.map(problemText)} areProblems />;
  const notes = durabilityNotes({ input, plan }, numbers);
  const waits = lossesByWait.map((loss, at): Fact => [waitText(at + 1, input, number), probability(loss)]);
  const unavailable = (['nexus', 'ring'] as const).map((part): Fact => {
    const values = { share: probability(unavailability[part]), time: duration(unavailability[part] * DAYS_OF_YEAR * SECONDS_OF_DAY) };
    return [say(`redundancy.unavailable.${part}`), say('redundancy.unavailable.value', values)];
  });
  return (
    <div className={parts.results}>
      <Notes title={say('redundancy.warnings')} texts={warnings.map(warningText)} />
      {Object.entries(factsOf({ input, plan }, numbers)).map(([group, facts]) => (
        <Facts
          key={group}
          title={say(`redundancy.facts.${group as keyof FactGroups}`, { target: number(input.target) })}
          facts={Object.entries(facts).map(([name, value]) => [say(`redundancy.${name as FactName}`), value])}
        />
      ))}
      <LossTables plan={plan} />
      {notes.length > 0 && (
        <ul className={parts.wide}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {/* With fewer than two parity shards, there's no choice. */}
      {waits.length > 1 && <Facts isWide title={say('redundancy.facts.wait')} facts={waits} />}
      <Facts isWide title={say('redundancy.facts.availability')} facts={unavailable} />
      <TolerancePlot input={input} />
      <DurabilityPlot input={input} />
    </div>
  );
}

/** Returns rings, capacity, tolerated losses, the order, network, memory, and the duration of rebuilds, by the last parts of their text IDs. */
function factsOf({ input: { own }, plan }: PlanProps, { number, duration }: Numbers) {
  const { layout, capacity, order, traffic, memory, rebuild } = plan;
  const tb = (value: number): string => `${number(value)} TB`;
  const gbit = (value: number): string => `${number(value)} Gbit/s`;
  const gib = (value: number): string => `${number(value, 1)} GiB`;
  const write = writeTolerance(own);
  const isBetterAtBest = capacity.usableAtBest - capacity.usable > capacity.usable * 1e-9;
  /** Describes what a rebuild transfers, its minimum duration, and what limits it. */
  const rebuildText = (found: Rebuild | undefined): string => {
    if (!found) return say('redundancy.rebuild.none');
    const values = { time: duration(found.total), limit: say(`redundancy.limit.${found.limit}`), fetched: number(found.fetched) };
    return say(`redundancy.rebuild.${found.fromOtherNexuses ? 'betweenSites' : 'inNexus'}`, values);
  };
  return {
    layout: {
      rings: number(layout.rings),
      agentsOfRing: number(agentsOf(own)),
      usedAgents: say('redundancy.of', { part: number(layout.usedAgents), all: number(layout.agents) }),
      idleAgents: number(layout.idleAgents),
      nodesOfNexus: say('redundancy.need', { have: number(layout.fewestNodes), need: number(nodesNeeded(own)) }),
      spareNodes: say('redundancy.spareNodes.value', { certain: number(layout.certainSpareNodes), best: number(layout.spareNodes) }),
    },
    capacity: {
      raw: tb(capacity.raw),
      rawInRings: tb(capacity.rawInRings),
      expansion: number(expansion(own), 3),
      usable: tb(capacity.usable),
      usableAtBest: isBetterAtBest ? tb(capacity.usableAtBest) : undefined,
      planned: tb(capacity.planned),
    },
    losses: {
      any: number(guaranteedLosses(own)),
      best: number(bestCaseLosses(own)),
      wholeNexuses: number(own.outerK),
      nodeLosses: number(nodeLossesOfNexus(own)),
      anyNodes: number(guaranteedNodeLosses(own)),
      read: number(guaranteedLosses(own)),
      write: say('redundancy.write.value', { certain: number(write.certain), possible: number(write.possible) }),
    },
    order: {
      rawNeeded: tb(order.rawNeeded),
      rings: number(order.rings),
      disksToBuy: number(order.disks),
      disksInNexus: number(order.disksInEachNexus),
      nodesInNexus: number(order.nodesInEachNexus),
      planned: tb(order.planned),
    },
    traffic: {
      out: gbit(traffic.out),
      intoNexus: gbit(traffic.intoNexus),
      'memory.demo': gib(memory.demo),
      'memory.practice': gib(memory.practice),
    },
    rebuild: {
      'rebuild.disk': rebuildText(rebuild.disk),
      'rebuild.node': rebuildText(rebuild.node),
      'rebuild.nexus': rebuildText(rebuild.nexus),
    },
  };
}

type FactGroups = ReturnType<typeof factsOf>;
type FactName = { [Group in keyof FactGroups]: keyof FactGroups[Group] }[keyof FactGroups];

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
          ...(['parallel', 'serial'] as const).map((order) => [say(`redundancy.model.${order}`), ...valuesOf(order)]),
          ...(['window', 'poisson'] as const).map((model) => [
            say(`redundancy.model.${model}`),
            probability(published[model]),
            ...Array<string>(4).fill('–'),
          ]),
        ]}
      />
    </div>
  );
}

/** Returns notes about the results: validity of the models, sites compared with disks, and repair times shorter than the rebuild. */
function durabilityNotes({ input: { failures }, plan }: PlanProps, { number, duration }: Numbers): string[] {
  const { nodes, sites, all } = plan.losses.parallel;
  const tooShort = (part: 'disk' | 'node' | 'site', time = 0): false | string =>
    time > failures[part].days * SECONDS_OF_DAY && say(`redundancy.note.${part}Time`, { time: duration(time) });
  return [
    sites > nodes && say('redundancy.note.sites', { percent: number(Math.min(99.9, Math.floor((1000 * sites) / all) / 10), 1) }),
    !plan.isInRange && say('redundancy.note.range', { days: DAYS_OF_YEAR }),
    tooShort('disk', plan.rebuild.disk?.total),
    tooShort('node', plan.rebuild.node?.total),
    tooShort('site', plan.rebuild.nexus?.total),
    isCapped(all) && say('redundancy.note.capped', { most: MAX_NINES }),
  ].filter((note) => note !== false);
}

/** Names a number of missing shards at which recovery can begin. */
function waitText(wait: number, { own, failures }: PlanInput, number: Numbers['number']): string {
  const values = { wait: number(wait), threshold: number(own.innerK - wait + 1) };
  const name = say(`redundancy.wait.${wait === 1 ? 'first' : 'automatic'}`, values);
  return wait === failures.wait ? say('redundancy.wait.chosen', { name }) : name;
}
