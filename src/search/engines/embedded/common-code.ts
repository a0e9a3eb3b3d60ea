/** Words that so many code blocks of a site hold that they find nothing in particular: they are left to the prose that explains them. */
import type { SearchRecord } from '../../contract';
import { codeWords, visitTerms } from './fields';
import { headingOf } from './sections';

/** Sections whose code may hold a word: as many as this, and this share of all. */
const MOST_SECTIONS = 40;
const MOST_SHARE = 0.045;

/** All terms of headings and prose. */
function saidTerms(records: readonly SearchRecord[], language: string): Set<string> {
  const said = new Set<string>();
  for (const record of records) visitTerms(`${headingOf(record)}\n${record.content ?? ''}`, language, (term) => said.add(term));
  return said;
}

function commonWords(code: readonly (readonly string[])[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const words of code) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([word]) => word);
}

/**
 * Records whose code is its words (`codeWords`), the common ones left out where some section's prose has them.
 * Takes half a percent off the index of this site.
 */
export function withCodeWords(records: readonly SearchRecord[], language: string): SearchRecord[] {
  const code = records.map((record) => codeWords(record.code ?? '', record.content ?? '', language));
  const said = saidTerms(records, language);
  const isSaid = (word: string): boolean => {
    let all = true;
    visitTerms(word, language, (term) => {
      all &&= said.has(term);
    });
    return all;
  };
  const left = new Set(commonWords(code, Math.max(MOST_SECTIONS, MOST_SHARE * records.length)).filter(isSaid));
  return records.map((record, index) => ({ ...record, code: code[index]?.filter((word) => !left.has(word)).join(' ') || null }));
}
