/** Rings that fit on given disks. Pure. */
import { nexusesOf, shardsOf, type RedundancyClass } from './class';
import { sum } from './lists';

/** Disks of each node of a nexus. */
export type NexusDisks = readonly number[];

/** Places that `rings` rings can take in a nexus: a node gives each ring at most `group` of its disks. */
export const placesFor = (disks: NexusDisks, rings: number, group: number): number =>
  sum(disks.map((count) => Math.min(count, rings * group)));

/**
 * Most rings of a nexus: the largest R with Σ min(disks of a node, R · A) ≥ R · (Ni + Ki).
 *
 * Source: nodes → rings is a flow network with capacity A on each edge. By max-flow min-cut R rings exist exactly when the
 * inequality holds for each number up to R; the left side is concave in R, so R alone decides.
 * The simulation in the tests places every disk one by one and finds the same.
 */
export function ringsOfNexus(disks: NexusDisks, shards: number, group: number): number {
  let possible = 0;
  let impossible = Math.floor(sum(disks) / shards) + 1;
  while (impossible - possible > 1) {
    const middle = Math.floor((possible + impossible) / 2);
    if (placesFor(disks, middle, group) >= middle * shards) possible = middle;
    else impossible = middle;
  }
  return possible;
}

/** Most nodes of a nexus, the largest ones first, without which `rings` rings still fit: those have a stand-in. */
export function spareNodes(disks: NexusDisks, rings: number, own: RedundancyClass): number {
  const rest = [...disks].sort((one, other) => other - one);
  const fits = (): boolean => ringsOfNexus(rest, shardsOf(own), own.group) >= rings;
  let spare = 0;
  while (rest.length > 0 && rings > 0) {
    rest.shift();
    if (!fits()) break;
    spare += 1;
  }
  return spare;
}

/** What a class makes of the disks. Counts. */
export interface Layout {
  readonly rings: number;
  /** Agents of all nexuses that the class uses. */
  readonly agents: number;
  readonly usedAgents: number;
  readonly idleAgents: number;
  /** Idle agents of the nexus that has fewest: what is there for the rebuild of a disk. */
  readonly idleInFullestNexus: number;
  /** Nodes that have a stand-in, in the nexus that has fewest of these. */
  readonly spareNodes: number;
  /** Nodes of the smallest nexus. */
  readonly fewestNodes: number;
}

/**
 * @param nexuses disks of each node of each nexus; the class uses the first No + Ko
 * @returns a layout of no rings where nexuses or disks are missing; `layoutProblems` says why
 */
export function layoutOf(own: RedundancyClass, nexuses: readonly NexusDisks[]): Layout {
  const shards = shardsOf(own);
  const used = nexuses.slice(0, nexusesOf(own));
  const isComplete = used.length === nexusesOf(own);
  // Nexuses of equal nodes are one list, which need not be counted again.
  const distinct = [...new Set(used)];
  const rings = isComplete ? Math.min(...distinct.map((disks) => ringsOfNexus(disks, shards, own.group))) : 0;
  const agents = sum(used.map(sum));
  const usedAgents = rings * shards * nexusesOf(own);
  return {
    rings,
    agents,
    usedAgents,
    idleAgents: agents - usedAgents,
    idleInFullestNexus: Math.min(...distinct.map((disks) => sum(disks) - rings * shards)),
    spareNodes: Math.min(...distinct.map((disks) => spareNodes(disks, rings, own))),
    fewestNodes: Math.min(...distinct.map((disks) => disks.length)),
  };
}
