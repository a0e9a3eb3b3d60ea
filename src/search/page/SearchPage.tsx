import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, { useEffect, useMemo, useRef } from 'react';
import { useBrand, useHasPage } from '../../ui/use-brand';
import { ALL } from '../common/scope';
import { filtersOf, scopes, scopeTitle, searchFieldProps } from '../common/texts';
import { ConsentQuestion } from '../insights/ConsentQuestion';
import { Outcome } from './Outcome';
import { moveFocus } from './results';
import { useAddress, useResults, type Address } from './use-search';
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

/** The form for the query and scope. Its fields have the names of the URL's parameters. The last one removes the page number from the URL. */
function SearchForm({ address: { form, onInput } }: { address: Address }): React.ReactNode {
  const choices = scopes();
  useEffect(() => {
    if (document.activeElement === document.body) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form]);

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      action={useBaseUrl('/search')}
      autoComplete="off"
      data-items=""
      onInput={onInput}
    >
      <input {...searchFieldProps()} dir="auto" />
      {choices.length > 0 && (
        <label>
          {scopeTitle()}
          <select name="in">
            {choices.map(({ scope, label }) => (
              <option key={scope} value={scope === ALL ? '' : scope}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <input type="hidden" name="page" disabled />
    </form>
  );
}

/** Message on the static page for browsers without JavaScript. */
function WithoutScript(): React.ReactNode {
  const { slug, product } = useBrand();
  const hasPage = useHasPage();
  const links = {
    [`/getting-started/what-is-${slug}-ds3`]: product,
    '/getting-started/quickstart': translate({ id: 'search.page.quickstart' }),
    '/guides/s3-api': translate({ id: 'search.page.guides' }),
    '/getting-started/glossary': translate({ id: 'search.page.glossary' }),
    '/composer/getting-started/what-is-ds3-composer': 'DS3 Composer',
  };
  return (
    <noscript>
      <div className={styles.plain}>
        <p>
          <Translate id="search.page.noScript" />
        </p>
        <ul>
          {Object.entries(links)
            .filter(([to]) => hasPage(to))
            .map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
        </ul>
      </div>
    </noscript>
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
    <main className={clsx('wide-page', styles.page)} onKeyDown={(event) => moveFocus(event, event.currentTarget)}>
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
