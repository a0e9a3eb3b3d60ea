/** Pure functions for results that depend only on the five numbers of a redundancy class. N is data, and K is parity. */

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
 * shards each, which is the smallest harmful loss.
 */
export const guaranteedLosses = ({ outerK, innerK }: RedundancyClass): number => (outerK + 1) * (innerK + 1) - 1;

/** Number of agents in a ring that can be lost in the best case: Ko whole nexuses, and Ki agents in each other nexus. */
export const bestCaseLosses = (own: RedundancyClass): number => own.outerK * shardsOf(own) + own.outerN * own.innerK;

/** Number of nodes that a nexus can lose without needing any other nexus: ⌊Ki / A⌋. */
export const nodeLossesOfNexus = ({ innerK, group }: RedundancyClass): number => Math.floor(innerK / group);

/** Number of nodes that can be lost, no matter which: (Ko + 1)(⌊Ki / A⌋ + 1) − 1, the guaranteed losses counted in nodes. */
export const guaranteedNodeLosses = (own: RedundancyClass): number => (own.outerK + 1) * (nodeLossesOfNexus(own) + 1) - 1;

/** Number of agents in a ring that can be offline while its data stays readable. */
export interface Tolerance {
  /** Number in every case, no matter which agents are offline. */
  readonly any: number;
  /** Number in the best case. */
  readonly best: number;
}

/** Reading requires Ni shards in each of No nexuses, like a rebuild, so the agents that can be lost can also be offline. */
export const readTolerance = (own: RedundancyClass): Tolerance => ({ any: guaranteedLosses(own), best: bestCaseLosses(own) });

/**
 * The number of agents that a write requires isn't documented. `certain` is true in every case: no agent may be missing. `possible` is what
 * reading allows, but objects then start without their full redundancy.
 */
export const writeTolerance = (own: RedundancyClass): { readonly certain: number; readonly possible: number } => ({
  certain: 0,
  possible: guaranteedLosses(own),
});
