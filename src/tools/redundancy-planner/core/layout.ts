/** Rings that fit on given disks. Pure. */
import { nexusesOf, nodesNeeded, shardsOf, type RedundancyClass } from './class';
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

/**
 * Most nodes of a nexus, the largest ones first, without which `rings` rings still fit. That is at best: a recovery only
 * replaces lost shards, and a placement may need healthy shards to move as well.
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
 * Nodes of a nexus that can be lost however the shards are placed, without moving a healthy one. A node with at least
 * R · A disks always has a free one for a ring of which it holds fewer than A shards, and ⌈(Ni + Ki) / A⌉ such nodes
 * cannot all hold A shards of a ring that lacks one.
 */
export function certainSpareNodes(disks: NexusDisks, rings: number, own: RedundancyClass): number {
  const roomy = disks.filter((count) => count >= rings * own.group).length;
  return rings === 0 ? 0 : Math.max(0, roomy - nodesNeeded(own));
}

/** Nodes of a nexus whose loss of one disk leaves no room for all rings, even if healthy shards moved. */
export function nodesWithoutStandIn(disks: NexusDisks, rings: number, own: RedundancyClass): number {
  const most = rings * own.group;
  const spare = placesFor(disks, rings, own.group) - rings * shardsOf(own);
  return spare > 0 ? 0 : disks.filter((count) => count <= most).length;
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
  /** Nodes that can be lost at best, in the nexus that has fewest of these. */
  readonly spareNodes: number;
  /** Nodes that can be lost however the shards are placed, in the nexus that has fewest of these. */
  readonly certainSpareNodes: number;
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
    certainSpareNodes: Math.min(...distinct.map((disks) => certainSpareNodes(disks, rings, own))),
    fewestNodes: Math.min(...distinct.map((disks) => disks.length)),
  };
}
