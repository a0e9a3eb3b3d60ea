/** A sharded index in, ranked sections out. */
import type { SearchProgress, SearchRequest, ShardedIndexFile } from '../../../contract';
import { facetPredicate } from '../facets';
import { everySection, type Found } from '../finder';
import { inverseFrequency, type CollectionStatistics } from '../inverted-index';
import { checkVersion } from '../open-index';
import { analyse, type Query } from '../query';
import { rank, type Ranked } from '../rank';
import { findCandidates, type Candidate } from '../retrieve';
import type { Section } from '../sections';
import { createSharing, type Sharing } from '../shared-headings';
import { createThesaurus } from '../thesaurus';
import { chosenWords } from './chosen-words';
import { rankPages } from './page-scores';
import { Shards, type FetchShard, type OpenText } from './shards';
import { asksForTitles, pageFacets, pagePredicate } from './site-pages';
import { SiteWords, siteLexicon } from './site-words';

/**
 * Pages whose text is fetched and ranked together at first; as a rule they have as many hits as are shown. On
 * the query sets, 4 answer as well as 12 and fetch a third; 3 lose a few. While hits are wanting, twice as
 * many follow each time, so that a rare word costs few round trips.
 */
const FIRST_PAGES = 4;
/**
 * Sections found for each page read, below which reading ends: pages come best first, so where they hold the
 * words in sections that do not answer, the rest does not answer either.
 */
const LEAST_YIELD = 0.25;
/** Pages read for one request at most. */
const MOST_PAGES = 250;

/** The request's part that finding looks at, and how many hits it wants, counted from the first. */
export interface Wanted extends Pick<SearchRequest, 'query' | 'facetFilters'> {
  hits: number;
}

/** Sections of chosen pages that answer the query. */
type RankSections = (texts: readonly OpenText[], pages: ReadonlySet<number>, accepts: (section: Section) => boolean) => Ranked[];

function statistics(file: ShardedIndexFile, words: SiteWords): CollectionStatistics {
  const [heading, path, content, code] = file.averageLengths;
  return { rarity: (term) => inverseFrequency(words.frequency(term), file.size), averageLengths: { heading, path, content, code } };
}

/** Ranks the sections of several small indexes as one. */
function rankTogether(query: Query, collection: CollectionStatistics, sharing: Sharing): RankSections {
  return (texts, pages, accepts) => {
    const sections: Section[] = [];
    const candidates: Candidate[] = [];
    for (const text of texts) {
      for (const candidate of findCandidates(query, text.index, collection.rarity)) {
        const section = text.sections[candidate.id];
        if (section === undefined || !pages.has(section.position.page) || !accepts(section)) continue;
        candidates.push({ ...candidate, id: sections.length });
        sections.push(section);
      }
    }
    return rank(query, candidates, sections, sharing);
  };
}

const rankNothing: RankSections = (texts, pages, accepts) =>
  everySection(texts.flatMap(({ sections }) => sections.filter((section) => pages.has(section.position.page) && accepts(section))));

/** Reads pages, best first, until there are enough hits or the pages no longer answer. */
async function readPages(
  pages: readonly number[],
  hits: number,
  read: (some: readonly number[]) => Promise<Ranked[]>,
): Promise<Omit<Found, 'query'>> {
  const ranked: Ranked[] = [];
  let done = 0;
  for (let count = FIRST_PAGES; done < pages.length && ranked.length < hits; count *= 2) {
    const some = pages.slice(done, done + count);
    const found = await read(some);
    ranked.push(...found);
    done += some.length;
    if (found.length < LEAST_YIELD * some.length) return { ranked, unread: 0 };
  }
  return { ranked, unread: done === 0 ? 0 : Math.round((pages.length - done) * (ranked.length / done)) };
}

/** Loads the opening file. @throws Error on a file of another version */
export function createShardedFinder(file: ShardedIndexFile, fetchShard: FetchShard) {
  checkVersion(file.version);
  const words = new SiteWords(file);
  const thesaurus = createThesaurus(file);
  const lexicon = siteLexicon(file, words, thesaurus);
  const facets = pageFacets(file);
  const collection = statistics(file, words);
  const shards = new Shards(file, words, thesaurus, collection.averageLengths, fetchShard);
  const sharing = createSharing(new Map(file.sharedHeadings), facets.length);

  const pagesFor = async (query: Query, { query: text = '', facetFilters }: Wanted, { onFetch }: SearchProgress): Promise<number[]> => {
    const titles = asksForTitles(facetFilters) ? await shards.titles(onFetch) : [];
    const accepts = pagePredicate(facets, titles, facetFilters);
    if (query.terms.length === 0) return text.trim() === '' ? facets.map((_, page) => page).filter(accepts) : [];
    const postings = await shards.postings(chosenWords(query, words), onFetch);
    return rankPages(query, postings, collection.rarity, accepts);
  };

  /** @throws {RequestError} on filters that the protocol does not allow, {IndexFileError} when a shard does not come */
  return async (wanted: Wanted, progress: SearchProgress): Promise<Found> => {
    const query = analyse(wanted.query ?? '', lexicon);
    const accepts = facetPredicate(wanted.facetFilters);
    const rankSections = query.terms.length === 0 ? rankNothing : rankTogether(query, collection, sharing);
    const pages = await pagesFor(query, wanted, progress);
    const read = async (some: readonly number[]): Promise<Ranked[]> => {
      progress.signal.throwIfAborted();
      const texts = await shards.texts(some, progress.onFetch);
      progress.signal.throwIfAborted();
      return rankSections(texts, new Set(some), accepts);
    };
    return { query, ...(await readPages(pages.slice(0, MOST_PAGES), wanted.hits, read)) };
  };
}
