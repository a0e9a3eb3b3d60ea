import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import React from 'react';
import { formatSearch, type SearchAddress } from '../common/search-address';
import styles from './styles.module.css';

interface Props {
  address: SearchAddress;
  pages: number;
}

/** Links to the pages of results before and after this one. */
export function Paging({ address, pages }: Props): React.ReactNode {
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
