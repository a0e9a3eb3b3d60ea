import React, { type ComponentProps } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import styles from './styles.module.css';

/** A page that crashed, with a way home: a plain link, because the application may be what is broken. */
export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>): React.ReactNode {
  return (
    <>
      <ErrorPageContent {...props} />
      <p className={styles.home}>
        <a href={useBaseUrl('/')}>
          <Translate id="site.notFound.home" />
        </a>
      </p>
    </>
  );
}
