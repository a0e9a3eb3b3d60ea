import { escapeRegExp } from './escape';

/**
 * Matches any of the words or phrases where it stands whole, in any letter case: no letter, digit or hyphen beside it.
 * Global, for `matchAll`.
 *
 * @param endings that a word may have besides, such as `s`
 */
export function wholeWords(words: readonly string[], endings: readonly string[] = []): RegExp {
  const ending = endings.length === 0 ? '' : `(?:${endings.map(escapeRegExp).join('|')})?`;
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.map(escapeRegExp).join('|')})${ending}(?![\\p{L}\\p{N}-])`, 'giu');
}
