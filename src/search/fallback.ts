/** Keeps search alive while no host of the service answers: the index of the site answers instead. */
import { within } from '../lib/within';
import { limits } from '../site/limits';
import { type DocsSearchClient } from './client';

type Search = DocsSearchClient['search'];

/** Longest wait for the service: the time-outs of one host. All hosts one after the other would take 16 s. Milliseconds. */
const PATIENCE = limits.connectTimeoutMs + limits.readTimeoutMs;

/** Whether nothing answered, after all tries. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && error.name === 'RetryError';

/**
 * A search that asks the fallback when the service is unreachable, and marks its results with `isFallback`.
 * The service is then left alone for `limits.hostDownMs`, or until the fallback fails as well.
 * Errors other than an unreachable service pass: they say that something is wrong, not that it is away.
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
