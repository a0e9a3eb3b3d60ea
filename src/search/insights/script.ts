/** Loads the insights script of the brand with the first event, and hands events to it. */
import { type SearchEvent } from './events';

type Command = [name: string, ...args: unknown[]];
/** The script's global: takes commands, also before the script is there. */
type Insights = ((...command: Command) => void) & { queue?: Command[] };

declare global {
  interface Window {
    aa?: Insights;
    AlgoliaAnalyticsObject?: string;
  }
}

export interface InsightsAccount {
  appId: string;
  apiKey: string;
  /** Address of the script; nothing is asked of any other. */
  script: string;
}

/** The queue that the script empties when it comes. */
function createQueue(): Insights {
  const insights: Insights = (...command) => void (insights.queue ??= []).push(command);
  return insights;
}

/** Tells visits apart and nobody from anybody: made anew with each page load, kept nowhere. */
const visitToken = (): string => `visit-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`;

function load({ appId, apiKey, script }: InsightsAccount): void {
  window.AlgoliaAnalyticsObject = 'aa';
  window.aa ??= createQueue();
  window.aa('init', { appId, apiKey, useCookie: false, userToken: visitToken() });
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  document.head.append(element);
}

/** A way out for events. The script is fetched once, with the first of them. */
export function createInsights(account: InsightsAccount): (event: SearchEvent) => void {
  let isLoaded = false;
  return ({ method, payload }) => {
    if (!isLoaded) load(account);
    isLoaded = true;
    window.aa?.(method, payload);
  };
}
