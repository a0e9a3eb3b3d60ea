import { translate } from '@docusaurus/Translate';
import React from 'react';
import { useBrand } from '../../ui/use-brand';
import { setConsent, useConsent } from './consent';
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
const choices = () =>
  [
    ['yes', translate({ id: 'search.consent.yes', message: 'Allow', description: 'Button: searches may be counted' })],
    ['no', translate({ id: 'search.consent.no', message: 'Do not allow', description: 'Button: searches may not be counted' })],
  ] as const;

/**
 * Asks once whether searches may be counted, where the brand wants readers to be asked. No answer is a no.
 * @param props.isChangeable whether the choice can be seen and changed once it is made
 */
export function ConsentQuestion({ isChangeable = false }: { isChangeable?: boolean }): React.ReactNode {
  const isAsked = useBrand().hostedSearch?.events?.consent ?? false;
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
