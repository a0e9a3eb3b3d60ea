/** Texts that can be copied from a plan. Pure functions. */
import { nexusesOf, type RedundancyClass } from './core/class';
import type { Plan, PlanInput } from './core/plan';

/**
 * The command that creates the class. IDs and the name are shell variables, which the reader has set with the previous commands.
 * @param program name of the command-line program
 */
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

/** Input and results, with units, because the names don't contain all of them. */
export function planAsJson(input: PlanInput, plan: Plan): string {
  const units = { capacity: 'TB', rebuild: 'TB, seconds', traffic: 'Gbit/s', memory: 'GiB', losses: 'probability in a year' };
  return JSON.stringify({ input, units, ...plan }, null, 2);
}
