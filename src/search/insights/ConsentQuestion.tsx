import { translate } from '@docusaurus/Translate';
import React, { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../page/stored';
import { settings } from '../settings';
import './consent.css';

type Consent = 'yes' | 'no' | 'unasked';

const KEY = `search.events.consent${settings.namespace}`;
/** Window event that announces the reader's choice, because the dialog and the search page are separate programs. */
const CHANGED = 'search-consent';

/** Whether the reader allows searches to be counted. The choice is stored in the browser, or only for this page if there's no storage. */
export function getConsent(): Consent {
  const consent = document.documentElement.dataset.searchConsent ?? readStored(KEY);
  return consent === 'yes' || consent === 'no' ? consent : 'unasked';
}

function setConsent(consent: Exclude<Consent, 'unasked'>): void {
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
const useConsent = (): Consent => useSyncExternalStore(subscribe, getConsent, () => 'unasked');

/**
 * Asks once whether searches may be counted, if the brand requires consent. No response counts as a refusal.
 * @param props.isChangeable whether the reader can see and change the choice later
 */
export function ConsentQuestion({ isChangeable = false }: { isChangeable?: boolean }): React.ReactNode {
  const isAsked = settings.hosted?.events?.consent ?? false;
  const consent = useConsent();
  if (!isAsked || (consent !== 'unasked' && !isChangeable)) return null;
  const texts = {
    unasked: translate({ id: 'search.consent.question' }),
    yes: translate({ id: 'search.consent.given' }),
    no: translate({ id: 'search.consent.refused' }),
  };
  const choices = [
    ['yes', translate({ id: 'search.consent.yes' })],
    ['no', translate({ id: 'search.consent.no' })],
  ] as const;
  return (
    <div className="search-consent">
      <p>{texts[consent]}</p>
      {choices.map(
        ([choice, label]) =>
          choice !== consent && (
            <button key={choice} type="button" className="search-action" onClick={() => setConsent(choice)}>
              {label}
            </button>
          ),
      )}
    </div>
  );
}
