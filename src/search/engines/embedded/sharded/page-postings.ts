/** Postings of whole pages, from those of their sections. */
import type { OpenIndex } from '../open-index';
import { PLACES, encodeImpact, placeOf } from './impact';

export interface PagePosting {
  page: number;
  /** Coded by `impact.ts`. */
  impact: number;
}

/** The pages that hold a word, ascending. */
export function pagePostings(word: string, { sections, index }: OpenIndex): PagePosting[] {
  const found = new Map<number, { place: number; amount: number }>();
  index.visit(
    word,
    (id, field, score) => {
      const section = sections[id];
      if (section === undefined) return;
      const { page } = section.position;
      const before = found.get(page) ?? { place: 0, amount: 0 };
      const place = PLACES.indexOf(placeOf(field, section.type === 'lvl1'));
      // Headings come again in the path of every section below them.
      const amount = before.amount + (field === 'path' ? 0 : score);
      found.set(page, { place: Math.max(before.place, place), amount });
    },
    () => 1,
  );
  const sorted = [...found].sort(([a], [b]) => a - b);
  return sorted.map(([page, { place, amount }]) => ({ page, impact: encodeImpact(PLACES[place] ?? 'weak', amount) }));
}
