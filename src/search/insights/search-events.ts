/** This site's search events. There are none unless the brand configures them. */
import { memoize } from '../../lib/memoize';
import { settings } from '../settings';
import { getConsent } from './consent';
import { createSearchEvents, NO_EVENTS, type SearchEvent, type SearchEvents } from './events';

type Command = [name: string, ...args: unknown[]];
/** The global of the insights script. It accepts commands even before the script has loaded. */
type Insights = ((...command: Command) => void) & { queue?: Command[] };

declare global {
  interface Window {
    aa?: Insights;
    AlgoliaAnalyticsObject?: string;
  }
}

/** The queue that the script processes when it loads. */
const queue: Insights = (...command) => void (queue.queue ??= []).push(command);

/** Distinguishes visits, but not people: it's created at each page load and never stored. */
const visitToken = (): string => `visit-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`;

/** Passes events to the brand's script, which is loaded for the first event. No other address is contacted. */
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

function create(): SearchEvents {
  const { hosted } = settings;
  if (!hosted?.events) return NO_EVENTS;
  const { appId, apiKey, events } = hosted;
  const isOn = (): boolean => !events.consent || getConsent() === 'yes';
  return createSearchEvents({ isOn, send: sender(appId, apiKey, events.script) });
}

/** The dialog and the page have separate instances, because each counts what it shows itself. */
export const searchEvents: (place: 'dialog' | 'page') => SearchEvents = memoize(create);
