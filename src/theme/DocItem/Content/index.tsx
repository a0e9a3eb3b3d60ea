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
import { CheckNote } from '../../../catalogue';
import styles from './styles.module.css';

/** Pages that aren't up to date in this language, in the format that `src/translation/plugin.ts` writes. */
type NotCurrent = Readonly<Record<string, { state: string; shown: 'original' | 'stale' }>>;

/**
 * Wraps the page's content. If the translation isn't up to date, a note says so and states which version is shown. In a guide, a note below
 * the title describes how the guide was checked.
 */
export default function DocItemContent({ children }: Props): React.ReactNode {
  const { defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { metadata } = useDoc();
  const { createUrl } = useAlternatePageUtils();
  const status = (usePluginData('translation') as NotCurrent)[metadata.source];
  const content = (
    <Content>
      <CheckNote />
      {children}
    </Content>
  );
  if (!status) return content;
  const isEnglish = status.shown === 'original';
  return (
    <>
      {/* The page shows the English text, so search engines are directed to the English URL. */}
      {isEnglish && (
        <Head>
          <link rel="canonical" href={createUrl({ locale: defaultLocale, fullyQualified: true })} />
        </Head>
      )}
      <aside className={styles.notice} data-search-ignore>
        <Notice {...status} />
      </aside>
      <div lang={isEnglish ? (localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale) : undefined}>{content}</div>
    </>
  );
}

function EnglishLink(): React.ReactNode {
  const { defaultLocale } = useDocusaurusContext().i18n;
  const to = `pathname://${useAlternatePageUtils().createUrl({ locale: defaultLocale, fullyQualified: false })}`;
  return (
    <Link autoAddBaseUrl={false} to={to} target="_self" hrefLang={defaultLocale}>
      <Translate id="site.translation.original" />
    </Link>
  );
}

function Notice({ state, shown }: NotCurrent[string]): React.ReactNode {
  const values = { link: <EnglishLink /> };
  if (shown === 'stale') {
    return <Translate id="site.translation.stale" values={values} />;
  }
  return state === 'missing' ? (
    <Translate id="site.translation.missing" values={values} />
  ) : (
    <Translate id="site.translation.staleSecurity" values={values} />
  );
}
