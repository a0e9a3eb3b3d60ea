/** Whether the reader allows searches to be counted. It's stored in the browser, or only for this page if storage isn't available. */
import { useSyncExternalStore } from 'react';
import { readStored } from '../../page/stored';
import { settings } from '../settings';

export type Consent = 'yes' | 'no' | 'unasked';

const KEY = `search.events.consent${settings.namespace}`;
/** The dialog and the search page are separate programs, so they learn about the choice through the window. */
const CHANGED = 'search-consent';

export function getConsent(): Consent {
  const consent = document.documentElement.dataset.searchConsent ?? readStored(KEY);
  return consent === 'yes' || consent === 'no' ? consent : 'unasked';
}

export function setConsent(consent: Exclude<Consent, 'unasked'>): void {
  document.documentElement.dataset.searchConsent = consent;
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // If storage is denied or full, the choice applies only to this page.
  }
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/** The reader's choice; `unasked` on the static page. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, getConsent, () => 'unasked');
