import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import React from 'react';
import { Announcement, FallbackNote, NoResults, SearchFailure } from '../common/messages';
import { formatSearch, type SearchAddress } from '../common/search-address';
import { type SearchState } from '../common/search-state';
import { countText, loadingText } from '../common/texts';
import { type FacetFilters } from '../contract';
import { HitList } from './HitList';
import { type Address } from './use-search';
import styles from './styles.module.css';

/** A one-line search summary for sighted readers. `Announcement` is for screen readers. */
function Summary({ status, answer, error }: SearchState): React.ReactNode {
  if (status === 'stalled') return loadingText();
  if (error) return null;
  if (answer !== null) {
    return (
      <>
        {answer.nbHits > 0 && countText(answer)}
        <FallbackNote answer={answer} />
      </>
    );
  }
  if (status === 'loading') return null;
  return <Translate id="search.page.empty" />;
}

function Paging({ address, pages }: { address: SearchAddress; pages: number }): React.ReactNode {
  const { page } = address;
  const label = translate({ id: 'search.page.paging' });
  const step = (to: number, rel: string, text: string): React.ReactNode => (
    <Link className="search-action" rel={rel} to={`/search${formatSearch({ ...address, page: to })}`}>
      {text}
    </Link>
  );
  if (pages < 2 && page === 1) return null;
  const previous = translate({ id: 'search.page.previous' });
  const next = translate({ id: 'search.page.next' });
  return (
    <nav className={styles.paging} aria-label={label}>
      {page > 1 && step(Math.min(page - 1, Math.max(pages, 1)), 'prev', previous)}
      {page <= pages && (
        <span>
          <Translate id="search.page.position" values={{ page, pages }} />
        </span>
      )}
      {page < pages && step(page + 1, 'next', next)}
    </nav>
  );
}

interface Props {
  address: Address;
  results: SearchState;
  filters: FacetFilters;
  onRetry: () => void;
}

/** Shows the number of hits, the hits, and links to other pages of results, or else the reason why there are no hits. */
export function Outcome({ address, results, filters, onRetry }: Props): React.ReactNode {
  const { answer, error, query, status } = results;
  return (
    <>
      <p aria-hidden={answer !== null} className={styles.summary} data-status={status}>
        <Summary {...results} />
      </p>
      <Announcement state={results} />
      {error && <SearchFailure onRetry={onRetry} />}
      {answer?.nbHits === 0 && <NoResults query={query} filters={filters} onSuggestion={address.change} />}
      {answer !== null && answer.nbHits > 0 && (
        <>
          <HitList hits={answer.hits} />
          <Paging address={address} pages={answer.nbPages} />
        </>
      )}
    </>
  );
}
