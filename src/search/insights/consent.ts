/** Whether the reader agrees that searches are counted. Kept in the browser; for this page alone where it keeps nothing. */
import { createStorageSlot } from '@docusaurus/theme-common';
import { useSyncExternalStore } from 'react';

export type Consent = 'yes' | 'no' | 'unasked';

const slot = createStorageSlot('search.events.consent');
const listeners = new Set<() => void>();
let known: Consent | undefined;

export function getConsent(): Consent {
  const stored = known ?? slot.get();
  known = stored === 'yes' || stored === 'no' ? stored : 'unasked';
  return known;
}

export function setConsent(consent: Exclude<Consent, 'unasked'>): void {
  known = consent;
  slot.set(consent);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `unasked` in the static page. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, getConsent, () => 'unasked');
