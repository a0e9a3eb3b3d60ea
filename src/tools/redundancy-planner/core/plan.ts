/** A plan, from what its owner enters to all that follows. Pure: the same for the page's tables, the tool and the tests. */
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

/** Capacities are in TB, speeds as in `Speeds`, parts of a whole from 0 to 1. */
export interface PlanInput {
  readonly own: RedundancyClass;
  /** Disks of each node of each nexus that there is. */
  readonly nexuses: readonly NexusDisks[];
  /** Size of the disks of each node, TB. */
  readonly sizes: readonly NexusSizes[];
  /** Part of the usable space that is planned with. */
  readonly fill: number;
  /** What clients write, Gbit/s. */
  readonly written: number;
  readonly speeds: Speeds;
  readonly failures: Failures;
  /** Probability that a shard is away at a moment. */
  readonly unavailable: number;
  /** Planned capacity that is wanted, TB. */
  readonly target: number;
}

export interface Plan {
  readonly layout: Layout;
  readonly problems: readonly Problem[];
  /** None where there are problems. */
  readonly warnings: readonly Warning[];
  readonly capacity: Capacity;
  readonly order: Order;
  readonly traffic: Traffic;
  /** GiB of the node with most disks. */
  readonly memory: ReturnType<typeof memoryOf>;
  /** Undefined where nothing is left to compute from, or nothing is stored. */
  readonly rebuild: Readonly<Record<'disk' | 'node' | 'nexus', Rebuild | undefined>>;
  readonly losses: LossesByOrder;
  readonly published: Published;
  /** By disks and nodes, for recovery that begins at the first, second, … missing shard of a nexus. */
  readonly lossesByWait: readonly number[];
  /** Whether the models hold for these failures and times. */
  readonly isInRange: boolean;
  readonly unavailability: Unavailability;
}

function rebuildsOf({ own, nexuses, sizes, fill, speeds }: PlanInput, { rings }: Layout): Plan['rebuild'] {
  if (rings === 0) return { disk: undefined, node: undefined, nexus: undefined };
  // A ring fills its disks evenly, so none holds more than the smallest can.
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
