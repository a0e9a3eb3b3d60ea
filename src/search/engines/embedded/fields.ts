/** The fields of a section in the inverted index, what they weigh, and which words of them are indexed. */
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

/**
 * Terms of a section's code blocks: each once, without single characters and bare numbers, so that code can
 * be found without drowning prose, and without those that find the section by its prose anyway. Sorted.
 */
export function codeTerms(code: string, prose: string, language: string): string[] {
  const terms = new Set<string>();
  visitTerms(code, language, (term) => {
    if (term.length > 1 && !/^\d+$/.test(term)) terms.add(term);
  });
  visitTerms(prose, language, (term) => terms.delete(term));
  return [...terms].sort();
}
