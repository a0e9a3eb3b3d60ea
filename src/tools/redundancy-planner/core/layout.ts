/** Rings that fit on the given disks. Pure functions. */
import { nexusesOf, nodesNeeded, shardsOf, type RedundancyClass } from './class';
import { sum } from './lists';

/** Number of disks in each node of a nexus. */
export type NexusDisks = readonly number[];

/** Number of places that `rings` rings can use in a nexus. A node provides at most `group` of its disks to each ring. */
export const placesFor = (disks: NexusDisks, rings: number, group: number): number =>
  sum(disks.map((count) => Math.min(count, rings * group)));

/**
 * Maximum number of rings in a nexus: the largest R with Σ min(disks of a node, R · A) ≥ R · (Ni + Ki).
 *
 * Source: nodes → rings is a flow network with capacity A on each edge. By max-flow min-cut, R rings exist exactly if the inequality is
 * true for each number up to R. Its left side is concave in R, so R alone is decisive. The simulation in the tests places every disk one by
 * one, with the same result.
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

/**
 * Maximum number of nodes, starting with the largest, without which `rings` rings still fit. This is the best case: a recovery only
 * replaces lost shards, and a placement may require healthy shards to move as well.
 */
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

/**
 * Number of nodes of a nexus that can be lost, whatever the placement of the shards, without moving a healthy one. A node with at least R ·
 * A disks always has a free one for a ring of which it has fewer than A shards, and ⌈(Ni + Ki) / A⌉ such nodes can't all have A shards of
 * an incomplete ring.
 */
export function certainSpareNodes(disks: NexusDisks, rings: number, own: RedundancyClass): number {
  const roomy = disks.filter((count) => count >= rings * own.group).length;
  return rings === 0 ? 0 : Math.max(0, roomy - nodesNeeded(own));
}

/** Number of nodes in a nexus where the loss of one disk leaves too little space for all rings, even if healthy shards were moved. */
export function nodesWithoutStandIn(disks: NexusDisks, rings: number, own: RedundancyClass): number {
  const most = rings * own.group;
  const spare = placesFor(disks, rings, own.group) - rings * shardsOf(own);
  return spare > 0 ? 0 : disks.filter((count) => count <= most).length;
}

/** Result of a class on the given disks. All values are counts. */
export interface Layout {
  readonly rings: number;
  /** Number of agents in all nexuses that the class uses. */
  readonly agents: number;
  readonly usedAgents: number;
  readonly idleAgents: number;
  /** Idle agents of the nexus with the fewest, which are available for the rebuild of a disk. */
  readonly idleInFullestNexus: number;
  /** Number of nodes that can be lost in the best case, in the nexus with the fewest. */
  readonly spareNodes: number;
  /** Number of nodes that can be lost whatever the placement of the shards, in the nexus with the fewest. */
  readonly certainSpareNodes: number;
  /** Number of nodes in the smallest nexus. */
  readonly fewestNodes: number;
}

/**
 * @param nexuses disks of each node of each nexus; the class uses the first No + Ko
 * @returns a layout without rings if nexuses or disks are missing; `layoutProblems` explains why
 */
export function layoutOf(own: RedundancyClass, nexuses: readonly NexusDisks[]): Layout {
  const shards = shardsOf(own);
  const used = nexuses.slice(0, nexusesOf(own));
  const isComplete = used.length === nexusesOf(own);
  // Nexuses with identical nodes share one list, which doesn't have to be counted again.
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
    certainSpareNodes: Math.min(...distinct.map((disks) => certainSpareNodes(disks, rings, own))),
    fewestNodes: Math.min(...distinct.map((disks) => disks.length)),
  };
}
