/** Events of searches: what readers were shown and what they opened. Sends nothing by itself; `use-events.ts` gives the way out. */
import { limits } from '../../site/limits';
import { type SearchResult } from '../contract';

/** Events in the names and shapes of the hosted service's insights. */
export type SearchEvent =
  | { method: 'viewedObjectIDs'; payload: { eventName: 'Items Viewed'; index: string; objectIDs: string[] } }
  | {
      method: 'clickedObjectIDsAfterSearch';
      payload: { eventName: 'Item Selected'; index: string; queryID: string; objectIDs: [string]; positions: [number] };
    };

export interface SearchEvents {
  /** Whether events are sent now; then ask with `clickAnalytics`. */
  isOn: () => boolean;
  /** A result is shown. Counts once no other has come for `limits.analyticsDebounceMs`. */
  viewed: (result: SearchResult) => void;
  /** One of the hits shown last was opened. Others, such as recent searches, do not count. */
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

/** Undefined for a hit that is not of this result, and for an answer without queryID. */
function selectedEvent({ index, queryID, hits, page, hitsPerPage }: SearchResult, objectID: string): SearchEvent | undefined {
  const place = hits.findIndex((hit) => hit.objectID === objectID);
  if (place < 0 || queryID === undefined) return undefined;
  return {
    method: 'clickedObjectIDsAfterSearch',
    payload: { eventName: 'Item Selected', index, queryID, objectIDs: [objectID], positions: [page * hitsPerPage + place + 1] },
  };
}

/** @param sink where events go, and whether they may now */
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
      // The index of the site knows no service to tell.
      shown = result.isFallback ? undefined : result;
      if (shown !== undefined) timer = setTimeout(() => viewedEvents(result).forEach(sendIfOn), limits.analyticsDebounceMs);
    },
    selected(objectID) {
      const event = shown && selectedEvent(shown, objectID);
      if (event) sendIfOn(event);
    },
  };
}

/** No events at all. */
export const NO_EVENTS: SearchEvents = { isOn: () => false, viewed: () => undefined, selected: () => undefined };
