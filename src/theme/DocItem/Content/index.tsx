import React from 'react';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import styles from './styles.module.css';

/** As `src/translation/plugin.ts` writes it: the pages that are not current in this language. */
type NotCurrent = Readonly<Record<string, { state: string; shown: 'original' | 'stale' }>>;

/** Wraps the page: one that is not current in the reader's language says so, and what it shows instead. */
export default function DocItemContent(props: Props): React.ReactNode {
  const { i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  const status = (usePluginData('translation') as NotCurrent)[metadata.source];
  if (!status) return <Content {...props} />;
  if (status.shown === 'stale') {
    return (
      <>
        <StaleNotice />
        <Content {...props} />
      </>
    );
  }
  return (
    <>
      <OriginalNotice missing={status.state === 'missing'} />
      <div lang={i18n.localeConfigs[i18n.defaultLocale]?.htmlLang ?? i18n.defaultLocale}>
        <Content {...props} />
      </div>
    </>
  );
}

function EnglishLink(): React.ReactNode {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  return (
    <Link
      autoAddBaseUrl={false}
      to={`pathname://${createUrl({ locale: i18n.defaultLocale, fullyQualified: false })}`}
      target="_self"
      hrefLang={i18n.defaultLocale}
    >
      <Translate id="site.translation.original" description="Link in the notice of a page that is not current in the reader's language">
        English version
      </Translate>
    </Link>
  );
}

/** The page shows the English text: search engines are sent to the English address. */
function OriginalNotice({ missing }: { missing: boolean }): React.ReactNode {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  return (
    <>
      <Head>
        <link rel="canonical" href={createUrl({ locale: i18n.defaultLocale, fullyQualified: true })} />
      </Head>
      <aside className={styles.notice} data-search-ignore>
        {missing ? (
          <Translate
            id="site.translation.missing"
            description="Notice at the top of a page that is not yet translated"
            values={{ link: <EnglishLink /> }}
          >
            {'This page is not yet available in your language. You are reading the {link}.'}
          </Translate>
        ) : (
          <Translate
            id="site.translation.staleSecurity"
            description="Notice at the top of a security page whose translation is out of date"
            values={{ link: <EnglishLink /> }}
          >
            {'The translation of this security page is out of date. You are reading the {link}.'}
          </Translate>
        )}
      </aside>
    </>
  );
}

function StaleNotice(): React.ReactNode {
  return (
    <aside className={styles.notice} data-search-ignore>
      <Translate
        id="site.translation.stale"
        description="Notice at the top of a page whose translation is out of date"
        values={{ link: <EnglishLink /> }}
      >
        {'The English text of this page has changed since it was translated. The current text is in the {link}.'}
      </Translate>
    </aside>
  );
}
