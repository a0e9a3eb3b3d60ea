/** Pure functions that write a plan as text to copy. */
import { nexusesOf, type RedundancyClass } from './core/class';
import type { Plan, PlanInput } from './core/plan';

/** Writes the command that creates the class. IDs and the name are shell variables that the reader has set with the previous commands. */
export function createCommand(program: string, own: RedundancyClass): string {
  const ids = Array.from({ length: nexusesOf(own) }, (_, at) => `$NEXUS_${at + 1}`).join();
  return [
    `${program} rc create`,
    '--swarm-id "$SWARM_ID"',
    '--name "$RC_NAME"',
    `--outer-n ${own.outerN} --outer-k ${own.outerK}`,
    `--inner-n ${own.innerN} --inner-k ${own.innerK}`,
    `--anti-affinity-group ${own.group}`,
    `--nexuses "${ids}"`,
  ].join(' \\\n  ');
}

/** Writes the input and results as JSON, with units, because not all names include their unit. */
export function planAsJson(input: PlanInput, plan: Plan): string {
  const units = { capacity: 'TB', rebuild: 'TB, seconds', traffic: 'Gbit/s', memory: 'GiB', losses: 'probability in a year' };
  return JSON.stringify({ input, units, ...plan }, null, 2);
}
