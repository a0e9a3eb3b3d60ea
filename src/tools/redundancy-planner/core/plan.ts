/** Pure functions that calculate a plan, which the page's tables, the tool, and the tests share, and write it as text to copy. */
import {
  capacityOf,
  memoryOf,
  orderFor,
  rebuildDisk,
  rebuildNexus,
  rebuildNode,
  trafficOf,
  type NexusSizes,
  type Speeds,
} from './capacity';
import { isInRange, lossesByOrder, lossesByWait, publishedLosses, unavailabilityOf, type Failures } from './durability';
import { guaranteedLosses, layoutOf, leastOf, mostOf, nexusesOf, shardsOf, type NexusDisks, type RedundancyClass } from './layout';
import { layoutProblems, layoutWarnings } from './layout-problems';

/** Input for a plan. Capacities are in TB, speeds have the units of `Speeds`, and shares are from 0 to 1. */
export interface PlanInput {
  readonly own: RedundancyClass;
  /** Number of disks in each node, for each existing nexus. */
  readonly nexuses: readonly NexusDisks[];
  /** Disk size for each node, in TB. */
  readonly sizes: readonly NexusSizes[];
  /** Planned share of the usable space. */
  readonly fill: number;
  /** Data written by clients, in Gbit/s. */
  readonly written: number;
  readonly speeds: Speeds;
  readonly failures: Failures;
  /** Probability that a shard is unavailable at a given moment. */
  readonly unavailable: number;
  /** Target value of the planned capacity, in TB. */
  readonly target: number;
}

/** Calculates the rebuild of each unit. Undefined if nothing is left to rebuild it from, or nothing is stored. */
function rebuildsOf({ own, nexuses, sizes, fill, speeds }: PlanInput, rings: number) {
  // A ring fills its disks evenly, so no disk stores more than the smallest disk can.
  const used = fill * leastOf(sizes.slice(0, nexusesOf(own)));
  const isEmpty = rings === 0;
  return {
    disk: isEmpty ? undefined : rebuildDisk(own, used, speeds),
    node: isEmpty ? undefined : rebuildNode(own, Math.min(mostOf(nexuses), rings * own.group), used, speeds),
    nexus: isEmpty ? undefined : rebuildNexus(own, rings * shardsOf(own), used, speeds),
  };
}

export function planOf(input: PlanInput) {
  const { own, nexuses, sizes, fill, failures } = input;
  const layout = layoutOf(own, nexuses);
  const problems = layoutProblems(own, nexuses);
  return {
    layout,
    problems,
    warnings: problems.length > 0 ? [] : layoutWarnings(own, nexuses),
    capacity: capacityOf(own, layout.rings, input),
    order: orderFor(own, { target: input.target, size: leastOf(sizes), fill, disksOfNode: mostOf(nexuses) }),
    traffic: trafficOf(own, input.written),
    /** Memory that the node with the most disks needs, in GiB. */
    memory: memoryOf(mostOf(nexuses)),
    rebuild: rebuildsOf(input, layout.rings),
    losses: lossesByOrder(own, failures, layout.rings),
    published: publishedLosses(own, failures, layout.rings),
    lossesByWait: lossesByWait(own, failures, layout.rings),
    /** Whether the models are valid for these failures and times. */
    isInRange: [failures.disk, failures.node, failures.site].every(isInRange),
    unavailability: unavailabilityOf(own, input.unavailable, failures.siteAway),
  };
}

export type Plan = ReturnType<typeof planOf>;

/** Maximum parity at each level in the comparison. Beyond it, no class is sensible, and the plot isn't readable. */
const MOST_OUTER_K = 3;
const MOST_INNER_K = 6;

/**
 * Returns the classes that are possible with the same nexuses and the same agents in each nexus: every split into N and K at both levels.
 * They're ordered by tolerance, then by usable space.
 */
export function choicesOf(input: PlanInput) {
  const { own } = input;
  const [nexuses, shards] = [nexusesOf(own), shardsOf(own)];
  const { rings } = layoutOf(own, input.nexuses);
  /** All values up to a limit, and the value of the plan. */
  const upTo = (most: number, planned: number) => new Set([...Array(most + 1).keys(), planned]);
  const inner = [...upTo(Math.min(MOST_INNER_K, shards - 1), own.innerK)];
  const choices = [...upTo(Math.min(MOST_OUTER_K, nexuses - 1), own.outerK)].flatMap((outerK) =>
    inner.map((innerK) => {
      const choice = { ...own, outerN: nexuses - outerK, outerK, innerN: shards - innerK, innerK };
      return { own: choice, tolerance: guaranteedLosses(choice), usable: capacityOf(choice, rings, input).usable };
    }),
  );
  return choices.sort((one, other) => one.tolerance - other.tolerance || other.usable - one.usable);
}

/** Times for which durability is plotted, in hours until the shards of a disk have been restored. */
export const REPAIR_HOURS = [1, 3, 6, 12, 24, 48, 72, 168, 336, 720] as const;

/** Returns the durability for different repair times of a disk, with all other values as in the plan. */
export function repairCurve({ own, nexuses, failures }: PlanInput) {
  const { rings } = layoutOf(own, nexuses);
  return REPAIR_HOURS.map((hours) => {
    const point = { ...failures, disk: { ...failures.disk, days: hours / 24 } };
    return { hours, losses: lossesByOrder(own, point, rings), published: publishedLosses(own, point, rings) };
  });
}

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
