/** Suggests other queries if a query returns no results. Every suggestion is tested before it's shown. */
import { limits } from '../../site/limits';

/** Maximum number of query words to use, which keeps the request small. */
const MAX_WORDS = 6;

/** Returns the query with each of its words left out in turn, followed by single words if there are several, and the site's own topics. */
export function candidates(query: string, topics: readonly string[]): string[] {
  const words = query.trim().split(/\s+/).slice(0, MAX_WORDS);
  const shorter = words.length < 2 ? [] : words.map((_word, left) => words.filter((_, index) => index !== left).join(' '));
  return [...new Set([...shorter, ...words, ...topics])].filter((candidate) => candidate !== query.trim());
}

/** Returns up to `limits.maxSuggestedQueries` queries with results. @param countHits returns the number of hits for each query */
export async function suggest(query: string, topics: readonly string[], countHits: (queries: string[]) => Promise<number[]>) {
  const tried = candidates(query, topics);
  const counts = await countHits(tried);
  const found = tried.filter((_candidate, index) => (counts[index] ?? 0) > 0);
  // A query that's contained in a longer suggestion is less specific.
  const isPart = (candidate: string): boolean => found.some((longer) => longer !== candidate && ` ${longer} `.includes(` ${candidate} `));
  return found.filter((candidate) => !isPart(candidate)).slice(0, limits.maxSuggestedQueries);
}
