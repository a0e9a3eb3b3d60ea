/** Records to sections and their inverted index without an index file between, which would take most of the time of a large site. */
import type { SearchRecord } from '../../../contract';
import { InvertedIndex } from '../inverted-index';
import type { OpenIndex } from '../open-index';
import type { Section } from '../sections';
import type { KnownPhrases } from '../term-flags';
import { plainTexts } from '../texts';

/** Records page by page, in their order. */
export function groupPages(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const url = record.url.split('#', 1)[0] ?? '';
    const page = pages.get(url);
    if (page === undefined) pages.set(url, [record]);
    else page.push(record);
  }
  return [...pages.values()];
}

/** Indexes records `withCodeWords`. Pages are numbered in their order, whatever their `position` says. */
export function openRecords(records: readonly SearchRecord[], language: string, known: KnownPhrases): OpenIndex {
  const sections = groupPages(records).flatMap((page, number) =>
    page.map((record, section): Section => ({ ...record, position: { page: number, section } })),
  );
  const code = records.map((record) => record.code ?? '');
  return { sections, index: new InvertedIndex(sections, plainTexts(sections, code), language, known) };
}
