import { translate } from '@docusaurus/Translate';
import React from 'react';
import { settings } from '../settings';
import { setConsent, useConsent } from './consent';
import './consent.css';

const question = (): string => translate({ id: 'search.consent.question' });
const given = (): string => translate({ id: 'search.consent.given' });
const refused = (): string => translate({ id: 'search.consent.refused' });
const choices = () =>
  [
    ['yes', translate({ id: 'search.consent.yes' })],
    ['no', translate({ id: 'search.consent.no' })],
  ] as const;

/**
 * Asks once whether searches may be counted, if the brand requires consent. No response counts as a refusal.
 * @param props.isChangeable whether the reader can see and change the choice later
 */
export function ConsentQuestion({ isChangeable = false }: { isChangeable?: boolean }): React.ReactNode {
  const isAsked = settings.hosted?.events?.consent ?? false;
  const consent = useConsent();
  if (!isAsked || (consent !== 'unasked' && !isChangeable)) return null;
  return (
    <div className="search-consent">
      <p>{{ unasked: question, yes: given, no: refused }[consent]()}</p>
      {choices().map(
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
