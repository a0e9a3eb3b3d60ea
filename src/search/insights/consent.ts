/** Whether the reader agrees that searches are counted. Kept in the browser; for this page alone where it keeps nothing. */
import { useSyncExternalStore } from 'react';
import { readStored } from '../../page/stored';
import { settings } from '../settings';

export type Consent = 'yes' | 'no' | 'unasked';

const KEY = `search.events.consent${settings.namespace}`;
/** Dialog and search page are programs of their own: they hear of the choice from the window. */
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
    // Storage is forbidden or full: the choice holds for this page.
  }
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/** `unasked` in the static page. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, getConsent, () => 'unasked');
