/** Headings have more names than their words: neighbours written as one, and their initials where the text uses them. */
import { headingOf, type Section } from './sections';
import { stopWords } from './stopwords';
import { tokenize, type Compound, type Tokens, type Word } from './tokenize';

const SHORTEST_ACRONYM = 2;

/** A word that carries meaning, and its place among all words. */
type Telling = Word & { index: number };

function tellingWords(words: readonly Word[], stop: ReadonlySet<string>): Telling[] {
  const telling: Telling[] = [];
  words.forEach(({ text, start, end }, index) => {
    if (!stop.has(text)) telling.push({ text, start, end, index });
  });
  return telling;
}

/** Several words as one. */
function joined(text: string, first: Telling, last: Telling): Compound {
  return { text, start: first.start, end: last.end, from: first.index, to: last.index };
}

/** Neighbours written as one; words of grammar between them do not count. */
function pairs(telling: readonly Telling[]): Compound[] {
  const found: Compound[] = [];
  telling.forEach((word, place) => {
    const next = telling[place + 1];
    if (next !== undefined) found.push(joined(word.text + next.text, word, next));
  });
  return found;
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
function acronym(telling: readonly Telling[], content: string): Compound[] {
  const first = telling[0];
  const last = telling.at(-1);
  if (first === undefined || last === undefined || telling.length < SHORTEST_ACRONYM) return [];
  let text = '';
  for (const word of telling) text += word.text.charAt(0);
  return saysWord(content, text.toUpperCase()) ? [joined(text, first, last)] : [];
}

/** Tokens of a section's own heading under all its names. */
export function namedHeading(section: Section): Tokens {
  const { words, compounds } = tokenize(headingOf(section));
  const telling = tellingWords(words, stopWords(section.language));
  const names = [...pairs(telling), ...acronym(telling, section.content ?? '')];
  const isNew = ({ text }: Compound): boolean => !compounds.some((compound) => compound.text === text);
  return { words, compounds: [...compounds, ...names.filter(isNew)] };
}
