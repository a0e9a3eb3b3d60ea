/** Whether a text says the words of a query together. */
import type { Query } from './query';
import { contentTokens } from './section-tokens';
import type { Section } from './sections';

/** Places in a text where a term stands. */
interface Occurrence {
  term: number;
  place: number;
}

/** Guesses below this do not count as saying the word. */
const LEAST_QUALITY = 0.5;

function occurrences({ terms, meanings }: Query, section: Section): Occurrence[] {
  const { words, compounds } = contentTokens(section);
  const found: Occurrence[] = [];
  const look = (text: string, place: number): void => {
    for (const { term, quality } of meanings.get(text) ?? []) {
      if (quality >= LEAST_QUALITY && terms[term]?.stop === false) found.push({ term, place });
    }
  };
  words.forEach(({ text }, place) => look(text, place));
  for (const { text, from } of compounds) look(text, from);
  return found.sort((a, b) => a.place - b.place);
}

/**
 * The densest window: for every run of occurrences, the number of different terms in it, squared, over
 * its length in words; taken for the best one. 1 when all terms of the query stand side by side.
 */
export function proximity(query: Query, section: Section): number {
  const total = query.terms.filter((term) => !term.stop).length;
  if (total === 0) return 0;
  const found = occurrences(query, section);
  let best = 0;
  found.forEach((start, from) => {
    const seen = new Set<number>();
    for (let at = from; at < found.length && at < from + 3 * total; at += 1) {
      const { term, place } = found[at] ?? start;
      seen.add(term);
      const length = Math.max(total, place - start.place + 1);
      best = Math.max(best, (seen.size * seen.size) / (total * length));
    }
  });
  return best;
}
