/** Converts records to an index file at build time. It's a pure function: the same input always produces the same bytes. */
import type { SearchRecord } from '../../contract';
import { INDEX_VERSION, KINDS, type IndexFile, type LanguageData, type PageRow, type SectionRow } from './index-file';
import { chainsOf, tokenize } from './tokenize';

const BARE_NUMBER = /^\d+$/;
/** Plain words in code, which are parts of commands or arbitrary names. Without them, the file is 2% smaller and finds just as much. */
const PLAIN_WORD = /^[a-z]+$/;
/** Maximum number of sections whose code contains a word. More frequent words don't help to find sections, and would add 2% to the file. */
const MOST_SECTIONS = 15;
/** Characters from a page's introduction in the first index. Twice as many add 20% to the index, and half as many lose 4% of results. */
const INTRODUCTION = 400;

/** Returns words in a section's code that aren't in its prose, each once and unchanged, so that code can't outweigh prose. */
function codeWords({ code, content }: SearchRecord): string[] {
  const termsOf = (text: string): string[] => {
    const { words, compounds } = tokenize(text);
    return [...words, ...compounds].map((word) => word.text);
  };
  const known = new Set(termsOf(content ?? ''));
  return chainsOf(code ?? '').filter((chain) => {
    const terms = termsOf(chain);
    const isNew = terms.some((term) => term.length > 1 && !BARE_NUMBER.test(term) && !known.has(term));
    for (const term of terms) known.add(term);
    return isNew && !PLAIN_WORD.test(chain);
  });
}

/** Returns the beginning of a text, without splitting a word. */
const beginOf = (text: string): string => (text.length <= INTRODUCTION ? text : text.slice(0, INTRODUCTION).replace(/\s+\S*$/, ''));

const DEFINITION = KINDS.indexOf('definition') + 1;

/** Returns the part of an index that's used until all of it has loaded: headings, the beginnings of pages, and definitions of terms. */
export function firstOf(whole: IndexFile): IndexFile {
  const cut = ([level, anchor, heading, content, , ...kind]: SectionRow): SectionRow => {
    const begin = anchor === '' ? beginOf(content) : '';
    return [level, anchor, heading, kind[0] === DEFINITION ? content : begin, '', ...kind];
  };
  const pages = whole.pages.map(([url, area, tag, sections]): PageRow => [url, area, tag, sections.map(cut)]);
  return { ...whole, isFirst: true, pages };
}

/** Builds the index file. @param records sections grouped by page, with pages and sections in the order of `position` */
export function buildIndexFile(records: readonly SearchRecord[], language: LanguageData): IndexFile {
  const codes = records.map(codeWords);
  const counts = new Map<string, number>();
  for (const word of codes.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const pages = new Map<string, { page: PageRow; sections: SectionRow[] }>();
  for (const [id, record] of records.entries()) {
    const [url = ''] = record.url.split('#', 1);
    const sections = pages.get(url)?.sections ?? [];
    const row = [Number(record.type.slice(3)), record.anchor ?? '', record.hierarchy[record.type] ?? '', record.content ?? ''] as const;
    const code = (codes[id] ?? []).filter((word) => (counts.get(word) ?? 0) <= MOST_SECTIONS).join(' ');
    sections.push(record.kind ? [...row, code, KINDS.indexOf(record.kind) + 1] : [...row, code]);
    pages.set(url, { page: [url, record.hierarchy.lvl0 ?? '', record.docusaurus_tag, sections], sections });
  }
  return { version: INDEX_VERSION, ...language, pages: [...pages.values()].map(({ page }) => page) };
}
