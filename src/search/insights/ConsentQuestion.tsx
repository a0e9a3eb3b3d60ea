import { translate } from '@docusaurus/Translate';
import React from 'react';
import { settings } from '../settings';
import { setConsent, useConsent } from './consent';
import './consent.css';

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
