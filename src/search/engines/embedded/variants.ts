/** Possible meanings of a query word: the word itself, its other forms, words that start with it, and words that it might misspell. */
import type { Language } from './language';
import type { WordIndex } from './word-index';

/** Quality of each kind of variant, relative to 1 for the word itself. */
const QUALITY = { stem: 0.93, onlyStem: 0.97, foreignStem: 0.85, prefix: 0.88, longPrefix: 0.7, oneEdit: 0.75, twoEdits: 0.55 } as const;
/** Maximum quality of an index word that's only a spelling correction of the query word. */
export const CORRECTED = QUALITY.oneEdit;
/** Minimum length at which a word stands for longer words that start with it, even if the reader isn't typing. */
const SHORTEST_PREFIX = 3;
/** Maximum number of longer words to include, starting with the most frequent. A short prefix has hundreds. */
const MOST_VARIANTS = 20;
/** If the beginning of a word occurs in at most this many sections, it might also be a misspelling. */
const RARE = 3;

/** Returns the number of edits allowed in a word of this length: none up to 3 letters, one up to 6 letters, and two above that. */
function allowedEdits(length: number): number {
  if (length <= 3) return 0;
  return length <= 6 ? 1 : 2;
}

function addCompletions(found: Map<string, number>, word: string, typing: boolean, isOnly: boolean, { words }: WordIndex): void {
  const longer = [...words.atPrefix(word)].filter(([other]) => other !== word);
  const commonest = longer.sort(([, a], [, b]) => b - a).slice(0, MOST_VARIANTS);
  for (const [other] of commonest) {
    const share = word.length / other.length;
    const quality = typing ? QUALITY.longPrefix + (QUALITY.prefix - QUALITY.longPrefix) * share : QUALITY.longPrefix * share;
    found.set(other, isOnly ? Math.max(quality, found.get(other) ?? 0) : quality);
  }
}

/** Returns the word with each pair of adjacent letters swapped, which is one mistake but two edits. */
function swaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
}

function addCorrections(found: Map<string, number>, word: string, limit: number, index: WordIndex, language: Language): void {
  if (limit === 0) return;
  const put = (term: string, quality: number): void => void found.set(term, Math.max(quality, found.get(term) ?? 0));
  for (const [other, [, distance]] of index.words.fuzzyGet(word, limit).entries()) {
    // Readers rarely mistype the first letter.
    if (other.charAt(0) !== word.charAt(0)) continue;
    put(other, distance > 1 ? QUALITY.twoEdits : QUALITY.oneEdit);
    if (distance > 1) continue;
    for (const form of language.stemTerms(other).flatMap((term) => index.family(term))) put(form, QUALITY.oneEdit * QUALITY.stem);
  }
  for (const other of swaps(word)) if (index.frequency(other) > 0) put(other, QUALITY.oneEdit);
}

/**
 * Returns index terms that a word might match, each with a quality from 0 to 1. A word that's in the index isn't corrected. If only another
 * form of it is in the index, at most one edit is corrected.
 * @param typing true for the word that the reader might still be typing; longer words then count more
 * @param isOnly true for a one-word query, which names a thing, so that other forms of the word count nearly as much; in a sentence, the
 * form is more significant, and a longer form counts as a word that starts with it
 */
export function variantsOf(word: string, typing: boolean, isOnly: boolean, index: WordIndex, language: Language): Map<string, number> {
  const found = new Map<string, number>();
  const isWord = index.frequency(word) > 0;
  if (isWord) found.set(word, 1);
  if (!language.isStopWord(word)) {
    language.stemTerms(word).forEach((term, stemmer) => {
      const quality = stemmer === 0 ? (isOnly ? QUALITY.onlyStem : QUALITY.stem) : QUALITY.foreignStem;
      for (const form of index.family(term)) found.set(form, Math.max(quality, found.get(form) ?? 0));
    });
  }
  const isForm = found.size > 0;
  if (typing || word.length >= SHORTEST_PREFIX) addCompletions(found, word, typing, isOnly, index);
  const edits = allowedEdits(word.length);
  const sections = [...found.keys()].reduce((sum, term) => sum + index.frequency(term), 0);
  if (!isForm && !(typing && sections > RARE)) addCorrections(found, word, edits, index, language);
  else if (!isWord && !typing) addCorrections(found, word, Math.min(1, edits), index, language);
  return found;
}
