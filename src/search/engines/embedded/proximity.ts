/** Whether a text says the words of a query together. */
import { COMPOUND_ROW, WORD_ROW } from './packed-tokens';
import type { Query } from './query';
import { contentTokens } from './section-tokens';
import type { Section } from './sections';
import { querySenses, senseIn } from './senses';

/** Places in a text where terms stand, in order; two lists side by side. */
interface Occurrences {
  terms: number[];
  places: number[];
}

const FROM = 3;

/** Adds an occurrence behind those of the same place. Compounds come a little out of order, words never. */
function insert({ terms, places }: Occurrences, term: number, place: number): void {
  let at = places.length;
  for (; at > 0 && (places[at - 1] ?? 0) > place; at -= 1) {
    places[at] = places[at - 1] ?? 0;
    terms[at] = terms[at - 1] ?? 0;
  }
  places[at] = place;
  terms[at] = term;
}

function occurrences(query: Query, section: Section): Occurrences {
  const { words, compounds } = contentTokens(section);
  const senses = querySenses(query);
  const found: Occurrences = { terms: [], places: [] };
  for (let at = 0; at < words.length; at += WORD_ROW) {
    const sense = senseIn(senses, words[at] ?? 0);
    if (sense !== undefined) for (const term of sense.telling) insert(found, term, at / WORD_ROW);
  }
  for (let at = 0; at < compounds.length; at += COMPOUND_ROW) {
    const sense = senseIn(senses, compounds[at] ?? 0);
    if (sense !== undefined) for (const term of sense.telling) insert(found, term, compounds[at + FROM] ?? 0);
  }
  return found;
}

/**
 * The densest window: for every run of occurrences, the number of different terms in it, squared, over
 * its length in words; taken for the best one. 1 when all terms of the query stand side by side.
 */
export function proximity(query: Query, section: Section): number {
  const total = query.terms.filter((term) => !term.stop).length;
  if (total === 0) return 0;
  const { terms, places } = occurrences(query, section);
  /** The last window, counted from 1, that each term was seen in. */
  const seenIn = query.terms.map(() => 0);
  let best = 0;
  for (let from = 0; from < places.length && best < 1; from += 1) {
    const start = places[from] ?? 0;
    let seen = 0;
    for (let at = from; at < places.length && at < from + 3 * total; at += 1) {
      const term = terms[at] ?? 0;
      if (seenIn[term] !== from + 1) seen += 1;
      seenIn[term] = from + 1;
      const length = Math.max(total, (places[at] ?? 0) - start + 1);
      best = Math.max(best, (seen * seen) / (total * length));
    }
  }
  return best;
}
