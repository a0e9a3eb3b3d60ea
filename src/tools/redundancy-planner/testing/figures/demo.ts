/** Values from the published demo and from general practice that the core uses. For tests. */
import { memoryOf } from '../../core/capacity';

export const SYSTEM_GIB = memoryOf(0).demo;
export const AGENT_GIB = memoryOf(1).demo - SYSTEM_GIB;
/** Maximum that vendors recommend for a large disk. */
export const PRACTICE_GB = memoryOf(1).practice - memoryOf(0).practice;

/** CPU of an agent in the demo, in cores. */
export const DEMO_CPU = { request: 0.05, limit: 1 } as const;
