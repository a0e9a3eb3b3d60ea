/** Which words' postings are worth fetching for a query: a beginning stands for dozens of words, most of them rare. */
import type { Query, Term } from '../query';
import type { SiteWords } from './site-words';

/** Words for each term of the query; fewer for one or two letters, which say little. */
const MOST_WORDS = 8;
const MOST_WORDS_OF_SHORT = 4;
const SHORT = 2;
/** From this quality on a variant is no guess. */
const SURE = 0.9;

/** Words of a term, those that are sure first, then by quality and by how common they are. */
function wordsOf({ text, variants }: Term, words: SiteWords): string[] {
  const worth = ([word, quality]: [string, number]): number => (quality >= SURE ? 100 : 0) + quality * Math.log2(1 + words.frequency(word));
  const known = [...variants].filter(([word]) => words.place(word) >= 0).sort((a, b) => worth(b) - worth(a));
  return known.slice(0, text.length <= SHORT ? MOST_WORDS_OF_SHORT : MOST_WORDS).map(([word]) => word);
}

/** The words to fetch. Stop words only when the query has nothing else. */
export function chosenWords({ terms }: Query, words: SiteWords): string[] {
  const telling = terms.filter((term) => !term.stop);
  return [...new Set((telling.length > 0 ? telling : terms).flatMap((term) => wordsOf(term, words)))];
}
