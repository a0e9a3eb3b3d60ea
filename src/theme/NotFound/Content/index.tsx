import React, { lazy, Suspense, useEffect, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import SearchField from '@theme/SearchField';
import type { Props } from '@theme/NotFound/Content';
import { undecodablePath } from '../../../address';
import { limits } from '../../../site/limits';
import styles from './styles.module.css';

/** Inline script that shows the reason immediately, because the static page loads the application only when the reader needs it. */
const TELL_REASON =
  "try{decodeURIComponent(location.pathname)}catch{var p=document.currentScript.previousSibling;p.hidden=false;p.querySelector('code').textContent=location.pathname}";
/** Inline script that fills the search field with the words at the end of the URL. `URLSearchParams` decodes any URL without an error. */
const FILL_SEARCH =
  "document.querySelector('main [name=q]').value=new URLSearchParams('q='+location.pathname.replace(/\\/$/,'').replace(/.*\\//,'')).get('q').replace(/\\.\\w+$/,'').replace(/[^\\p{L}\\p{N}]+/gu,' ').trim().slice(0," +
  `${limits.dialogMaxLength})`;

/** Explains why the router couldn't handle the address. Hidden on the static page, and if the address is valid. */
function CouldNotBeDecoded(): React.ReactNode {
  const isBrowser = useIsBrowser();
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => setPath(undecodablePath()), []);
  // Until this component knows the path, React doesn't touch the output of the inline script.
  const code = path === null ? <code dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning /> : <code key="path">{path}</code>;
  return (
    <>
      <p role="alert" className={styles.reason} hidden={path === null} suppressHydrationWarning>
        <Translate id="site.notFound.undecodable" values={{ path: code }} />
      </p>
      {!isBrowser && <script dangerouslySetInnerHTML={{ __html: TELL_REASON }} />}
    </>
  );
}

/** Pages that match the words in the search field. The script loads only on this page, because that of unknown paths is part of all pages. */
const BestPages = lazy(async () => ({ default: (await import('../../../search/page')).BestPages }));

const WAYS = [
  ['/', () => translate({ id: 'site.notFound.home' })],
  ['/getting-started/quickstart', () => translate({ id: 'site.notFound.quickstart' })],
] as const;

export default function NotFoundContent({ className }: Props): React.ReactNode {
  return (
    <main className={clsx('wide-page', styles.page, className)} data-starts-idle>
      {/* The docs at the site's root match every path. For an unknown path, they render only this content. */}
      <PageMetadata title={translate({ id: 'theme.NotFound.title' })} />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title" />
      </Heading>
      <CouldNotBeDecoded />
      <p>
        <Translate id="theme.NotFound.p1" />
      </p>
      <p>
        <Translate id="theme.NotFound.p2" />
      </p>
      <SearchField />
      <script dangerouslySetInnerHTML={{ __html: FILL_SEARCH }} />
      <ul role="list" className={styles.ways}>
        {WAYS.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text()}</Link>
          </li>
        ))}
      </ul>
      <Suspense>{useIsBrowser() && <BestPages field="main [name=q]" />}</Suspense>
    </main>
  );
}
