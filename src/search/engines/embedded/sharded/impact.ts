/**
 * How well a page holds a word, in five bits: the best place it stands in, and how much there is of it. One
 * digit of `coding.ts`.
 */
import type { Field } from '../fields';

/** Places of a word in a page, worst first. `weak`: code, or only the name of the area. */
export const PLACES = ['weak', 'content', 'heading', 'title'] as const;
export type Place = (typeof PLACES)[number];

/** Steps of the amount. */
const AMOUNTS = 8;
/** Steps for each doubling of the amount. */
const STEPS = 1.5;

/** Place of a word in a page, given a field and the level of the section that holds it there. */
export function placeOf(field: Field, isTitle: boolean): Place {
  if (field === 'heading') return isTitle ? 'title' : 'heading';
  return field === 'content' ? 'content' : 'weak';
}

/** @param amount BM25+ without rarity over the page's sections, added up */
export function encodeImpact(place: Place, amount: number): number {
  const step = Math.round(STEPS * Math.log2(Math.max(1, amount)));
  return PLACES.indexOf(place) * AMOUNTS + Math.min(AMOUNTS - 1, step);
}

/** The place of an impact, as an index into `PLACES`. */
export function placeIndex(impact: number): number {
  return impact >> 3;
}

/** The amount of an impact, up to the rounding of `encodeImpact`. */
export function amountOf(impact: number): number {
  return 2 ** ((impact & (AMOUNTS - 1)) / STEPS);
}
