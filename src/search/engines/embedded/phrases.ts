/**
 * Neighbouring words as one: how a phrase of several words (`access key`) becomes a word of the index. Words
 * of grammar between them do not count, so that `chiave di accesso` and `chiave d'accesso` are the same phrase.
 */
import { stems } from './stem';
import { stopWords } from './stopwords';
import { tokenize, type Word } from './tokenize';

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

/** Makes a function that is given the words of a text one by one and calls `onPhrase` when the last ones are a known phrase. */
export function phraseFinder(phrases: ReadonlySet<string>, lastWords: ReadonlySet<string>, onPhrase: (joined: string) => void): (word: string) => void {
  let before = '';
  let beforeThat = '';
  return (word) => {
    if (lastWords.has(word)) {
      if (phrases.has(before + word)) onPhrase(before + word);
      if (phrases.has(beforeThat + before + word)) onPhrase(beforeThat + before + word);
    }
    beforeThat = before;
    before = word;
  };
}

/** Every run of two or three neighbouring words of a text, written as one. */
export function runsOf(words: readonly Word[], language: string): Word[] {
  const stop = stopWords(language);
  const telling = words.filter((word) => !stop.has(word.text));
  const runs: Word[] = [];
  telling.forEach((first, index) => {
    let text = first.text;
    for (const next of telling.slice(index + 1, index + LONGEST_PHRASE)) {
      text += next.text;
      runs.push({ text, start: first.start, end: next.end });
    }
  });
  return runs;
}
