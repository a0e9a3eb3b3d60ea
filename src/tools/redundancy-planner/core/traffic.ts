/** Network and memory that a class asks for. Pure. */
import { expansion, shardsOf, type RedundancyClass } from './class';

export interface Traffic {
  /** Out of all gateways: W × E. */
  readonly out: number;
  /** Into each nexus: W × (Ni + Ki) / (No · Ni). */
  readonly intoNexus: number;
}

/** @param written client writes W, in any unit of bytes over time; the result has the same */
export const trafficOf = (own: RedundancyClass, written: number): Traffic => ({
  out: written * expansion(own),
  intoNexus: (written * shardsOf(own)) / (own.outerN * own.innerN),
});

/** GiB. The system's share is an assumption of the planner. */
const SYSTEM_GIB = 2;
/** GiB for each agent: the limit of the published demo, whose volumes have 100 GB. */
const DEMO_AGENT_GIB = 0.5;
/** GiB for each disk: what vendors of other systems plan for large disks (5 to 8 GB, general practice). */
const PRACTICE_AGENT_GIB = 8;

/** Memory of a node in GiB, by the demo's limit and by general practice for large disks. */
export const memoryOf = (disks: number): { readonly demo: number; readonly practice: number } => ({
  demo: disks * DEMO_AGENT_GIB + SYSTEM_GIB,
  practice: disks * PRACTICE_AGENT_GIB + SYSTEM_GIB,
});
