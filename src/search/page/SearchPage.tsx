import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, { useEffect, useRef } from 'react';
import { ConsentQuestion } from '../insights/ConsentQuestion';
import { moveFocus } from './arrow-keys';
import { Outcome } from './Outcome';
import { SearchForm } from './SearchForm';
import { useAddress } from './use-address';
import { useResults } from './use-results';
import { WithoutScript } from './WithoutScript';
import styles from './styles.module.css';

const emptyTitle = (): string =>
  translate({
    id: 'theme.SearchPage.emptyResultsTitle',
    message: 'Search the documentation',
    description: 'The search page title for empty query',
  });

const resultsTitle = (query: string): string =>
  translate(
    {
      id: 'theme.SearchPage.existingResultsTitle',
      message: 'Search results for "{query}"',
      description: 'The search page title for non-empty query',
    },
    { query },
  );

/** After paging the reader starts at the top of the new results, with eyes and with a screen reader. */
function useFocusAfterPaging(page: number, isSettled: boolean) {
  const heading = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (!isSettled || shownPage.current === page) return;
    shownPage.current = page;
    // A new query also starts at page 1; then the focus is in the input, and stays.
    if (document.activeElement instanceof HTMLInputElement) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [page, isSettled]);
  return heading;
}

function Content(): React.ReactNode {
  const address = useAddress();
  const { retry, ...results } = useResults(address);
  const query = address.query.trim();
  const title = query === '' ? emptyTitle() : resultsTitle(query);
  const top = useFocusAfterPaging(address.page, results.answer?.page === address.page - 1);
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'search.page.description',
          message: 'Search all pages of the documentation by words, headings and identifiers.',
          description: 'Description of the search page for link previews',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* A result that is followed must leave the query in the history's entry. */}
      <main className={styles.page} onKeyDown={moveFocus} onClickCapture={address.write}>
        <div ref={top} tabIndex={-1} className={styles.top}>
          <Heading as="h1">{emptyTitle()}</Heading>
        </div>
        <SearchForm address={address} />
        <p className={styles.hint}>
          <Translate id="search.page.keys" description="Hint below the form of the search page">
            Arrow keys move between the field and the results.
          </Translate>
        </p>
        <WithoutScript />
        <div className={styles.outcome}>
          <Outcome address={address} results={results} onRetry={retry} />
        </div>
        <ConsentQuestion isChangeable />
      </main>
    </>
  );
}

/** `/search?q=…`: all results, page by page, with the query in the address. The layout knows the tags of the docs. */
export function SearchPage(): React.ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}
