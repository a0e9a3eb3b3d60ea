/** The fields of a section in the inverted index, what they weigh, and which words of them are indexed. */
import { stopWords } from './stopwords';
import { scan } from './tokenize';

/**
 * `heading`: the section's own; `path`: area, page title and headings above it; `content`: prose;
 * `code`: code blocks.
 */
export const FIELDS = ['heading', 'path', 'content', 'code'] as const;
export type Field = (typeof FIELDS)[number];

/** Boosts of BM25 when candidates are gathered; the order of the answer is made by `rank.ts`. */
export const FIELD_BOOSTS: Record<Field, number> = { heading: 6, path: 2, content: 1, code: 0.7 };

/**
 * Gives every term of a field's text to `visit`. Headings keep their stop words (`What is a swarm?` is
 * looked for as such), other fields do not.
 */
export function visitTerms(text: string, field: Field, language: string, visit: (term: string) => void): void {
  const stop = stopWords(language);
  const onTerm = field === 'heading' ? visit : (term: string) => { if (!stop.has(term)) visit(term); };
  scan(text, onTerm, (compound) => onTerm(compound.text));
}

/**
 * Terms of code blocks: each once, without single characters and bare numbers, so that code can be found
 * without drowning prose. Sorted.
 */
export function codeTerms(code: string, language: string): string[] {
  const terms = new Set<string>();
  visitTerms(code, 'code', language, (term) => {
    if (term.length > 1 && !/^\d+$/.test(term)) terms.add(term);
  });
  return [...terms].sort();
}
