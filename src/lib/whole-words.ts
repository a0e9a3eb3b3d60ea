import { escapeRegExp } from './escape';

/** What must be left of a word without its ending: shorter words (`di`, `ora`) have no forms. */
const SHORTEST_STEM = 3;

const alternatives = (parts: readonly string[]): string => `(?:${parts.map(escapeRegExp).join('|')})`;

/** A phrase with every ending on each of its words; a word that ends in none of them stays as it is. */
function withEndings(phrase: string, endings: readonly string[]): string {
  const longestFirst = [...endings].sort((a, b) => b.length - a.length);
  const words = phrase.split(/\s+/).map((word) => {
    const ending = longestFirst.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
    return ending === undefined ? escapeRegExp(word) : escapeRegExp(word.slice(0, -ending.length)) + alternatives(longestFirst);
  });
  return words.join('\\s+');
}

/** No letter, digit or hyphen beside it. */
const whole = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, 'giu');

/**
 * Matches any of the words or phrases where it stands whole, in any letter case: no letter, digit or hyphen beside it.
 * Global, for `matchAll`.
 *
 * @param endings that a word may have besides, such as `s`
 */
export function wholeWords(words: readonly string[], endings: readonly string[] = []): RegExp {
  return whole(alternatives(words) + (endings.length === 0 ? '' : `${alternatives(endings)}?`));
}

/**
 * As `wholeWords`, in all forms of the words: `vecchia versione` finds `vecchie versioni`, too. Global, for `matchAll`.
 *
 * @param endings that one another replace in a language's nouns and adjectives: `a`, `e`, `i`, `o`, `hi`
 */
export const inflectedWords = (phrases: readonly string[], endings: readonly string[]): RegExp =>
  whole(phrases.map((phrase) => withEndings(phrase, endings)).join('|'));
