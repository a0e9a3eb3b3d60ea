import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchResult } from '../contract';
import { createSearchState } from './search-state';

const answerOf = (nbHits: number) => ({ nbHits }) as SearchResult;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createSearchState', () => {
  it('goes from idle to loading to stalled after 300 ms, and back to idle on an answer', () => {
    const state = createSearchState();
    const seen: string[] = [];
    state.subscribe(() => seen.push(state.get().status));
    const search = state.start();
    vi.advanceTimersByTime(299);
    expect(seen).toEqual(['loading']);
    vi.advanceTimersByTime(1);
    state.succeed(search, 'lock', answerOf(3));
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual(['loading', 'stalled', 'idle']);
    expect(state.get()).toEqual({ status: 'idle', query: 'lock', answer: answerOf(3), error: null });
  });

  it('keeps the error while it tries again, until a search succeeds', () => {
    const state = createSearchState();
    state.fail(state.start(), 'lock', new Error('offline'));
    expect(state.get()).toMatchObject({ status: 'error', answer: null, error: { message: 'offline' } });
    const again = state.start();
    expect(state.get()).toMatchObject({ status: 'loading', error: { message: 'offline' } });
    state.succeed(again, 'lock', answerOf(1));
    expect(state.get()).toMatchObject({ status: 'idle', answer: answerOf(1), error: null });
  });

  it.each([
    ['an answer', (state: ReturnType<typeof createSearchState>, search: number) => state.succeed(search, 'old', answerOf(1))],
    ['a failure', (state: ReturnType<typeof createSearchState>, search: number) => state.fail(search, 'old', 'late')],
  ])('ignores %s that comes after a newer search or an empty box', (_what, settle) => {
    const state = createSearchState();
    const old = state.start();
    const newer = state.start();
    settle(state, old);
    expect(state.get().status).toBe('loading');
    state.clear();
    settle(state, newer);
    expect(state.get()).toEqual({ status: 'idle', query: '', answer: null, error: null });
  });

  it('tells nobody after the subscription has ended', () => {
    const state = createSearchState();
    const listener = vi.fn();
    state.subscribe(listener)();
    state.start();
    expect(listener).not.toHaveBeenCalled();
  });
});
