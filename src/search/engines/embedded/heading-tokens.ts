/** Headings have more names than their words: neighbours written as one, and their initials where the text uses them. */
import { headingOf, type Section } from './sections';
import { stopWords } from './stopwords';
import { tokenize, type Compound, type Tokens } from './tokenize';

const SHORTEST_ACRONYM = 2;

/** Neighbours written as one; words of grammar between them do not count. */
function pairs({ words }: Tokens, stop: ReadonlySet<string>): Compound[] {
  const telling = words.flatMap((word, index) => (stop.has(word.text) ? [] : [{ ...word, index }]));
  return telling.flatMap((word, place): Compound[] => {
    const next = telling[place + 1];
    return next === undefined ? [] : [{ text: word.text + next.text, start: word.start, end: next.end, from: word.index, to: next.index }];
  });
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text holds a word as it is written here. Every section is asked this when the index is loaded. */
function saysWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + word.length))) return true;
  }
  return false;
}

/** `acl` for "Access control lists", when the section's text says ACL. */
function acronym({ words }: Tokens, content: string, stop: ReadonlySet<string>): Compound[] {
  const telling = words.flatMap((word, index) => (stop.has(word.text) ? [] : [{ ...word, index }]));
  const first = telling[0];
  const last = telling.at(-1);
  if (first === undefined || last === undefined || telling.length < SHORTEST_ACRONYM) return [];
  const text = telling.map((word) => word.text.charAt(0)).join('');
  return saysWord(content, text.toUpperCase()) ? [{ text, start: first.start, end: last.end, from: first.index, to: last.index }] : [];
}

/** Tokens of a section's own heading under all its names. */
export function namedHeading(section: Section): Tokens {
  const tokens = tokenize(headingOf(section));
  const stop = stopWords(section.language);
  const names = [...pairs(tokens, stop), ...acronym(tokens, section.content ?? '', stop)];
  const known = new Set(tokens.compounds.map((compound) => compound.text));
  return { words: tokens.words, compounds: [...tokens.compounds, ...names.filter((name) => !known.has(name.text))] };
}
