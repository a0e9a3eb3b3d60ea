/** Records to index file. Pure, and the same input gives the same bytes; run at build time. */
import { INDEX_VERSION, type SearchIndexFile, type SearchRecord, type StoredPage, type StoredSection } from '../../contract';
import { codeTerms } from './fields';
import { packCode } from './pack';
import { headingOf } from './sections';

/** What the file says besides the records. */
export interface BuildOptions {
  language: string;
  synonyms?: string[][];
}

function storeSection(record: SearchRecord): StoredSection {
  return [Number(record.type.slice(3)), record.anchor ?? '', headingOf(record), record.content ?? ''];
}

function storePages(records: readonly SearchRecord[]): StoredPage[] {
  const pages = new Map<string, StoredPage>();
  for (const record of records) {
    const url = record.url.split('#', 1)[0] ?? '';
    const page = pages.get(url) ?? { url, area: record.hierarchy.lvl0 ?? '', tag: record.docusaurus_tag, sections: [] };
    page.sections.push(storeSection(record));
    pages.set(url, page);
  }
  return [...pages.values()];
}

/**
 * Builds the index file.
 * @param records sections grouped by page, pages and sections in order of `position`
 */
export function buildIndexFile(records: readonly SearchRecord[], { language, synonyms = [] }: BuildOptions): SearchIndexFile {
  const code = packCode(records.map((record) => codeTerms(record.code ?? '', record.content ?? '', language)));
  return { version: INDEX_VERSION, language, pages: storePages(records), code, synonyms };
}
