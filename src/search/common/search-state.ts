/**
 * The state of one search box: idle, loading, stalled after `limits.stalledMs`, or error. The dialog's
 * own state machine forgets a failed request, so this store remembers it.
 */
import { limits } from '../../site/limits';

/** `error` stays until a search succeeds or the box is cleared. */
type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState<Answer> {
  status: SearchStatus;
  /** The query of the newest answer or failure. */
  query: string;
  /** The newest answer; null before the first one, after a failure and for an empty box. */
  answer: Answer | null;
  /** Why the newest search failed. Kept while it is tried again. */
  error: Error | null;
}

/** A store for `useSyncExternalStore`. Only the newest search that was started changes it. */
export interface SearchStateStore<Answer> {
  get: () => SearchState<Answer>;
  /** @returns the function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Notes that a search starts. @returns its number, for `succeed` and `fail` */
  start(): number;
  succeed(search: number, query: string, answer: Answer): void;
  fail(search: number, query: string, error: unknown): void;
  /** The box is empty: no answer, no error, and searches on their way no longer count. */
  clear(): void;
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

export function createSearchState<Answer>(): SearchStateStore<Answer> {
  const empty: SearchState<Answer> = { status: 'idle', query: '', answer: null, error: null };
  const listeners = new Set<() => void>();
  let state = empty;
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: SearchState<Answer>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const settle = (search: number, next: SearchState<Answer>): void => {
    if (search !== newest) return;
    clearTimeout(timer);
    set(next);
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      newest += 1;
      clearTimeout(timer);
      timer = setTimeout(() => set({ ...state, status: 'stalled' }), limits.stalledMs);
      set({ ...state, status: 'loading' });
      return newest;
    },
    succeed: (search, query, answer) => settle(search, { status: 'idle', query, answer, error: null }),
    fail: (search, query, error) => settle(search, { status: 'error', query, answer: null, error: asError(error) }),
    clear() {
      newest += 1;
      settle(newest, empty);
    },
  };
}
