/**
 * Neighbouring words as one: how a phrase of several words (`access key`) becomes a word of the index. Words
 * of grammar between them do not count, so that `chiave di accesso` and `chiave d'accesso` are the same phrase.
 */
import { stems } from './stem';
import { stopWords } from './stopwords';
import { tokenize } from './tokenize';

/** Most words of a phrase. */
export const LONGEST_PHRASE = 3;

/** The words of a text that carry meaning; all of them when none does. */
export function tellingWords(text: string, language: string): string[] {
  const stop = stopWords(language);
  const words = tokenize(text).words.map((word) => word.text);
  const telling = words.filter((word) => !stop.has(word));
  return telling.length > 0 ? telling : words;
}

/** Keys by which phrases are the same whatever the forms of their words; one for each stemmer of the language. */
export function phraseKeys(words: readonly string[], language: string): string[] {
  const forms = words.map((word) => stems(word, language));
  const [first = []] = forms;
  return first.length === 0 ? [words.join(' ')] : first.map((_, stemmer) => forms.map((form) => form[stemmer]).join(' '));
}
