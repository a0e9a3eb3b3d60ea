/** What follows from the five numbers of a redundancy class alone. N is data, K is parity. Pure. */

/** The five numbers. All are whole; N and the group are at least 1, K at least 0. */
export interface RedundancyClass {
  /** Nexuses that hold data. */
  readonly outerN: number;
  /** Nexuses that hold parity. */
  readonly outerK: number;
  /** Data shards in each nexus. */
  readonly innerN: number;
  /** Parity shards in each nexus. */
  readonly innerK: number;
  /** Anti-affinity group: most agents of one node in a ring. */
  readonly group: number;
}

/** `2+1 / 4+2`: outer, then inner. */
export const classText = ({ outerN, outerK, innerN, innerK }: RedundancyClass): string => `${outerN}+${outerK} / ${innerN}+${innerK}`;

/** Nexuses of the class: No + Ko. */
export const nexusesOf = ({ outerN, outerK }: RedundancyClass): number => outerN + outerK;

/** Shards, so agents, of a ring in each nexus: Ni + Ki. */
export const shardsOf = ({ innerN, innerK }: RedundancyClass): number => innerN + innerK;

/** Agents of a ring: (No + Ko)(Ni + Ki). */
export const agentsOf = (own: RedundancyClass): number => nexusesOf(own) * shardsOf(own);

/** Fewest nodes of a nexus: ⌈(Ni + Ki) / A⌉. */
export const nodesNeeded = (own: RedundancyClass): number => Math.ceil(shardsOf(own) / own.group);

/** Bytes on disks for each byte of an object: (No + Ko)(Ni + Ki) / (No · Ni). */
export const expansion = (own: RedundancyClass): number => agentsOf(own) / (own.outerN * own.innerN);

/**
 * Agents of a ring that can be lost wherever they are: (Ko + 1)(Ki + 1) − 1. Data is lost when Ko + 1 nexuses have lost
 * Ki + 1 shards each, and that is the smallest such accident.
 */
export const guaranteedLosses = ({ outerK, innerK }: RedundancyClass): number => (outerK + 1) * (innerK + 1) - 1;

/** Agents of a ring that can be lost if they are the right ones: Ko whole nexuses, and Ki in each other one. */
export const bestCaseLosses = (own: RedundancyClass): number => own.outerK * shardsOf(own) + own.outerN * own.innerK;

/** Nodes of one nexus that can be lost while it needs no other nexus: ⌊Ki / A⌋. */
export const nodeLossesOfNexus = ({ innerK, group }: RedundancyClass): number => Math.floor(innerK / group);

/** Nodes that can be lost wherever they are: (Ko + 1)(⌊Ki / A⌋ + 1) − 1, the guaranteed losses counted in nodes. */
export const guaranteedNodeLosses = (own: RedundancyClass): number => (own.outerK + 1) * (nodeLossesOfNexus(own) + 1) - 1;

/** Agents of a ring that may be offline while its data can be read. */
export interface Tolerance {
  /** Wherever they are. */
  readonly any: number;
  /** If they are the right ones. */
  readonly best: number;
}

/** Reading needs Ni shards in each of No nexuses, as a rebuild does: what may be lost may also be offline. */
export const readTolerance = (own: RedundancyClass): Tolerance => ({ any: guaranteedLosses(own), best: bestCaseLosses(own) });

/**
 * How many agents a write needs is not documented. Certain is what holds in every case: none may be missing. Possible is
 * what reading allows, with objects that begin without their full redundancy.
 */
export const writeTolerance = (own: RedundancyClass): { readonly certain: number; readonly possible: number } => ({
  certain: 0,
  possible: guaranteedLosses(own),
});
