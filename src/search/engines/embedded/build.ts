/** Records to index file. Pure, and the same input gives the same bytes; run at build time. */
import MiniSearch from 'minisearch';

import { INDEX_VERSION, type SearchIndexFile, type SearchRecord, type StoredPage, type StoredSection } from '../../contract';
import { FIELDS, indexTerms, type Field } from './fields';
import { packIndex } from './pack';
import { headingOf, pathOf } from './sections';

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

const FIELD_TEXT: Record<Field, (record: SearchRecord) => string> = {
  heading: headingOf,
  path: (record) => pathOf(record).join('\n'),
  content: (record) => record.content ?? '',
  code: (record) => record.code ?? '',
};

/**
 * Builds the index file.
 * @param records sections grouped by page, pages and sections in order of `position`
 */
export function buildIndexFile(records: readonly SearchRecord[], { language, synonyms = [] }: BuildOptions): SearchIndexFile {
  const documents = records.map((record, id) => ({ id, record }));
  const index = new MiniSearch<{ id: number; record: SearchRecord }>({
    fields: [...FIELDS],
    extractField: (document, name) => (name === 'id' ? document.id : FIELD_TEXT[name as Field](document.record)),
    tokenize: (text, field) => indexTerms(text, field as Field, language),
    processTerm: (term) => term,
  });
  index.addAll(documents);
  return { version: INDEX_VERSION, language, pages: storePages(records), index: packIndex(index.toJSON()), synonyms };
}
