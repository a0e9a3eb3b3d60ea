/** State of a search box, which the newest search changes. It also remembers failed requests, which the dialog's own state forgets. */
import { createListeners } from '../../lib/listeners';
import { limits } from '../../site/limits';
import type { SearchResult } from '../contract';

export interface SearchState {
  /** `stalled` after `limits.stalledMs`. `error` remains until the next search starts. */
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The query that led to the latest response or failure. */
  query: string;
  /** The latest response. Null before the first response, after a failure, and while the box is empty. */
  answer: SearchResult | null;
  /** The reason why the newest search failed. Kept during retries, until a search succeeds or the box is cleared. */
  error: Error | null;
}

export type SearchStateStore = ReturnType<typeof createSearchState>;

export function createSearchState() {
  const empty: SearchState = { status: 'idle', query: '', answer: null, error: null };
  const listeners = createListeners();
  let state = empty;
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: SearchState): void => {
    state = next;
    listeners.notify();
  };
  const settle = (search: number, next: Omit<SearchState, 'answer'> & { answer?: SearchResult }): void => {
    if (search !== newest) return;
    clearTimeout(timer);
    set({ answer: null, ...next });
  };

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    /** Records that a search has started. @returns its number, for `succeed` and `fail` */
    start() {
      newest += 1;
      clearTimeout(timer);
      timer = setTimeout(() => set({ ...state, status: 'stalled' }), limits.stalledMs);
      set({ ...state, status: 'loading' });
      return newest;
    },
    succeed(search: number, query: string, answer: SearchResult) {
      settle(search, { status: 'idle', query, answer, error: null });
    },
    fail(search: number, query: string, reason: unknown) {
      settle(search, { status: 'error', query, error: reason instanceof Error ? reason : new Error(String(reason)) });
    },
    /** Resets the state when the box is empty: removes the response and the error, and ignores pending searches. */
    clear() {
      newest += 1;
      settle(newest, { status: 'idle', query: '', error: null });
    },
  };
}
