/** Candidates: sections that hold words the query may mean, with how well each field holds each term. */
import { FIELD_BOOSTS, type Field } from './fields';
import type { InvertedIndex } from './inverted-index';
import type { Meaning, Query } from './query';

/** For each term of the query, the quality of its best variant in a field; 0 where there is none. */
export type FieldQualities = Record<Field, readonly number[]>;

/** A section that holds at least one word of the query. */
export interface Candidate {
  id: number;
  /** BM25+ over all fields and variants, unbounded. */
  bm25: number;
  qualities: FieldQualities;
}

/** Qualities with those of a word in place of lesser ones; changes the list itself unless that is the shared one. */
function raised(qualities: readonly number[], none: readonly number[], meanings: readonly Meaning[]): readonly number[] {
  const own = (qualities === none ? [...none] : qualities) as number[];
  for (const { term, quality } of meanings) own[term] = Math.max(own[term] ?? 0, quality);
  return own;
}

/**
 * All candidates, in no particular order. The index is asked for exact words only, because the query's
 * analysis has found the variants.
 * @param rarityOf how much a word tells, in place of the index's own
 */
export function findCandidates(query: Query, index: InvertedIndex, rarityOf?: (term: string) => number): Candidate[] {
  const found = new Map<number, Candidate>();
  // Shared by all candidates in the fields that hold nothing, which are most: a list for each would be most of the work.
  const none: readonly number[] = query.terms.map(() => 0);
  for (const [word, meanings] of query.meanings) {
    const boost = Math.max(...meanings.map(({ term, quality }) => quality * quality * (query.terms[term]?.weight ?? 0)));
    const visit = (id: number, field: Field, score: number): void => {
      let candidate = found.get(id);
      if (candidate === undefined) {
        candidate = { id, bm25: 0, qualities: { heading: none, path: none, content: none, code: none } };
        found.set(id, candidate);
      }
      candidate.bm25 += score * boost * FIELD_BOOSTS[field];
      candidate.qualities[field] = raised(candidate.qualities[field], none, meanings);
    };
    index.visit(word, visit, rarityOf);
  }
  return [...found.values()];
}
