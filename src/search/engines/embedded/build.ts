/** Records to index file. Pure, and the same input gives the same bytes; run at build time. */
import type { SearchRecord } from '../../contract';
import { INDEX_VERSION, type IndexFile, type LanguageData, type PageRow, type SectionRow } from './index-file';
import { chainsOf, tokenize } from './tokenize';

/** What the file says besides the records. */
export interface BuildOptions extends LanguageData {
  language: string;
}

const BARE_NUMBER = /^\d+$/;

/** The words of a section's code that its prose has not, each once, as they stand there: code can be found without drowning prose. */
function codeWords(code: string, prose: string): string {
  const termsOf = (text: string): string[] => {
    const { words, compounds } = tokenize(text);
    return [...words, ...compounds].map((word) => word.text);
  };
  const known = new Set(termsOf(prose));
  const words = chainsOf(code).filter((chain) => {
    const terms = termsOf(chain);
    const isNew = terms.some((term) => term.length > 1 && !BARE_NUMBER.test(term) && !known.has(term));
    for (const term of terms) known.add(term);
    return isNew;
  });
  return words.join(' ');
}

/** Builds the index file. @param records sections grouped by page, pages and sections in order of `position` */
export function buildIndexFile(records: readonly SearchRecord[], { language, ...data }: BuildOptions): IndexFile {
  const pages = new Map<string, { page: PageRow; sections: SectionRow[] }>();
  for (const record of records) {
    const [url = ''] = record.url.split('#', 1);
    const sections = pages.get(url)?.sections ?? [];
    const row = [Number(record.type.slice(3)), record.anchor ?? '', record.hierarchy[record.type] ?? '', record.content ?? ''] as const;
    const code = codeWords(record.code ?? '', record.content ?? '');
    sections.push(record.kind === 'definition' ? [...row, code, 1] : [...row, code]);
    pages.set(url, { page: [url, record.hierarchy.lvl0 ?? '', record.docusaurus_tag, sections], sections });
  }
  return { version: INDEX_VERSION, language, ...data, pages: [...pages.values()].map(({ page }) => page) };
}
