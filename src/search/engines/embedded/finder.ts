/** A query in, ranked sections out: what the engine answers from, before hits are made of it. */
import { INDEX_VERSION, type IndexFile, readSections, type Section } from './index-file';
import { Language, loadStemmers } from './language';
import { Matcher, rememberTokens } from './matcher';
import { QueryAnalyzer, type Query } from './query';
import { gather, rank, type Ranked } from './rank';
import { WordIndex } from './word-index';

/** A query as it was understood, and all sections that answer it, best first. */
export interface Found {
  query: Query;
  matcher: Matcher;
  ranked: readonly Ranked[];
}

/** A loaded index. */
export interface Finder {
  sections: readonly Section[];
  find: (input: string, accepts?: (section: Section) => boolean) => Found;
}

/** Loads an index. @throws Error on a file of another version, saying what to do */
export async function createFinder(file: IndexFile): Promise<Finder> {
  if (file.version !== INDEX_VERSION)
    throw new Error(`The search index has version ${file.version}, this engine reads ${INDEX_VERSION}: build the site anew.`);
  const language = new Language(file, await loadStemmers(file.stemmers));
  const { sections, code } = readSections(file);
  const index = new WordIndex(sections, code, language);
  const analyzer = new QueryAnalyzer(index, language);
  const tokensOf = rememberTokens();
  return {
    sections,
    find(input, accepts = () => true) {
      const query = analyzer.analyse(input);
      const matcher = new Matcher(query, language, tokensOf);
      if (query.terms.length === 0) {
        // The hosted service answers an empty query with everything, and a query without words with nothing.
        const all = input.trim() === '' ? sections.filter(accepts) : [];
        return { query, matcher, ranked: all.map((section) => ({ section, score: 0, byHeading: true })) };
      }
      const candidates = gather(query, (variants) => index.find(variants), sections).filter(({ section }) => accepts(section));
      return { query, matcher, ranked: rank(query, candidates, matcher) };
    },
  };
}
