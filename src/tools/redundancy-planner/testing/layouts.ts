/** Functions that try every case for small layouts, to verify the formulas. Used only in tests. */
import { nexusesOf, shardsOf, type RedundancyClass, type NexusDisks } from '../core/layout';

const bit = (set: number, at: number): boolean => ((set >> at) & 1) === 1;
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Whether a ring can be read without the agents in the bit set `lost`. A nexus's agents are consecutive bits. */
function survives(own: RedundancyClass, lost: number): boolean {
  const shards = shardsOf(own);
  const whole = range(nexusesOf(own)).filter((nexus) => {
    const there = range(shards).filter((shard) => !bit(lost, nexus * shards + shard));
    return there.length >= own.innerN;
  });
  return whole.length >= own.outerN;
}

/** Creates a class. For example, 2+1 / 4+2 is `classOf(2, 1, 4, 2)`. */
export const classOf = (outerN: number, outerK: number, innerN: number, innerK: number, group = 1): RedundancyClass => ({
  outerN,
  outerK,
  innerN,
  innerK,
  group,
});

export interface Outcome {
  /** Bit set of the lost units. */
  readonly chosen: number;
  readonly lost: number;
  readonly count: number;
  readonly survives: boolean;
}

/** Returns the outcome for every set of lost units. A unit includes the agents in its bit set. */
export function everyLoss(own: RedundancyClass, units: readonly number[]): Outcome[] {
  return range(2 ** units.length).map((chosen) => {
    const taken = units.filter((_, at) => bit(chosen, at));
    const lost = taken.reduce((sum, agents) => sum | agents, 0);
    return { chosen, lost, count: taken.length, survives: survives(own, lost) };
  });
}

/** Returns the ways to assign agents to one ring, as the number of agents that each node provides. */
function ringsFrom(disks: NexusDisks, shards: number, group: number): number[][] {
  const [first, ...rest] = disks;
  if (first === undefined) return shards === 0 ? [[]] : [];
  const most = Math.min(first, group, shards);
  return range(most + 1).flatMap((given) => ringsFrom(rest, shards - given, group).map((others) => [given, ...others]));
}

/** Finds the maximum number of rings in a nexus by trying every way to form them one by one. @param known results by remaining disks */
export function mostRings(disks: NexusDisks, shards: number, group: number, known = new Map<string, number>()): number {
  const key = [...disks].sort().join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const left = ringsFrom(disks, shards, group).map((ring) => disks.map((count, node) => count - (ring[node] ?? 0)));
  const most = Math.max(0, ...left.map((rest) => 1 + mostRings(rest, shards, group, known)));
  known.set(key, most);
  return most;
}

/**
 * Number of whole thresholds at which automatic recovery can begin: 0 ‹ d0 ‹ K. Recovery begins when d, the number of online shards beyond
 * N, falls below d0. For K ≤ 1, there is no threshold. For K = 2, recovery begins when there's no margin left.
 *
 * It isn't documented whether the product counts d at the inner level, the outer level, or both.
 */
export const recoveryThresholds = (parity: number): number => Math.max(0, parity - 1);
