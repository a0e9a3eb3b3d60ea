import type { ReactNode } from 'react';
import { useBrand } from '../../ui/use-brand';
import type { AnswerOf } from '../parts/Answer';
import { CopyText } from '../parts/CopyText';
import { Facts } from '../parts/Facts';
import { Notes } from '../parts/Notes';
import styles from '../parts/styles.module.css';
import { useCounted } from '../parts/use-counted';
import { useNumbers } from '../parts/use-numbers';
import { createCommand, planAsJson } from './command';
import {
  agentsOf,
  bestCaseLosses,
  expansion,
  guaranteedLosses,
  guaranteedNodeLosses,
  nodeLossesOfNexus,
  nodesNeeded,
  readTolerance,
  writeTolerance,
} from './core/class';
import type { Plan, PlanInput } from './core/plan';
import { Durability } from './Durability';
import { DurabilityPlot, TolerancePlot } from './Plots';
import { problemText, say, warningText } from './sentences';

export interface PlanProps {
  readonly input: PlanInput;
  readonly plan: Plan;
}

/** Returns a function that writes the answer for a plan: its capacity, or the reason why the layout doesn't work. */
export function useAnswer(): (planned: PlanProps) => AnswerOf {
  const { number } = useNumbers();
  const counted = useCounted();
  return ({ input, plan: { layout, capacity, problems } }) => {
    const [first, ...others] = problems.map(problemText);
    if (first !== undefined)
      return { figure: say('redundancy.problems'), text: others.length > 0 ? say('redundancy.summary.problems') : first, isGood: false };
    const losses = guaranteedLosses(input.own);
    const space = counted(
      layout.rings,
      say('redundancy.summary.space', { usable: number(capacity.usable), fill: number(input.fill * 100) }),
    );
    const survives = losses > 0 ? counted(losses, say('redundancy.summary.losses')) : say('redundancy.summary.fragile');
    const sites = input.own.outerK > 0 ? [counted(input.own.outerK, say('redundancy.summary.nexuses'))] : [];
    return { figure: say('redundancy.answer', { planned: number(capacity.planned) }), text: [space, ...sites, survives].join(' ') };
  };
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
    <div className={styles.results}>
      <Notes title={say('redundancy.warnings')} texts={warnings.map(warningText)} />
      <PlanFacts input={input} plan={plan} />
      <Durability input={input} plan={plan} />
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
          [say('redundancy.read'), number(readTolerance(own).any)],
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
