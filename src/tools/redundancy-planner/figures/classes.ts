/** Classes that several pages speak of, and what they say of them. For tests. */
import { agentsOf, type RedundancyClass } from '../core/class';
import { planOf } from '../core/plan';
import { classOf } from '../core/testing';
import { inputOf, SHAPES } from '../worked';
import type { Writer } from './writer';

export const LAB = classOf(1, 0, 2, 1);
export const OFFICE = classOf(1, 0, 4, 2);
export const TWO = classOf(1, 1, 4, 2);
export const THREE = classOf(2, 1, 4, 2);
export const WIDE = classOf(2, 1, 8, 2);
export const SMALL_GEO = classOf(2, 1, 2, 1);
export const FIVE = classOf(3, 2, 2, 1);
export const STRONG = classOf(2, 2, 2, 2);

const unreadable = (own: RedundancyClass): number => planOf({ ...inputOf(SHAPES['three-sites-spare']), own }).unavailability.ring;
/** How many times as often the wide class is unreadable. */
export const times = Math.round(unreadable(WIDE) / unreadable(THREE));
export const percent = (part: number, { n }: Writer): string => `${n(part * 100)} %`;
export const SIZE = 10;
export const rawOfRing = agentsOf(THREE) * SIZE;

/** Disks of the nodes of a nexus that make fewer rings than their number lets one think. */
export const UNEVEN = [7, 1, 1, 1, 1, 1] as const;
