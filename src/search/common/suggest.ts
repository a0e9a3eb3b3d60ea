/** What to search for instead, when a query finds nothing. Every suggestion is tried before it is shown. */
import { limits } from '../../site/limits';

/** Most words of a query that are looked at, so that one question stays one small request. */
const MAX_WORDS = 6;

/** The query with each of its words left out in turn, then its words alone, where several find nothing, then the site's own topics. */
export function candidates(query: string, topics: readonly string[]): string[] {
  const words = query.trim().split(/\s+/).slice(0, MAX_WORDS);
  const shorter = words.length < 2 ? [] : words.map((_word, left) => words.filter((_, index) => index !== left).join(' '));
  return [...new Set([...shorter, ...words, ...topics])].filter((candidate) => candidate !== query.trim());
}

/**
 * Up to `limits.maxSuggestedQueries` queries that find something.
 * @param countHits numbers of hits, one for each query
 */
export async function suggest(query: string, topics: readonly string[], countHits: (queries: string[]) => Promise<number[]>) {
  const tried = candidates(query, topics);
  const counts = await countHits(tried);
  const found = tried.filter((_candidate, index) => (counts[index] ?? 0) > 0);
  // What stands in a longer one that is offered says less.
  const isPart = (candidate: string): boolean => found.some((longer) => longer !== candidate && ` ${longer} `.includes(` ${candidate} `));
  return found.filter((candidate) => !isPart(candidate)).slice(0, limits.maxSuggestedQueries);
}
