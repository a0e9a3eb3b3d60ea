/** Whether the reader allows searches to be counted. The choice is stored in the browser, or only for this page if there's no storage. */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../page/stored';
import { settings } from '../settings';

export type Consent = 'yes' | 'no' | 'unasked';

const KEY = `search.events.consent${settings.namespace}`;
/** Window event that announces the reader's choice, because the dialog and the search page are separate programs. */
const CHANGED = 'search-consent';

export function getConsent(): Consent {
  const consent = document.documentElement.dataset.searchConsent ?? readStored(KEY);
  return consent === 'yes' || consent === 'no' ? consent : 'unasked';
}

export function setConsent(consent: Exclude<Consent, 'unasked'>): void {
  document.documentElement.dataset.searchConsent = consent;
  // If storage is blocked or full, the choice applies only to this page.
  writeStored(KEY, consent);
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/** Returns the reader's choice, or `unasked` on the static page. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, getConsent, () => 'unasked');
