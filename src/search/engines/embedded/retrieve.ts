/** Candidates: sections that hold words the query may mean, with how well each field holds each term. */
import MiniSearch, { type AsPlainObject } from 'minisearch';

import { FIELDS, FIELD_BOOSTS, type Field } from './fields';
import type { Query } from './query';

/** For each term of the query, the quality of its best variant in a field; 0 where there is none. */
export type FieldQualities = Record<Field, number[]>;

/** A section that holds at least one word of the query. */
export interface Candidate {
  id: number;
  /** BM25+ over all fields, unbounded. */
  bm25: number;
  qualities: FieldQualities;
}

/** Words to look for, each with the terms that it stands for. */
type Wanted = Map<string, { term: number; quality: number; boost: number }[]>;

function wantedWords({ terms }: Query): Wanted {
  const wanted: Wanted = new Map();
  terms.forEach(({ variants, weight }, term) => {
    for (const [word, quality] of variants) {
      const uses = wanted.get(word) ?? [];
      uses.push({ term, quality, boost: quality * quality * weight });
      wanted.set(word, uses);
    }
  });
  return wanted;
}

/** The inverted index: MiniSearch, asked for exact words only, because the query's analysis has found the variants. */
export class Retriever {
  private readonly index: MiniSearch;

  constructor(serialized: AsPlainObject) {
    this.index = MiniSearch.loadJS(serialized, { fields: [...FIELDS] });
  }

  /** All candidates, in no particular order. */
  candidates(query: Query): Candidate[] {
    const wanted = wantedWords(query);
    if (wanted.size === 0) return [];
    const boosts = new Map([...wanted].map(([word, uses]) => [word, Math.max(...uses.map((use) => use.boost))]));
    const results = this.index.search([...wanted.keys()].join('\n'), {
      tokenize: (text) => text.split('\n'),
      processTerm: (term) => term,
      boost: FIELD_BOOSTS,
      boostTerm: (word) => boosts.get(word) ?? 1,
    });
    return results.map(({ id, score, match }) => ({
      id: id as number,
      bm25: score,
      qualities: fieldQualities(match, wanted, query.terms.length),
    }));
  }
}

function fieldQualities(match: Record<string, string[]>, wanted: Wanted, terms: number): FieldQualities {
  const qualities = Object.fromEntries(FIELDS.map((field) => [field, new Array<number>(terms).fill(0)])) as FieldQualities;
  for (const [word, fields] of Object.entries(match)) {
    for (const { term, quality } of wanted.get(word) ?? []) {
      for (const field of fields as Field[]) qualities[field][term] = Math.max(qualities[field][term] ?? 0, quality);
    }
  }
  return qualities;
}
