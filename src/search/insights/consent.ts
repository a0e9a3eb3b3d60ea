/** Whether the reader agrees that searches are counted. Kept in the browser; for this page alone where it keeps nothing. */
import { useSyncExternalStore } from 'react';

export type Consent = 'yes' | 'no' | 'unasked';

const KEY = 'search.events.consent';
const listeners = new Set<() => void>();
let known: Consent | undefined;

function stored(): Consent {
  try {
    const value = window.localStorage.getItem(KEY);
    return value === 'yes' || value === 'no' ? value : 'unasked';
  } catch (error) {
    if (error instanceof DOMException) return 'unasked';
    throw error;
  }
}

function store(consent: Consent): void {
  try {
    window.localStorage.setItem(KEY, consent);
  } catch (error) {
    // Forbidden or full: it holds until the page is left.
    if (!(error instanceof DOMException)) throw error;
  }
}

export function getConsent(): Consent {
  known ??= stored();
  return known;
}

export function setConsent(consent: Exclude<Consent, 'unasked'>): void {
  known = consent;
  store(consent);
  for (const listener of listeners) listener();
}

/** `unasked` in the static page. */
export function useConsent(): Consent {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getConsent,
    () => 'unasked',
  );
}
