/** Records to index file. Pure, and the same input gives the same bytes; run at build time. */
import { INDEX_VERSION, type OneWaySynonyms, type SearchIndexFile, type SearchRecord } from '../../contract';
import { withCodeWords } from './common-code';
import { headingOf } from './sections';
import { chooseWords, createEncoder, type WordCode } from './word-coding';

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

function chooseFor({ headings, texts, code }: Columns): WordCode {
  return chooseWords([...headings, ...texts, ...code]);
}

/** The words of records `withCodeWords` that are worth a sign, for a file that shares its dictionary with others. */
export function chooseDictionary(records: readonly SearchRecord[]): WordCode {
  return chooseFor(columnsOf(records));
}

/**
 * Builds the index file.
 * @param records sections grouped by page, pages and sections in order of `position`
 * @param shared  a dictionary of more than these records, which must be `withCodeWords`; its words must have been
 *                chosen from these, too
 */
export function buildIndexFile(
  records: readonly SearchRecord[],
  { language, synonyms = [], oneWay = [] }: BuildOptions,
  shared?: WordCode,
): SearchIndexFile {
  const columns = columnsOf(shared === undefined ? withCodeWords(records, language) : records);
  const wordCode = shared ?? chooseFor(columns);
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
