/** Candidates: sections that hold words the query may mean, with how well each field holds each term. */
import { FIELD_BOOSTS, type Field } from './fields';
import type { CollectionStatistics, InvertedIndex } from './inverted-index';
import type { Query } from './query';

/** For each term of the query, the quality of its best variant in a field; 0 where there is none. */
export type FieldQualities = Record<Field, number[]>;

/** A section that holds at least one word of the query. */
export interface Candidate {
  id: number;
  /** BM25+ over all fields and variants, unbounded. */
  bm25: number;
  qualities: FieldQualities;
}

function newCandidate(id: number, terms: number): Candidate {
  const none = (): number[] => new Array<number>(terms).fill(0);
  return { id, bm25: 0, qualities: { heading: none(), path: none(), content: none(), code: none() } };
}

/**
 * All candidates, in no particular order. The index is asked for exact words only, because the query's
 * analysis has found the variants.
 * @param collection statistics in place of the index's own
 */
export function findCandidates(query: Query, index: InvertedIndex, collection?: CollectionStatistics): Candidate[] {
  const found = new Map<number, Candidate>();
  for (const [word, meanings] of query.meanings) {
    const boost = Math.max(...meanings.map(({ term, quality }) => quality * quality * (query.terms[term]?.weight ?? 0)));
    const visit = (id: number, field: Field, score: number): void => {
      const candidate = found.get(id) ?? newCandidate(id, query.terms.length);
      found.set(id, candidate);
      candidate.bm25 += score * boost * FIELD_BOOSTS[field];
      const qualities = candidate.qualities[field];
      for (const { term, quality } of meanings) qualities[term] = Math.max(qualities[term] ?? 0, quality);
    };
    index.visit(word, visit, collection);
  }
  return [...found.values()];
}
