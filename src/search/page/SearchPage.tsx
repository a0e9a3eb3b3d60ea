import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, { useEffect, useMemo, useRef } from 'react';
import { filtersOf } from '../common/scopes';
import { ConsentQuestion } from '../insights/ConsentQuestion';
import { moveFocus } from './arrow-keys';
import { Outcome } from './Outcome';
import { SearchForm } from './SearchForm';
import { useAddress } from './use-address';
import { useResults } from './use-results';
import { WithoutScript } from './WithoutScript';
import styles from './styles.module.css';

const emptyTitle = (): string => translate({ id: 'theme.SearchPage.emptyResultsTitle' });

function Metadata({ query }: { query: string }): React.ReactNode {
  const existingTitle = translate({ id: 'theme.SearchPage.existingResultsTitle' }, { query });
  const description = translate({ id: 'search.page.description' });
  return (
    <>
      <PageMetadata title={query === '' ? emptyTitle() : existingTitle} description={description} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
    </>
  );
}

/** Moves the focus and the scroll position to the top of the new results after the reader goes to another page of results. */
function useFocusAfterPaging(page: number, isSettled: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (!isSettled || shownPage.current === page) return;
    shownPage.current = page;
    // A new query also starts at page 1. In this case, the focus stays in the input.
    if (document.activeElement instanceof HTMLInputElement) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [page, isSettled]);
  return heading;
}

function Content(): React.ReactNode {
  const address = useAddress();
  // The search page itself doesn't belong to any part of the site.
  const filters = useMemo(() => filtersOf(address.scope, ''), [address.scope]);
  const { retry, ...results } = useResults(address, filters);
  const heading = useFocusAfterPaging(address.page, results.answer?.page === address.page - 1);
  return (
    // The history entry must contain the query before the reader opens a result.
    <main
      className={clsx('wide-page', styles.page)}
      onKeyDown={(event) => moveFocus(event, event.currentTarget)}
      onClickCapture={address.write}
    >
      <Metadata query={address.query.trim()} />
      <h1 ref={heading} tabIndex={-1}>
        {emptyTitle()}
      </h1>
      <SearchForm address={address} />
      <p className={styles.hint}>
        <Translate id="search.page.keys" />
      </p>
      <WithoutScript />
      <div className={styles.outcome} data-search-outcome>
        <Outcome address={address} results={results} filters={filters} onRetry={retry} />
      </div>
      <ConsentQuestion isChangeable />
    </main>
  );
}

/** The search page (`/search?q=…`). It shows all results in pages, with the query in the URL. The layout provides the docs' search tags. */
export function SearchPage(): React.ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}
