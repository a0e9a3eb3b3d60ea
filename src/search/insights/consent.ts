/** Whether the reader agrees that searches are counted. Kept in the browser; for this page alone where it keeps nothing. */
import { createStorageSlot } from '@docusaurus/theme-common';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners';

export type Consent = 'yes' | 'no' | 'unasked';

const slot = createStorageSlot('search.events.consent');
const listeners = createListeners();
let known: Consent | undefined;

export function getConsent(): Consent {
  const stored = known ?? slot.get();
  known = stored === 'yes' || stored === 'no' ? stored : 'unasked';
  return known;
}

export function setConsent(consent: Exclude<Consent, 'unasked'>): void {
  known = consent;
  slot.set(consent);
  listeners.notify();
}

/** `unasked` in the static page. */
export const useConsent = (): Consent => useSyncExternalStore(listeners.subscribe, getConsent, () => 'unasked');
