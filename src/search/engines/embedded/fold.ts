const MARKS = /\p{M}+/gu;
const PLAIN = /^[a-z0-9]*$/;

/**
 * Brings a word to the form in which words are compared: compatibility-decomposed (NFKD), without marks,
 * lower case. `Città` → `citta`, `ﬁle` → `file`, `Ｓ３` → `s3`. Happens before stemming.
 */
export function fold(word: string): string {
  if (PLAIN.test(word)) return word;
  return word.normalize('NFKD').replace(MARKS, '').toLowerCase();
}
