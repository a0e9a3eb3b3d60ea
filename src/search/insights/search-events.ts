/** This site's search events. They're sent only if the brand configures them. */
import { memoize } from '../../lib/memoize';
import { settings } from '../settings';
import { getConsent } from './ConsentQuestion';
import { createSearchEvents, NO_EVENTS, type SearchEvent, type SearchEvents } from './events';

type Command = [name: string, ...args: unknown[]];
/** The insights script's global function. It accepts commands even before the script has loaded. */
type Insights = ((...command: Command) => void) & { queue?: Command[] };

declare global {
  interface Window {
    aa?: Insights;
    AlgoliaAnalyticsObject?: string;
  }
}

/** Queues commands until the script has loaded and processes them. */
const queue: Insights = (...command) => void (queue.queue ??= []).push(command);

/** Creates a token that distinguishes visits but not people, because it's created on each page load and never stored. */
const visitToken = (): string => `visit-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`;

/** Passes events to the brand's script, which is loaded when the first event is sent. No other host is contacted. */
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

/** Returns the search events of the dialog or of the page. The two are separate, because each counts what it shows itself. */
export const searchEvents: (place: 'dialog' | 'page') => SearchEvents = memoize(create);
