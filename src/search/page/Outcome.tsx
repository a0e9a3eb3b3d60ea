import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import React from 'react';
import { Announcement, FallbackNote, NoResults, SearchFailure } from '../common/messages';
import { formatSearch, type SearchAddress } from '../common/search-address';
import { type SearchState } from '../common/search-state';
import { loadingText, useCountText } from '../common/texts';
import { useFacetFilters } from '../common/use-scopes';
import { useSuggestions } from '../common/use-suggestions';
import { type SearchResult } from '../contract';
import { HitList } from './HitList';
import { type Address } from './use-address';
import styles from './styles.module.css';

interface Props {
  address: Address;
  results: SearchState<SearchResult>;
  onRetry: () => void;
}

/** What the search came to, in one line for the eye; `Announcement` says it to screen readers. */
function Summary({ status, answer, error }: SearchState<SearchResult>): React.ReactNode {
  const countText = useCountText();
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
  return (
    <Translate id="search.page.empty" description="Search page, before anything is typed">
      Type what you are looking for.
    </Translate>
  );
}

/** Links to the pages of results before and after this one. */
function Paging({ address, pages }: { address: SearchAddress; pages: number }): React.ReactNode {
  const { page } = address;
  if (pages < 2 && page === 1) return null;
  const to = (number: number): string => `/search${formatSearch({ ...address, page: number })}`;
  return (
    <nav
      className={styles.paging}
      aria-label={translate({
        id: 'search.page.paging',
        message: 'Pages of results',
        description: 'Name of the navigation below the search results',
      })}
    >
      {page > 1 && (
        <Link className={styles.step} rel="prev" to={to(Math.min(page - 1, Math.max(pages, 1)))}>
          <Translate id="search.page.previous" description="Link to the page of search results before this one">
            Previous
          </Translate>
        </Link>
      )}
      {page <= pages && (
        <span className={styles.position}>
          <Translate id="search.page.position" description="Which page of search results this is" values={{ page, pages }}>
            {'Page {page} of {pages}'}
          </Translate>
        </span>
      )}
      {page < pages && (
        <Link className={styles.step} rel="next" to={to(page + 1)}>
          <Translate id="search.page.next" description="Link to the page of search results after this one">
            Next
          </Translate>
        </Link>
      )}
    </nav>
  );
}

/** Count, hits and paging, or why there are none. */
export function Outcome({ address, results, onRetry }: Props): React.ReactNode {
  const { answer, error, query } = results;
  const isEmpty = answer?.nbHits === 0;
  const suggestions = useSuggestions(isEmpty ? query : null, useFacetFilters(address.scope));
  return (
    <>
      <p aria-hidden={answer !== null} className={styles.summary} data-status={results.status}>
        <Summary {...results} />
      </p>
      <Announcement state={results} />
      {error && <SearchFailure onRetry={onRetry} />}
      {isEmpty && <NoResults query={query} suggestions={suggestions} onSuggestion={(next) => address.change({ query: next })} />}
      {answer && !isEmpty && (
        <>
          <HitList hits={answer.hits} />
          <Paging address={address} pages={answer.nbPages} />
        </>
      )}
    </>
  );
}
