/** The events of this site's searches: none unless the brand configures them. */
import type { HostedSearch } from '../../site/brand';
import { useBrand } from '../../ui/use-brand';
import { getConsent } from './consent';
import { createSearchEvents, NO_EVENTS, type SearchEvent, type SearchEvents } from './events';

type Command = [name: string, ...args: unknown[]];
/** The global of the insights script: takes commands, also before the script is there. */
type Insights = ((...command: Command) => void) & { queue?: Command[] };

declare global {
  interface Window {
    aa?: Insights;
    AlgoliaAnalyticsObject?: string;
  }
}

/** The queue that the script empties when it comes. */
const queue: Insights = (...command) => void (queue.queue ??= []).push(command);

/** Tells visits apart and nobody from anybody: made anew with each page load, kept nowhere. */
const visitToken = (): string => `visit-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`;

/** Hands an event to the brand's script, which is fetched with the first one. Nothing is asked of any other address. */
const sender = (appId: string, apiKey: string, script: string) => {
  let isLoaded = false;
  return ({ method, payload }: SearchEvent): void => {
    if (!isLoaded) {
      window.AlgoliaAnalyticsObject = 'aa';
      window.aa ??= queue;
      window.aa('init', { appId, apiKey, useCookie: false, userToken: visitToken() });
      document.head.append(Object.assign(document.createElement('script'), { src: script, async: true }));
      isLoaded = true;
    }
    window.aa?.(method, payload);
  };
};

const made = new Map<string, SearchEvents>();

function create({ appId, apiKey, events }: HostedSearch): SearchEvents {
  if (events === null) return NO_EVENTS;
  const isOn = (): boolean => !events.consent || getConsent() === 'yes';
  return createSearchEvents({ isOn, send: sender(appId, apiKey, events.script) });
}

/** The same object on every render. Dialog and page have one each, because each counts what it shows itself. */
export function useSearchEvents(place: 'dialog' | 'page'): SearchEvents {
  const { hostedSearch } = useBrand();
  if (hostedSearch === null) return NO_EVENTS;
  const events = made.get(place) ?? create(hostedSearch);
  made.set(place, events);
  return events;
}
