import sectionNames from '@generated/publish/default/sections.json';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';
import { useBrand } from '../../ui/use-brand';
import { archiveFile, MANIFEST_FILE, printRoute } from '../names';
import type { SectionNames } from '../plugin';
import { KeepPages } from './KeepPages';
import { type SizeName } from './sizes';

/** Placeholder for a size that the build writes into the static page. The application doesn't change it. */
function Size({ name }: { readonly name: SizeName }): ReactNode {
  return <span data-size={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function Download(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const href = useBaseUrl(archiveFile(useBrand().slug, i18n.currentLocale));
  return (
    <p>
      <a href={href} download>
        <Translate id="publish.offline.download" />
      </a>{' '}
      <Size name="archive" />
    </p>
  );
}

function Documents(): ReactNode {
  return (
    <ul>
      {(sectionNames as SectionNames).map(({ name, area, label }) => (
        <li key={name}>
          <Link to={`pathname:///${printRoute(name)}`} target="_self">
            {area}: {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The `/offline` page, which offers the pages as a folder, stored in this browser, and on paper. */
export function OfflinePage(): ReactNode {
  const { locales } = useDocusaurusContext().i18n;
  return (
    <Layout title={translate({ id: 'publish.offline.title' })} description={translate({ id: 'publish.offline.description' })}>
      <Head>
        <meta name="robots" content="noindex, follow" />
        <link rel="manifest" href={useBaseUrl(MANIFEST_FILE)} />
      </Head>
      <main className="markdown wide-page">
        <h1>
          <Translate id="publish.offline.title" />
        </h1>
        <h2>
          <Translate id="publish.offline.folder" />
        </h2>
        <p>
          <Translate id="publish.offline.folder.text" values={{ index: <code>index.html</code> }} />{' '}
          {locales.length > 1 && <Translate id="publish.offline.folder.languages" />}
        </p>
        <Download />
        <h2>
          <Translate id="publish.offline.browser" />
        </h2>
        <p>
          <Translate id="publish.offline.browser.text" /> <Size name="kept" />
        </p>
        <KeepPages />
        <noscript>
          <p>
            <Translate id="publish.offline.noScript" />
          </p>
        </noscript>
        <h2>
          <Translate id="publish.offline.paper" />
        </h2>
        <p>
          <Translate id="publish.offline.paper.text" />
        </p>
        <Documents />
      </main>
    </Layout>
  );
}
