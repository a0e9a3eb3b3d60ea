import React from 'react';
import Translate from '@docusaurus/Translate';
import config from '@generated/docusaurus.config';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';
import styles from './styles.module.css';

/** Shown if a page crashes. The home link is a plain link, because the application may be broken. There's no React context. */
export default function ErrorPageContent({ error, tryAgain }: Props): React.ReactNode {
  return (
    <main className="wide-page">
      <h1>
        <Translate id="theme.ErrorPageContent.title" />
      </h1>
      <p className={styles.ways}>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <a href={config.baseUrl}>
          <Translate id="site.notFound.home" />
        </a>
      </p>
      <div className={styles.reason}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
