/** Classes that several pages mention, and the figures about them. For tests. */
import { agentsOf, type RedundancyClass } from '../../core/layout';
import { classOf } from '../layouts';
import { DAYS_OF_YEAR } from '../../core/chain';
import { unavailabilityOf } from '../../core/durability';
import { ASSUMED } from '../../examples';
import type { Writer } from './writer';

export const LAB = classOf(1, 0, 2, 1);
export const OFFICE = classOf(1, 0, 4, 2);
export const TWO = classOf(1, 1, 4, 2);
export const THREE = classOf(2, 1, 4, 2);
export const WIDE = classOf(2, 1, 8, 2);
export const SMALL_GEO = classOf(2, 1, 2, 1);
export const FIVE = classOf(3, 2, 2, 1);
export const STRONG = classOf(2, 2, 2, 2);

const unreadable = (own: RedundancyClass, siteAway: number): number => unavailabilityOf(own, ASSUMED.unavailable, siteAway).ring;
const timesAt = (siteAway: number): number => unreadable(WIDE, siteAway) / unreadable(THREE, siteAway);
/** How many times more often the wide class is unreadable: with unreachable sites, and because of shards alone. */
export const times = timesAt(ASSUMED.failures.siteAway);
export const timesAlone = Math.round(timesAt(0));
/** Hours per year that a site is unreachable. */
export const hoursAway = ASSUMED.failures.siteAway * DAYS_OF_YEAR * 24;
export const percent = (part: number, { n }: Writer): string => `${n(part * 100)} %`;
export const SIZE = 10;
export const rawOfRing = agentsOf(THREE) * SIZE;

/** Disks of the nodes of a nexus that can form fewer rings than their number suggests. */
export const UNEVEN = [7, 1, 1, 1, 1, 1] as const;
