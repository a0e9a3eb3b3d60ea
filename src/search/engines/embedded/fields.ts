/** The fields of a section in the inverted index, what they weigh, and which words of them are indexed. */
import { chainsOf } from './chain';
import { stopWords } from './stopwords';
import { scan } from './tokenize';

/**
 * `heading`: the section's own, under all its names; `path`: area, page title and headings above it; `content`: prose;
 * `code`: code blocks.
 */
export const FIELDS = ['heading', 'path', 'content', 'code'] as const;
export type Field = (typeof FIELDS)[number];

/** Boosts of BM25 when candidates are gathered; the order of the answer is made by `rank.ts`. */
export const FIELD_BOOSTS: Record<Field, number> = { heading: 6, path: 2, content: 1, code: 0.7 };

/** Gives every term of a text to `visit`, stop words left out. */
export function visitTerms(text: string, language: string, visit: (term: string) => void): void {
  const stop = stopWords(language);
  const onTerm = (term: string): void => {
    if (!stop.has(term)) visit(term);
  };
  scan(text, onTerm, (compound) => onTerm(compound.text));
}

const NUMBER = /^\d+$/;
const LAST_DIGIT = 0x39;

/** Words of code that are looked for: neither single characters nor bare numbers. */
export function isTelling(term: string): boolean {
  // Few words begin with a digit, and a regular expression is slower than a look at the first character.
  return term.length > 1 && (term.charCodeAt(0) > LAST_DIGIT || !NUMBER.test(term));
}

/**
 * The words of a section's code blocks that find it and that its prose has not, as they stand there
 * (`--endpoint-url` is `endpoint-url`), each once, so that code can be found without drowning prose.
 */
export function codeWords(code: string, prose: string, language: string): string[] {
  const known = new Set<string>();
  visitTerms(prose, language, (term) => known.add(term));
  return chainsOf(code).filter((chain) => {
    const terms: string[] = [];
    visitTerms(chain, language, (term) => terms.push(term));
    const isNew = terms.some((term) => isTelling(term) && !known.has(term));
    for (const term of terms) known.add(term);
    return isNew;
  });
}
