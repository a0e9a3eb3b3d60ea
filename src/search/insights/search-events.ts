/** The events of this site's searches: none unless the brand configures them. */
import { memoize } from '../../lib/memoize';
import { settings } from '../settings';
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

function create(): SearchEvents {
  const { hosted } = settings;
  if (!hosted?.events) return NO_EVENTS;
  const { appId, apiKey, events } = hosted;
  const isOn = (): boolean => !events.consent || getConsent() === 'yes';
  return createSearchEvents({ isOn, send: sender(appId, apiKey, events.script) });
}

/** Dialog and page have one each, because each counts what it shows itself. */
export const searchEvents: (place: 'dialog' | 'page') => SearchEvents = memoize(create);
