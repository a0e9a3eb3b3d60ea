import React from 'react';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** Wraps the page: one that is still in English says so to the reader of another language. */
export default function DocItemContent(props: Props): React.ReactNode {
  const { i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  const translated = i18n.currentLocale === i18n.defaultLocale || metadata.source.startsWith('@site/i18n/');
  if (translated) return <Content {...props} />;
  return (
    <>
      <FallbackNotice locale={i18n.defaultLocale} />
      <div lang={i18n.localeConfigs[i18n.defaultLocale]?.htmlLang ?? i18n.defaultLocale}>
        <Content {...props} />
      </div>
    </>
  );
}

function FallbackNotice({ locale }: { locale: string }): React.ReactNode {
  const { createUrl } = useAlternatePageUtils();
  return (
    <aside className={styles.notice} data-search-ignore>
      <Translate
        id="site.translation.missing"
        description="Notice at the top of a page that is not yet translated"
        values={{
          link: (
            <Link autoAddBaseUrl={false} to={`pathname://${createUrl({ locale, fullyQualified: false })}`} target="_self" hrefLang={locale}>
              <Translate id="site.translation.original" description="Link in the notice of a page that is not yet translated">
                English version
              </Translate>
            </Link>
          ),
        }}>
        {'This page is not yet available in your language. You are reading the {link}.'}
      </Translate>
    </aside>
  );
}
