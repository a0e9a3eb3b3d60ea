/** What words mean in a query, by their numbers: made once for a query, asked for every word of the best sections. */
import type { Meaning, Query } from './query';
import { rememberByObject } from './remember';
import { termCount, termId } from './term-ids';

/** What a word of the index stands for in a query. */
export interface Sense {
  /** Terms of the query that it says, stop words left out. */
  telling: readonly number[];
  /** How it is marked; undefined for a stop word beside words that carry meaning. */
  mark: Mark | undefined;
}

export interface Mark {
  terms: readonly number[];
  quality: number;
  /** The best term as typed. */
  typed: string;
}

/** A word of the index → its sense. */
export interface Senses {
  /** For each term id the place in `list`, counted from 1; later ids and 0 have no sense. */
  places: Int32Array;
  list: readonly Sense[];
}

/** Guesses below this do not count as saying the word, and are not worth a mark. */
const LEAST_QUALITY = 0.5;

function senseOf({ terms }: Query, all: readonly Meaning[], onlyStop: boolean): Sense | undefined {
  const good = all.filter(({ quality }) => quality >= LEAST_QUALITY);
  if (good.length === 0) return undefined;
  const telling = good.filter(({ term }) => terms[term]?.stop === false);
  // Stop words are marked only when the query has nothing else.
  const marked = onlyStop ? good : telling;
  const [best] = marked;
  const mark =
    best === undefined ? undefined : { terms: marked.map(({ term }) => term), quality: best.quality, typed: terms[best.term]?.text ?? '' };
  return { telling: telling.map(({ term }) => term), mark };
}

function makeSenses(query: Query): Senses {
  const onlyStop = query.terms.every((term) => term.stop);
  const list: Sense[] = [];
  const ids: number[] = [];
  for (const [word, all] of query.meanings) {
    const sense = senseOf(query, all, onlyStop);
    if (sense === undefined) continue;
    ids.push(termId(word));
    list.push(sense);
  }
  const places = new Int32Array(termCount());
  ids.forEach((id, at) => {
    places[id] = at + 1;
  });
  return { places, list };
}

/** The senses of a query's words. */
export const querySenses = rememberByObject(makeSenses);

/** The sense of a word, undefined for a word that the query does not mean. */
export function senseIn({ places, list }: Senses, id: number): Sense | undefined {
  const place = places[id];
  return place === undefined || place === 0 ? undefined : list[place - 1];
}
