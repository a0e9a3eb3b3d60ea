/** Records to index file. Pure, and the same input gives the same bytes; run at build time. */
import type { SearchRecord } from '../../contract';
import { INDEX_VERSION, type OneWaySynonyms, type SearchIndexFile } from './index-file';
import { withCodeWords } from './common-code';
import { headingOf } from './sections';
import { chooseWords, createEncoder } from './word-coding';

/** What the file says besides the records. */
export interface BuildOptions {
  language: string;
  synonyms?: string[][];
  oneWay?: OneWaySynonyms[];
}

/** A cell of a column or line: tabs and line breaks separate. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ');
}

interface Page {
  url: string;
  area: string;
  tag: string;
  levels: string;
}

function pagesOf(records: readonly SearchRecord[]): Page[] {
  const pages = new Map<string, Page>();
  for (const record of records) {
    const url = record.url.split('#', 1)[0] ?? '';
    const page = pages.get(url) ?? { url, area: record.hierarchy.lvl0 ?? '', tag: record.docusaurus_tag, levels: '' };
    page.levels += record.type.slice(3);
    pages.set(url, page);
  }
  return [...pages.values()];
}

/** The texts of records in columns, a cell a section. */
interface Columns {
  headings: string[];
  texts: string[];
  code: string[];
}

function columnsOf(records: readonly SearchRecord[]): Columns {
  return {
    headings: records.map((record) => cell(headingOf(record))),
    texts: records.map(({ content }) => cell(content ?? '')),
    code: records.map(({ code }) => code ?? ''),
  };
}

/**
 * Builds the index file.
 * @param records sections grouped by page, pages and sections in order of `position`
 */
export function buildIndexFile(records: readonly SearchRecord[], { language, synonyms = [], oneWay = [] }: BuildOptions): SearchIndexFile {
  const columns = columnsOf(withCodeWords(records, language));
  const wordCode = chooseWords([...columns.headings, ...columns.texts, ...columns.code]);
  const encode = createEncoder(wordCode);
  const column = (cells: readonly string[]): string => cells.map(encode).join('\n');
  return {
    version: INDEX_VERSION,
    language,
    dictionary: wordCode.words.join(' '),
    taken: wordCode.taken,
    pages: pagesOf(records)
      .map(({ url, area, tag, levels }) => [url, cell(area), tag, levels].join('\t'))
      .join('\n'),
    anchors: records.map(({ anchor }) => anchor ?? '').join('\n'),
    headings: column(columns.headings),
    texts: column(columns.texts),
    code: column(columns.code),
    synonyms,
    oneWay,
  };
}
