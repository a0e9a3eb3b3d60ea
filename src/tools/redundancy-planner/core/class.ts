/** Results that depend only on the five numbers of a redundancy class. N is data, K is parity. Pure functions. */

/** The five numbers. All are whole numbers; N and the group are at least 1, and K is at least 0. */
export interface RedundancyClass {
  /** Number of nexuses that contain data. */
  readonly outerN: number;
  /** Number of nexuses that contain parity. */
  readonly outerK: number;
  /** Data shards in each nexus. */
  readonly innerN: number;
  /** Parity shards in each nexus. */
  readonly innerK: number;
  /** Anti-affinity group: maximum number of agents of one node in a ring. */
  readonly group: number;
}

/** For example, `2+1 / 4+2`: outer code, then inner code. */
export const classText = ({ outerN, outerK, innerN, innerK }: RedundancyClass): string => `${outerN}+${outerK} / ${innerN}+${innerK}`;

/** Nexuses of the class: No + Ko. */
export const nexusesOf = ({ outerN, outerK }: RedundancyClass): number => outerN + outerK;

/** Number of shards, and therefore agents, of a ring in each nexus: Ni + Ki. */
export const shardsOf = ({ innerN, innerK }: RedundancyClass): number => innerN + innerK;

/** Agents of a ring: (No + Ko)(Ni + Ki). */
export const agentsOf = (own: RedundancyClass): number => nexusesOf(own) * shardsOf(own);

/** Minimum number of nodes in a nexus: ⌈(Ni + Ki) / A⌉. */
export const nodesNeeded = (own: RedundancyClass): number => Math.ceil(shardsOf(own) / own.group);

/** Bytes on disk per byte of an object: (No + Ko)(Ni + Ki) / (No · Ni). */
export const expansion = (own: RedundancyClass): number => agentsOf(own) / (own.outerN * own.innerN);

/**
 * Number of agents of a ring that can be lost, whichever they are: (Ko + 1)(Ki + 1) − 1. Data is lost if Ko + 1 nexuses have lost Ki + 1
 * shards each, which is the smallest loss of this kind.
 */
export const guaranteedLosses = ({ outerK, innerK }: RedundancyClass): number => (outerK + 1) * (innerK + 1) - 1;

/** Number of agents of a ring that can be lost in the best case: Ko whole nexuses, and Ki agents in each other nexus. */
export const bestCaseLosses = (own: RedundancyClass): number => own.outerK * shardsOf(own) + own.outerN * own.innerK;

/** Number of nodes of a nexus that can be lost while it doesn't need any other nexus: ⌊Ki / A⌋. */
export const nodeLossesOfNexus = ({ innerK, group }: RedundancyClass): number => Math.floor(innerK / group);

/** Number of nodes that can be lost, whichever they are: (Ko + 1)(⌊Ki / A⌋ + 1) − 1, the guaranteed losses counted in nodes. */
export const guaranteedNodeLosses = (own: RedundancyClass): number => (own.outerK + 1) * (nodeLossesOfNexus(own) + 1) - 1;

/** Number of agents of a ring that may be offline while its data can be read. */
export interface Tolerance {
  /** Whichever agents they are. */
  readonly any: number;
  /** In the best case. */
  readonly best: number;
}

/** Reading needs Ni shards in each of No nexuses, like a rebuild, so agents that may be lost may also be offline. */
export const readTolerance = (own: RedundancyClass): Tolerance => ({ any: guaranteedLosses(own), best: bestCaseLosses(own) });

/**
 * The number of agents that a write needs isn't documented. `certain` is true in every case: none may be missing. `possible` is what
 * reading allows, with objects that start without their full redundancy.
 */
export const writeTolerance = (own: RedundancyClass): { readonly certain: number; readonly possible: number } => ({
  certain: 0,
  possible: guaranteedLosses(own),
});
