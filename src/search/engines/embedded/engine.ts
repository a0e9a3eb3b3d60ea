/** The embedded engine, which reads an index file and responds like the hosted service. It runs in a worker and in Node. */
import type { SearchEngine } from '../../contract';
import { answer } from './answer';
import { facetPredicate } from './facets';
import { headingOf, INDEX_VERSION, readSections, type IndexFile, type Section } from './index-file';
import { Language, loadStemmers } from './language';
import { Matcher } from './matcher';
import { memoize } from '../../../lib/memoize';
import { QueryAnalyzer, type Query } from './query';
import { gather, rank, type Ranked } from './rank';
import { tokenize } from './tokenize';
import { WordIndex } from './word-index';

/** A parsed query, and all sections that match it, with the best section first. */
export interface Found {
  query: Query;
  matcher: Matcher;
  ranked: readonly Ranked[];
}

/** Searches the accepted sections for those that match a query. */
type Find = (input: string, accepts?: (section: Section) => boolean) => Found;

/** Returns a heading as one word. The result is cached, because it's needed for every letter that the reader types. */
const joined = memoize((heading) =>
  tokenize(heading)
    .words.map(({ text }) => text)
    .join(''),
);

/** Whether a query contains a name as a single word, such as an error code, or consists only of the name, such as a limit. */
const isNamed = (name: string, { names }: Query, input: string): boolean =>
  names.has(joined(name)) || name.toLowerCase() === input.trim().toLowerCase();

/** Loads an index. @throws Error that explains what to do if the file has another version or an unknown stemmer */
export async function createFind(file: IndexFile): Promise<Find> {
  if (file.version !== INDEX_VERSION)
    throw new Error(`The search index has version ${file.version}, this engine reads ${INDEX_VERSION}: build the site anew.`);
  const language = new Language(file, await loadStemmers(file.stemmers));
  const { sections, code } = readSections(file);
  const index = new WordIndex(sections, code, language);
  const analyzer = new QueryAnalyzer(index, language);
  const tokensOf = memoize(tokenize);
  return (input, accepts = () => true) => {
    const query = analyzer.analyse(input);
    const matcher = new Matcher(query, language, tokensOf);
    if (query.terms.length === 0) {
      // The hosted service returns everything for an empty query, and nothing for a query that contains no words.
      const all = input.trim() === '' ? sections.filter(accepts) : [];
      return { query, matcher, ranked: all.map((section) => ({ section, score: 0, byHeading: true })) };
    }
    // The first index would have to guess at words that the full index might contain in its text.
    if (file.isFirst && !query.isKnown) return { query, matcher, ranked: [] };
    const mayAnswer = (section: Section): boolean =>
      accepts(section) && (section.kind !== 'entry' || isNamed(headingOf(section), query, input));
    const candidates = gather(query, (variants) => index.find(variants), sections).filter(({ section }) => mayAnswer(section));
    return { query, matcher, ranked: rank(query, candidates, matcher) };
  };
}

/** Creates an engine. @throws Error in the same cases as `createFind` */
export async function createEngine(file: IndexFile): Promise<SearchEngine> {
  const find = await createFind(file);
  const marks = file.isFirst ? { isFirst: true } : {};
  return { search: (request) => ({ ...answer(request, find(request.query ?? '', facetPredicate(request.facetFilters))), ...marks }) };
}

/** Loads the index from its URL or from its bytes. @throws Error if the index can't be loaded or has another version */
export async function loadEngine(url: string, file?: ArrayBuffer): Promise<SearchEngine> {
  const response = file ? new Response(file) : await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createEngine((await response.json()) as IndexFile);
}
