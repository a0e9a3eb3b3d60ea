/** Pure functions that calculate a plan with all results from the owner's input. The page's tables, the tool, and the tests share them. */
import { capacityOf, memoryOf, orderFor, trafficOf, type Capacity, type NexusSizes, type Order, type Traffic } from './capacity';
import { nexusesOf, shardsOf, type RedundancyClass } from './class';
import {
  isInRange,
  lossesByOrder,
  lossesByWait,
  publishedLosses,
  unavailabilityOf,
  type Failures,
  type LossesByOrder,
  type Published,
  type Unavailability,
} from './durability';
import { layoutOf, type Layout, type NexusDisks } from './layout';
import { layoutProblems, layoutWarnings, type Problem, type Warning } from './layout-problems';
import { leastOf, mostOf } from './lists';
import { rebuildDisk, rebuildNexus, rebuildNode, type Rebuild, type Speeds } from './rebuild';

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

export interface Plan {
  readonly layout: Layout;
  readonly problems: readonly Problem[];
  /** Warnings. Empty if there are problems. */
  readonly warnings: readonly Warning[];
  readonly capacity: Capacity;
  readonly order: Order;
  readonly traffic: Traffic;
  /** Memory that the node with the most disks needs, in GiB. */
  readonly memory: ReturnType<typeof memoryOf>;
  /** Rebuild of each unit. Undefined if nothing is left to rebuild it from, or nothing is stored. */
  readonly rebuild: Readonly<Record<'disk' | 'node' | 'nexus', Rebuild | undefined>>;
  readonly losses: LossesByOrder;
  readonly published: Published;
  /** Losses because of disks and nodes, for recovery that begins at the first, second, … missing shard in a nexus. */
  readonly lossesByWait: readonly number[];
  /** Whether the models are valid for these failures and times. */
  readonly isInRange: boolean;
  readonly unavailability: Unavailability;
}

function rebuildsOf({ own, nexuses, sizes, fill, speeds }: PlanInput, { rings }: Layout): Plan['rebuild'] {
  if (rings === 0) return { disk: undefined, node: undefined, nexus: undefined };
  // A ring fills its disks evenly, so no disk stores more than the smallest disk can.
  const used = fill * leastOf(sizes.slice(0, nexusesOf(own)));
  return {
    disk: rebuildDisk(own, used, speeds),
    node: rebuildNode(own, Math.min(mostOf(nexuses), rings * own.group), used, speeds),
    nexus: rebuildNexus(own, rings * shardsOf(own), used, speeds),
  };
}

export function planOf(input: PlanInput): Plan {
  const { own, nexuses, sizes, fill, failures } = input;
  const layout = layoutOf(own, nexuses);
  const problems = layoutProblems(own, nexuses);
  const size = leastOf(sizes);
  return {
    layout,
    problems,
    warnings: problems.length > 0 ? [] : layoutWarnings(own, nexuses),
    capacity: capacityOf(own, layout.rings, { nexuses, sizes, fill }),
    order: orderFor(own, { target: input.target, size, fill, disksOfNode: mostOf(nexuses) }),
    traffic: trafficOf(own, input.written),
    memory: memoryOf(mostOf(nexuses)),
    rebuild: rebuildsOf(input, layout),
    losses: lossesByOrder(own, failures, layout.rings),
    published: publishedLosses(own, failures, layout.rings),
    lossesByWait: lossesByWait(own, failures, layout.rings),
    isInRange: [failures.disk, failures.node, failures.site].every(isInRange),
    unavailability: unavailabilityOf(own, input.unavailable, failures.siteAway),
  };
}
