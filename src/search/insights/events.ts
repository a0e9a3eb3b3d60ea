/** Search events, which record the results that readers see and open. This module doesn't send them; `search-events.ts` does. */
import { limits } from '../../site/limits';
import { type SearchResult } from '../contract';

/** Events with the same names and structure as the hosted service's insights events. */
export type SearchEvent =
  | { method: 'viewedObjectIDs'; payload: { eventName: 'Items Viewed'; index: string; objectIDs: string[] } }
  | {
      method: 'clickedObjectIDsAfterSearch';
      payload: { eventName: 'Item Selected'; index: string; queryID: string; objectIDs: [string]; positions: [number] };
    };

export interface SearchEvents {
  /** Whether events are currently sent. If they are, `clickAnalytics` must be set in requests. */
  isOn: () => boolean;
  /** Called when a result is shown. The result counts if no other result follows within `limits.analyticsDebounceMs`. */
  viewed: (result: SearchResult) => void;
  /** Called when a hit from the most recent result is opened. Other hits, such as recent searches, don't count. */
  selected: (objectID: string) => void;
}

function viewedEvents({ index, hits }: SearchResult): SearchEvent[] {
  const size = limits.viewedEventsBatch;
  const ids = hits.map(({ objectID }) => objectID);
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, batch) => ({
    method: 'viewedObjectIDs',
    payload: { eventName: 'Items Viewed', index, objectIDs: ids.slice(batch * size, (batch + 1) * size) },
  }));
}

/** Creates an event for a selected hit, or undefined if the hit isn't in this result or the response doesn't have a queryID. */
function selectedEvent({ index, queryID, hits, page, hitsPerPage }: SearchResult, objectID: string): SearchEvent | undefined {
  const place = hits.findIndex((hit) => hit.objectID === objectID);
  if (place < 0 || queryID === undefined) return undefined;
  return {
    method: 'clickedObjectIDsAfterSearch',
    payload: { eventName: 'Item Selected', index, queryID, objectIDs: [objectID], positions: [page * hitsPerPage + place + 1] },
  };
}

/** Reports what readers do with results, by calling `send` while `isOn` returns true. */
export function createSearchEvents({ isOn, send }: { isOn: () => boolean; send: (event: SearchEvent) => void }): SearchEvents {
  let shown: SearchResult | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendIfOn = (event: SearchEvent): void => {
    if (isOn()) send(event);
  };
  return {
    isOn,
    viewed(result) {
      clearTimeout(timer);
      // If the site's own index was used, there's no service to notify.
      shown = result.isFallback ? undefined : result;
      if (shown !== undefined) timer = setTimeout(() => viewedEvents(result).forEach(sendIfOn), limits.analyticsDebounceMs);
    },
    selected(objectID) {
      const event = shown && selectedEvent(shown, objectID);
      if (event) sendIfOn(event);
    },
  };
}

export const NO_EVENTS: SearchEvents = { isOn: () => false, viewed: () => undefined, selected: () => undefined };
