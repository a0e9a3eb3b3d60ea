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
import { sourceLocale } from '../../../site/locales';
import styles from './styles.module.css';

/** Pages that aren't up to date in this language, in the format that `src/translation/plugin.ts` writes. */
type NotCurrent = Readonly<Record<string, { state: string; shown: 'original' | 'stale' }>>;

/** Adds notes below the title: whether the translation is up to date, and in a guide, how it was checked. */
export default function DocItemContent({ children }: Props): React.ReactNode {
  const { localeConfigs, currentLocale } = useDocusaurusContext().i18n;
  const { metadata } = useDoc();
  const { createUrl } = useAlternatePageUtils();
  const status = (usePluginData('translation') as NotCurrent)[metadata.source];
  const hasEnglish = sourceLocale in localeConfigs;
  const content = (
    <Content>
      {status && (
        <aside className={styles.notice} lang={currentLocale} data-search-ignore>
          <Notice {...status} hasEnglish={hasEnglish} />
        </aside>
      )}
      <CheckNote />
      {children}
    </Content>
  );
  if (status?.shown !== 'original') return content;
  return (
    <>
      {/* The page shows the English text, so search engines are directed to the English URL, if the site has one. */}
      {hasEnglish && (
        <Head>
          <link rel="canonical" href={createUrl({ locale: sourceLocale, fullyQualified: true })} />
        </Head>
      )}
      <div lang={sourceLocale}>{content}</div>
    </>
  );
}

function EnglishLink(): React.ReactNode {
  const to = `pathname://${useAlternatePageUtils().createUrl({ locale: sourceLocale, fullyQualified: false })}`;
  return (
    <Link autoAddBaseUrl={false} to={to} target="_self" hrefLang={sourceLocale}>
      <Translate id="site.translation.original" />
    </Link>
  );
}

/** @param hasEnglish whether the site includes the English page. If it doesn't, the notice has no link. */
function Notice({ state, shown, hasEnglish }: NotCurrent[string] & { readonly hasEnglish: boolean }): React.ReactNode {
  const values = { link: hasEnglish ? <EnglishLink /> : <Translate id="site.translation.original" /> };
  if (shown === 'stale') {
    return hasEnglish ? <Translate id="site.translation.stale" values={values} /> : <Translate id="site.translation.staleAlone" />;
  }
  return state === 'missing' ? (
    <Translate id="site.translation.missing" values={values} />
  ) : (
    <Translate id="site.translation.staleSecurity" values={values} />
  );
}
