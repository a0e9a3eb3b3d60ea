import { escapeRegExp } from './escape';

/** Minimum length of a word without its ending. Shorter words (`di`, `ora`) have no other forms. */
const SHORTEST_STEM = 3;

const alternatives = (parts: readonly string[]): string => `(?:${parts.map(escapeRegExp).join('|')})`;

/** Returns a pattern for a phrase with each of the endings on each of its words. A word without any of these endings stays unchanged. */
function withEndings(phrase: string, endings: readonly string[]): string {
  const longestFirst = [...endings].sort((a, b) => b.length - a.length);
  const words = phrase.split(/\s+/).map((word) => {
    const ending = longestFirst.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
    return ending === undefined ? escapeRegExp(word) : escapeRegExp(word.slice(0, -ending.length)) + alternatives(longestFirst);
  });
  return words.join('\\s+');
}

const BEFORE = '(?<![\\p{L}\\p{N}-])';
const AFTER = '(?![\\p{L}\\p{N}-])';

/** Adds the condition that there's no letter, digit, or hyphen on either side. */
const whole = (pattern: string): RegExp => new RegExp(`${BEFORE}(?:${pattern})${AFTER}`, 'giu');

/** Matches wherever one of the patterns does, and inside of longer words. It's much faster, because it starts with the words' letters. */
export const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source.replace(BEFORE, '').replace(AFTER, '')).join('|'), 'iu');

/**
 * Matches any of the words or phrases as whole words, ignoring case: no letter, digit, or hyphen on either side. Global, for `matchAll`.
 *
 * @param endings additional endings that a word can have, such as `s`
 */
export function wholeWords(words: readonly string[], endings: readonly string[] = []): RegExp {
  return whole(alternatives(words) + (endings.length === 0 ? '' : `${alternatives(endings)}?`));
}

/**
 * Like `wholeWords`, but matches all forms of the words: `vecchia versione` also finds `vecchie versioni`. Global, for `matchAll`.
 *
 * @param endings interchangeable endings of nouns and adjectives in a language: `a`, `e`, `i`, `o`, `hi`
 */
export const inflectedWords = (phrases: readonly string[], endings: readonly string[]): RegExp =>
  whole(phrases.map((phrase) => withEndings(phrase, endings)).join('|'));
