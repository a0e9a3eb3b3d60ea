/** Keeps search working if none of the service's hosts respond, by using the site's own index. */
import { within } from '../lib/within';
import { limits } from '../site/limits';
import { type DocsSearchClient } from './client';

type Search = DocsSearchClient['search'];

/** Maximum time to wait for the service, in milliseconds: the sum of one host's timeouts. Trying all hosts in turn would take 16 s. */
const PATIENCE = limits.connectTimeoutMs + limits.readTimeoutMs;

/** Whether all attempts failed to get a response. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && error.name === 'RetryError';

/**
 * Creates a search function that uses the fallback if the service is unreachable, and marks the results with `isFallback`. The service
 * isn't tried again for `limits.hostDownMs`, or until the fallback also fails. Other errors are passed on, because they mean that something
 * is wrong, not that the service is down.
 */
export function withFallback(service: Search, fallback: Search): Search {
  let downUntil = 0;
  const instead = async <T>(...args: Parameters<Search>): ReturnType<typeof service<T>> => {
    try {
      const answer = await fallback<T>(...args);
      return { ...answer, results: answer.results.map((result) => ({ ...result, isFallback: true })) };
    } catch (error) {
      if (isUnreachable(error)) downUntil = 0;
      throw error;
    }
  };
  return async <T>(...args: Parameters<Search>): ReturnType<typeof service<T>> => {
    if (Date.now() < downUntil) return instead<T>(...args);
    try {
      const answer = await within(service<T>(...args), PATIENCE);
      if (answer !== undefined) return answer;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
    downUntil = Date.now() + limits.hostDownMs;
    return instead<T>(...args);
  };
}
