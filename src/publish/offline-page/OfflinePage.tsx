import sectionNames from '@generated/publish/default/sections.json';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';
import { useBrand } from '../../ui/use-brand';
import { archiveFile, MANIFEST_FILE, printRoute, type Progress, type SizeName } from '../names';
import type { SectionNames } from '../plugin';
import styles from './styles.module.css';
import { useKept, type KeptState } from './use-kept';

function Coming({ kept, of }: Progress): ReactNode {
  return (
    <p className={styles.progress}>
      <progress value={kept} max={of} aria-label={translate({ id: 'publish.offline.progress.label' })} />
      <span>{translate({ id: 'publish.offline.progress' }, { kept, of })}</span>
    </p>
  );
}

/** The text that screen readers announce when the state changes. */
function outcomeOf(state: KeptState): string {
  if (state === 'kept') return translate({ id: 'publish.offline.kept' });
  if (state === 'failed') return translate({ id: 'publish.offline.failed' });
  return state === 'unavailable' ? translate({ id: 'publish.offline.unavailable' }) : '';
}

/** A button that stores all pages in this browser, with its progress, and a button that removes them. */
function KeepPages(): ReactNode {
  const { state, keep, remove } = useKept();
  return (
    <div data-needs-js>
      <p role="status">{outcomeOf(state)}</p>
      {(state === 'unknown' || state === 'none' || state === 'failed') && (
        <button type="button" className="search-action" onClick={() => void keep()}>
          <Translate id="publish.offline.keep" />
        </button>
      )}
      {typeof state === 'object' && <Coming {...state} />}
      {state === 'kept' && (
        <button type="button" className="search-action" onClick={() => void remove()}>
          <Translate id="publish.offline.remove" />
        </button>
      )}
    </div>
  );
}

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
        <h1>{translate({ id: 'publish.offline.title' })}</h1>
        <h2>{translate({ id: 'publish.offline.folder' })}</h2>
        <p>
          <Translate id="publish.offline.folder.text" values={{ index: <code>index.html</code> }} />{' '}
          {locales.length > 1 && <Translate id="publish.offline.folder.languages" />}
        </p>
        <Download />
        <h2>{translate({ id: 'publish.offline.browser' })}</h2>
        <p>
          <Translate id="publish.offline.browser.text" /> <Size name="kept" />
        </p>
        <KeepPages />
        <noscript>
          <p>{translate({ id: 'publish.offline.noScript' })}</p>
        </noscript>
        <h2>{translate({ id: 'publish.offline.paper' })}</h2>
        <p>{translate({ id: 'publish.offline.paper.text' })}</p>
        <Documents />
      </main>
    </Layout>
  );
}
