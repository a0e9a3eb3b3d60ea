import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { limits } from '../../site/limits';
import { type SearchResult } from '../contract';
import { createSearchEvents, type SearchEvent } from './events';

const result = (count: number, more: Partial<SearchResult> = {}): SearchResult => {
  const hits = Array.from({ length: count }, (_, index) => ({ objectID: `hit-${index}`, _highlightResult: {} }));
  return { index: 'docs', hits, queryID: 'q1', page: 0, hitsPerPage: 20, nbHits: count, ...more } as SearchResult;
};

/** Creates search events whose sender stores them in a list. */
function watched(isOn: () => boolean = () => true) {
  const sent: SearchEvent[] = [];
  return { sent, events: createSearchEvents({ isOn, send: (event) => void sent.push(event) }) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('viewed', () => {
  it('counts after 400 ms', () => {
    const { sent, events } = watched();
    events.viewed(result(2));
    vi.advanceTimersByTime(limits.analyticsDebounceMs - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([
      { method: 'viewedObjectIDs', payload: { eventName: 'Items Viewed', index: 'docs', objectIDs: ['hit-0', 'hit-1'] } },
    ]);
  });

  it('counts the last of several results only', () => {
    const { sent, events } = watched();
    events.viewed(result(1));
    vi.advanceTimersByTime(300);
    events.viewed(result(2));
    vi.advanceTimersByTime(1_000);
    expect(sent.map(({ payload }) => payload.objectIDs)).toEqual([['hit-0', 'hit-1']]);
  });

  it('comes in batches of 20', () => {
    const { sent, events } = watched();
    events.viewed(result(45));
    vi.advanceTimersByTime(1_000);
    expect(sent.map(({ payload }) => payload.objectIDs.length)).toEqual([20, 20, 5]);
    expect(sent.flatMap(({ payload }) => payload.objectIDs)).toHaveLength(45);
  });

  it.each([
    ['without hits', result(0)],
    ['of the fallback', result(3, { isFallback: true })],
  ])('sends nothing %s', (_, none) => {
    const { sent, events } = watched();
    events.viewed(none);
    vi.advanceTimersByTime(1_000);
    expect(sent).toEqual([]);
  });
});

describe('selected', () => {
  it('names the query and the position over all pages', () => {
    const { sent, events } = watched();
    events.viewed(result(20, { page: 2 }));
    events.selected('hit-3');
    expect(sent).toEqual([
      {
        method: 'clickedObjectIDsAfterSearch',
        payload: { eventName: 'Item Selected', index: 'docs', queryID: 'q1', objectIDs: ['hit-3'], positions: [44] },
      },
    ]);
  });

  it.each([
    ['a hit that was not shown', result(2), 'recent-search'],
    ['a hit of an answer without queryID', result(2, { queryID: undefined }), 'hit-0'],
    ['a hit of the fallback', result(2, { isFallback: true }), 'hit-0'],
  ])('is not %s', (_, shown, objectID) => {
    const { sent, events } = watched();
    events.viewed(shown);
    events.selected(objectID);
    expect(sent).toEqual([]);
  });
});

it('sends nothing while it may not, also what was shown before', () => {
  let allowed = true;
  const { sent, events } = watched(() => allowed);
  events.viewed(result(2));
  allowed = false;
  vi.advanceTimersByTime(1_000);
  events.selected('hit-0');
  expect(sent).toEqual([]);
});
