/** Pure functions for a redundancy class, and for the rings that fit on the given disks. N is data, and K is parity. */

/** The five numbers of a redundancy class. All are whole numbers. N and the group are at least 1, and K is at least 0. */
export interface RedundancyClass {
  /** Number of nexuses that contain data. */
  readonly outerN: number;
  /** Number of nexuses that contain parity. */
  readonly outerK: number;
  /** Number of data shards in each nexus. */
  readonly innerN: number;
  /** Number of parity shards in each nexus. */
  readonly innerK: number;
  /** Anti-affinity group: maximum number of a node's agents in a ring. */
  readonly group: number;
}

/** Formats a class, such as `2+1 / 4+2`: the outer code, then the inner code. */
export const classText = ({ outerN, outerK, innerN, innerK }: RedundancyClass): string => `${outerN}+${outerK} / ${innerN}+${innerK}`;

/** Number of nexuses that a class uses: No + Ko. */
export const nexusesOf = ({ outerN, outerK }: RedundancyClass): number => outerN + outerK;

/** Number of shards, and therefore agents, that a ring has in each nexus: Ni + Ki. */
export const shardsOf = ({ innerN, innerK }: RedundancyClass): number => innerN + innerK;

/** Number of agents in a ring: (No + Ko)(Ni + Ki). */
export const agentsOf = (own: RedundancyClass): number => nexusesOf(own) * shardsOf(own);

/** Minimum number of nodes in a nexus: ⌈(Ni + Ki) / A⌉. */
export const nodesNeeded = (own: RedundancyClass): number => Math.ceil(shardsOf(own) / own.group);

/** Bytes on disk per object byte: (No + Ko)(Ni + Ki) / (No · Ni). */
export const expansion = (own: RedundancyClass): number => agentsOf(own) / (own.outerN * own.innerN);

/**
 * Number of agents in a ring that can be lost, no matter which: (Ko + 1)(Ki + 1) − 1. Data is lost if Ko + 1 nexuses have lost Ki + 1
 * shards each, which is the smallest harmful loss. As many can be offline while data is read, because reading requires Ni shards in each of
 * No nexuses, like a rebuild.
 */
export const guaranteedLosses = ({ outerK, innerK }: RedundancyClass): number => (outerK + 1) * (innerK + 1) - 1;

/** Number of agents in a ring that can be lost in the best case: Ko whole nexuses, and Ki agents in each other nexus. */
export const bestCaseLosses = (own: RedundancyClass): number => own.outerK * shardsOf(own) + own.outerN * own.innerK;

/** Number of nodes that a nexus can lose without needing any other nexus: ⌊Ki / A⌋. */
export const nodeLossesOfNexus = ({ innerK, group }: RedundancyClass): number => Math.floor(innerK / group);

/** Number of nodes that can be lost, no matter which: (Ko + 1)(⌊Ki / A⌋ + 1) − 1, the guaranteed losses counted in nodes. */
export const guaranteedNodeLosses = (own: RedundancyClass): number => (own.outerK + 1) * (nodeLossesOfNexus(own) + 1) - 1;

/**
 * The number of agents that a write requires isn't documented. `certain` is true in every case: no agent may be missing. `possible` is what
 * reading allows, but objects then start without their full redundancy.
 */
export const writeTolerance = (own: RedundancyClass) => ({ certain: 0, possible: guaranteedLosses(own) });

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Smallest number in the lists, or infinity if there are none. */
export const leastOf = (lists: readonly (readonly number[])[]): number =>
  Math.min(...Array.from(new Set(lists), (list) => Math.min(...list)));

/** Largest number in the lists, or −∞ if there are none. */
export const mostOf = (lists: readonly (readonly number[])[]): number =>
  Math.max(...Array.from(new Set(lists), (list) => Math.max(...list)));

/** Number of disks in each node in a nexus. */
export type NexusDisks = readonly number[];

/** Number of places that `rings` rings can use in a nexus. Each node provides at most `group` of its disks to each ring. */
export const placesFor = (disks: NexusDisks, rings: number, group: number): number =>
  sum(disks.map((count) => Math.min(count, rings * group)));

/**
 * Maximum number of rings in a nexus: the largest R with Σ min(disks in a node, R · A) ≥ R · (Ni + Ki).
 *
 * Source: nodes → rings is a flow network with capacity A on each edge. By max-flow min-cut, R rings exist if and only if the inequality is
 * true for each number up to R. Its left side is concave in R, so checking R alone is enough. The simulation in the tests places every disk
 * individually, with the same result.
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
 * Maximum number of nodes, starting with the largest, that can be lost while `rings` rings still fit. This is the best case: a recovery
 * replaces only lost shards, but the new placement may require healthy shards to move as well.
 */
export function spareNodes(disks: NexusDisks, rings: number, own: RedundancyClass): number {
  if (rings === 0) return 0;
  const largest = [...disks].sort((one, other) => other - one);
  const tooMany = largest.findIndex((_, lost) => ringsOfNexus(largest.slice(lost + 1), shardsOf(own), own.group) < rings);
  return Math.max(0, tooMany);
}

/**
 * Number of nodes that a nexus can lose, regardless of how shards are placed, without moving healthy shards. A node with at least R · A
 * disks always has a free disk for a ring that has fewer than A shards on the node, and ⌈(Ni + Ki) / A⌉ such nodes can't all have A shards
 * of an incomplete ring.
 */
export function certainSpareNodes(disks: NexusDisks, rings: number, own: RedundancyClass): number {
  const roomy = disks.filter((count) => count >= rings * own.group).length;
  return rings === 0 ? 0 : Math.max(0, roomy - nodesNeeded(own));
}

/** Number of nodes in a nexus where the loss of one disk leaves too little space for all rings, even if healthy shards are moved. */
export function nodesWithoutStandIn(disks: NexusDisks, rings: number, own: RedundancyClass): number {
  const most = rings * own.group;
  const spare = placesFor(disks, rings, own.group) - rings * shardsOf(own);
  return spare > 0 ? 0 : disks.filter((count) => count <= most).length;
}

/**
 * Calculates the layout of a class on the given disks. All values are counts.
 * @param nexuses number of disks in each node, for each nexus. The class uses the first No + Ko nexuses.
 * @returns a layout without rings if nexuses or disks are missing. `layoutProblems` explains why.
 */
export function layoutOf(own: RedundancyClass, nexuses: readonly NexusDisks[]) {
  const used = nexuses.slice(0, nexusesOf(own));
  // Nexuses with identical nodes share one list, which doesn't need to be counted again.
  const distinct = [...new Set(used)];
  const least = (count: (disks: NexusDisks) => number): number => Math.min(...distinct.map(count));
  const rings = used.length === nexusesOf(own) ? least((disks) => ringsOfNexus(disks, shardsOf(own), own.group)) : 0;
  const agents = sum(used.map(sum));
  const usedAgents = rings * agentsOf(own);
  return {
    rings,
    /** Number of agents in all nexuses that the class uses. */
    agents,
    usedAgents,
    idleAgents: agents - usedAgents,
    /** Smallest number of idle agents in any nexus. These agents are available for rebuilding a disk. */
    idleInFullestNexus: least((disks) => sum(disks) - rings * shardsOf(own)),
    /** Smallest number of nodes that any nexus can lose in the best case. */
    spareNodes: least((disks) => spareNodes(disks, rings, own)),
    /** Smallest number of nodes that any nexus can lose, regardless of how shards are placed. */
    certainSpareNodes: least((disks) => certainSpareNodes(disks, rings, own)),
    /** Number of nodes in the smallest nexus. */
    fewestNodes: least((disks) => disks.length),
  };
}
