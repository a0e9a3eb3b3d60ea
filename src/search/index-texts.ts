/** Creates the text and the names of a built locale's indexes, once per build, and reads the language's words for them. Node only. */
import { createHash } from 'node:crypto';
import type { Props } from '@docusaurus/types';

import { loadSearchLanguage } from '../content';
import { knownLocales, sourceLocale } from '../site/locales';
import { buildIndexFile, firstOf } from './engines/embedded/build';
import type { LanguageData } from './engines/embedded/index-file';
import { siteRecords } from './records/site';

/** A stemmer that's used in every language, because all pages contain English technical terms. */
const EVERYWHERE = 'english';

/**
 * Returns a language's search data. Many readers of English pages think in another language, so these pages can also be found with the words
 * of all other languages, even those that the site doesn't include.
 * @throws Error that names the file and the invalid field
 */
export function languageData(locale: string): LanguageData {
  const { stemmer, synonyms, ...data } = loadSearchLanguage(locale);
  const others = locale === sourceLocale ? knownLocales.filter((other) => other !== locale) : [];
  const groups = [...synonyms, ...others.flatMap((other) => loadSearchLanguage(other).synonyms)];
  return { language: locale, stemmers: [...new Set([stemmer, EVERYWHERE])], ...data, synonyms: groups };
}

export type SiteProps = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig' | 'i18n'>;

interface IndexFileText {
  /** Path relative to the root of the language's site. It contains a hash of the text, so that browsers can cache the file. */
  readonly path: string;
  readonly text: string;
}

/** @param name locale, followed by `-first` for the small index */
export function fileOf(name: string, index: object): IndexFileText {
  const text = JSON.stringify(index);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `search/index.${name}.${hash}.json`, text };
}

function make({ outDir, baseUrl, routesPaths, siteConfig, i18n }: SiteProps) {
  const records = siteRecords({ outDir, baseUrl, routes: routesPaths, defaultArea: siteConfig.title });
  const locale = i18n.currentLocale;
  const whole = buildIndexFile(records, languageData(locale));
  return { whole: fileOf(locale, whole), first: fileOf(`${locale}-first`, firstOf(whole)) };
}

/** Indexes, keyed by the list of routes, which is the same object for all plugins while a language is being built. */
const made = new WeakMap<readonly string[], ReturnType<typeof make>>();

/** Returns the full index, and the small index that's used until the full index has loaded. */
export function indexFiles(props: SiteProps): ReturnType<typeof make> {
  const files = made.get(props.routesPaths) ?? make(props);
  made.set(props.routesPaths, files);
  return files;
}
