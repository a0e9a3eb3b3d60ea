import { translate } from '@docusaurus/Translate';
import React from 'react';
import { setConsent, useConsent } from './consent';
import { useAsksConsent } from './use-events';
import './consent.css';

const question = (): string =>
  translate({
    id: 'search.consent.question',
    message: 'May the search service learn what you search for here and which results you open?',
    description: 'Question to the reader before searches are counted',
  });
const given = (): string =>
  translate({
    id: 'search.consent.given',
    message: 'The search service learns which results you open.',
    description: 'State after the reader has agreed that searches are counted',
  });
const refused = (): string =>
  translate({
    id: 'search.consent.refused',
    message: 'The search service does not learn which results you open.',
    description: 'State after the reader has refused that searches are counted',
  });
const yes = (): string => translate({ id: 'search.consent.yes', message: 'Allow', description: 'Button: searches may be counted' });
const no = (): string =>
  translate({ id: 'search.consent.no', message: 'Do not allow', description: 'Button: searches may not be counted' });

interface Props {
  /** Whether the choice can be seen and changed once it is made. */
  isChangeable?: boolean;
}

/** Asks once whether searches may be counted, where the brand wants readers to be asked. No answer is a no. */
export function ConsentQuestion({ isChangeable = false }: Props): React.ReactNode {
  const asks = useAsksConsent();
  const consent = useConsent();
  if (!asks || (consent !== 'unasked' && !isChangeable)) return null;
  return (
    <div className="search-consent">
      <p>{{ unasked: question, yes: given, no: refused }[consent]()}</p>
      {consent !== 'yes' && (
        <button type="button" onClick={() => setConsent('yes')}>
          {yes()}
        </button>
      )}
      {consent !== 'no' && (
        <button type="button" onClick={() => setConsent('no')}>
          {no()}
        </button>
      )}
    </div>
  );
}
