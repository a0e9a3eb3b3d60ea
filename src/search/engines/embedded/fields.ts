/** The fields of a section in the inverted index, what they weigh, and which words of them are indexed. */
import { stopWords } from './stopwords';
import { forms } from './tokenize';

/**
 * `heading`: the section's own; `path`: area, page title and headings above it; `content`: prose;
 * `code`: code blocks. The order is the order in the index file.
 */
export const FIELDS = ['heading', 'path', 'content', 'code'] as const;
export type Field = (typeof FIELDS)[number];

/** Boosts of BM25 when candidates are gathered; the order of the answer is made by `rank.ts`. */
export const FIELD_BOOSTS: Record<Field, number> = { heading: 6, path: 2, content: 1, code: 0.7 };

/**
 * Terms of a field's text. Headings keep their stop words (`What is a swarm?` is looked for as such); code
 * gives each term once and no bare numbers, so that it can be found without drowning prose.
 */
export function indexTerms(text: string, field: Field, language: string): string[] {
  const all = forms(text);
  if (field === 'heading') return all;
  const stop = stopWords(language);
  if (field !== 'code') return all.filter((term) => !stop.has(term));
  return [...new Set(all)].filter((term) => !stop.has(term) && term.length > 1 && !/^\d+$/.test(term));
}
