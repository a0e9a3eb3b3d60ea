/** The embedded engine: an index file in, answers as the hosted service's out. Runs in a worker and in node. */
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

/** A query as it was understood, and all sections that answer it, best first. */
export interface Found {
  query: Query;
  matcher: Matcher;
  ranked: readonly Ranked[];
}

/** Finds the sections that answer a query, among those that are accepted. */
type Find = (input: string, accepts?: (section: Section) => boolean) => Found;

/** A heading as one word. Asked again with every letter that is typed. */
const joined = memoize((heading) =>
  tokenize(heading)
    .words.map(({ text }) => text)
    .join(''),
);

/** Whether a query has the name of a section as one word, such as an error's code. */
const isNamed = (section: Section, { names }: Query): boolean => names.has(joined(headingOf(section)));

/** Loads an index. @throws Error on a file of another version or with an unknown stemmer, saying what to do */
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
      // The hosted service answers an empty query with everything, and a query without words with nothing.
      const all = input.trim() === '' ? sections.filter(accepts) : [];
      return { query, matcher, ranked: all.map((section) => ({ section, score: 0, byHeading: true })) };
    }
    // What the first index would have to guess, the whole one may have in its text.
    if (file.isFirst && !query.isKnown) return { query, matcher, ranked: [] };
    const mayAnswer = (section: Section): boolean => accepts(section) && (section.kind !== 'entry' || isNamed(section, query));
    const candidates = gather(query, (variants) => index.find(variants), sections).filter(({ section }) => mayAnswer(section));
    return { query, matcher, ranked: rank(query, candidates, matcher) };
  };
}

/** Makes an engine. @throws Error as `createFind` */
export async function createEngine(file: IndexFile): Promise<SearchEngine> {
  const find = await createFind(file);
  const marks = file.isFirst ? { isFirst: true } : {};
  return { search: (request) => ({ ...answer(request, find(request.query ?? '', facetPredicate(request.facetFilters))), ...marks }) };
}

/** Loads the index from its URL, or from its bytes. @throws Error when it cannot be fetched or is of another version */
export async function loadEngine(url: string, file?: ArrayBuffer): Promise<SearchEngine> {
  const response = file ? new Response(file) : await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createEngine((await response.json()) as IndexFile);
}
