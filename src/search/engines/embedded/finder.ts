/** An index file in, ranked sections out: what the engine answers from, before hits are made of it. */
import type { SearchRequest } from '../../contract';
import type { SearchIndexFile } from './index-file';
import { facetPredicate } from './facets';
import { createLexicon } from './lexicon';
import { openIndex } from './open-index';
import { analyse, type Query } from './query';
import { rank, type Ranked } from './rank';
import { findCandidates } from './retrieve';
import type { Section } from './sections';
import { createSharing, sharedHeadings } from './shared-headings';
import { createThesaurus } from './thesaurus';

/** A query as it was understood, and all sections that answer it, best first. */
export interface Found {
  query: Query;
  ranked: readonly Ranked[];
}

/** A loaded index. */
export interface Finder {
  sections: readonly Section[];
  /** Looks at `query` and `facetFilters` only. @throws {RequestError} on filters that the protocol does not allow */
  find: (request: Pick<SearchRequest, 'query' | 'facetFilters'>) => Found;
}

/** All sections as an answer to nothing in particular. */
function everySection(sections: readonly Section[]): Ranked[] {
  return sections.map((section) => ({ section, score: 0, byHeading: true }));
}

/** Loads an index. @throws Error on a file of another version, saying what to do */
export function createFinder(file: SearchIndexFile): Finder {
  const thesaurus = createThesaurus(file);
  const { sections, index } = openIndex(file, thesaurus);
  const lexicon = createLexicon(file, index, sections, thesaurus);
  const sharing = createSharing(sharedHeadings(sections), (sections.at(-1)?.position.page ?? 0) + 1);

  const find: Finder['find'] = (request) => {
    const text = request.query ?? '';
    const query = analyse(text, lexicon);
    const accepts = facetPredicate(request.facetFilters);
    if (query.terms.length === 0) {
      // The hosted service answers an empty query with everything, and a query without words with nothing.
      return { query, ranked: text.trim() === '' ? everySection(sections.filter(accepts)) : [] };
    }
    const candidates = findCandidates(query, index).filter(({ id }) => {
      const section = sections[id];
      return section !== undefined && accepts(section);
    });
    return { query, ranked: rank(query, candidates, sections, sharing) };
  };
  return { sections, find };
}
