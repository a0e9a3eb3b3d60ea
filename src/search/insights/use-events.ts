/** The events of this site's searches: none unless the brand configures them. */
import type { HostedSearch } from '../../site/brand';
import { useBrand } from '../../ui/use-brand';
import { getConsent } from './consent';
import { createSearchEvents, NO_EVENTS, type SearchEvents } from './events';
import { createInsights } from './script';

const made = new Map<string, SearchEvents>();

function create({ appId, apiKey, events }: HostedSearch): SearchEvents {
  if (events === null) return NO_EVENTS;
  const isOn = (): boolean => !events.consent || getConsent() === 'yes';
  return createSearchEvents({ isOn, send: createInsights({ appId, apiKey, script: events.script }) });
}

/**
 * The same object on every render. Dialog and page have one each, because each counts what it shows itself.
 */
export function useSearchEvents(place: 'dialog' | 'page'): SearchEvents {
  const { hostedSearch } = useBrand();
  if (hostedSearch === null) return NO_EVENTS;
  const events = made.get(place) ?? create(hostedSearch);
  made.set(place, events);
  return events;
}

/** Whether the reader is to be asked first. */
export function useAsksConsent(): boolean {
  return useBrand().hostedSearch?.events?.consent ?? false;
}
