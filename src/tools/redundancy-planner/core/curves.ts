/** Pure functions that calculate the data in the plots. */
import { capacityOf } from './capacity';
import { guaranteedLosses, nexusesOf, shardsOf, type RedundancyClass } from './class';
import { layoutOf } from './layout';
import type { PlanInput } from './plan';
import { lossesByOrder, publishedLosses, type LossesByOrder, type Published } from './durability';

/** Maximum parity at each level in the comparison. Beyond it, no class is sensible, and the plot isn't readable. */
const MOST_OUTER_K = 3;
const MOST_INNER_K = 6;

export interface Choice {
  readonly own: RedundancyClass;
  /** Number of guaranteed losses in a ring. */
  readonly tolerance: number;
  readonly usable: number;
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, at) => at);

/**
 * Returns the classes that are possible with the same nexuses and the same agents in each nexus: every split into N and K at both levels.
 * They're ordered by tolerance, then by usable space.
 */
export function choicesOf(input: PlanInput): Choice[] {
  const { own } = input;
  const [nexuses, shards] = [nexusesOf(own), shardsOf(own)];
  const { rings } = layoutOf(own, input.nexuses);
  const outer = new Set([...upTo(Math.min(MOST_OUTER_K, nexuses - 1)), own.outerK]);
  const inner = new Set([...upTo(Math.min(MOST_INNER_K, shards - 1)), own.innerK]);
  const choices = [...outer].flatMap((outerK) =>
    [...inner].map((innerK): Choice => {
      const choice = { ...own, outerN: nexuses - outerK, outerK, innerN: shards - innerK, innerK };
      return { own: choice, tolerance: guaranteedLosses(choice), usable: capacityOf(choice, rings, input).usable };
    }),
  );
  return choices.sort((one, other) => one.tolerance - other.tolerance || other.usable - one.usable);
}

/** Times for which durability is plotted, in hours until the shards of a disk have been restored. */
export const REPAIR_HOURS = [1, 3, 6, 12, 24, 48, 72, 168, 336, 720] as const;

export interface RepairPoint {
  readonly hours: number;
  readonly losses: LossesByOrder;
  readonly published: Published;
}

/** Returns the durability for different repair times of a disk, with all other values as in the plan. */
export function repairCurve({ own, nexuses, failures }: PlanInput): RepairPoint[] {
  const { rings } = layoutOf(own, nexuses);
  return REPAIR_HOURS.map((hours) => {
    const point = { ...failures, disk: { ...failures.disk, days: hours / 24 } };
    return { hours, losses: lossesByOrder(own, point, rings), published: publishedLosses(own, point, rings) };
  });
}
