import React from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/Error';
import styles from './styles.module.css';

/** A page that crashed, with a way home: a plain link, because the application may be what is broken. */
export default function ErrorPageContent({ error, tryAgain }: Props): React.ReactNode {
  return (
    <main className={styles.page}>
      <Heading as="h1">
        <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </Heading>
      <p className={styles.ways}>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <a href={useBaseUrl('/')}>
          <Translate id="site.notFound.home" />
        </a>
      </p>
      <div className={styles.reason}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
