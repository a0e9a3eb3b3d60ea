/**
 * Docusaurus plugin that tells pages which of them aren't current in the build's language, and provides English interface texts
 * where translations are missing. It's also the entry point for the configuration and the scripts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Features } from '../site/features';
import { expandParts, loadMessages, pageOfFile, type Expanded } from '../content';
import { sourceLocale } from '../site/locales';
import { status, type State } from './status';

export { counts, STATES, status, translationDiagnostics, translationNotice, type PageStatus, type State } from './status';
export { changesSince, commitWith, fingerprint, record, recorded } from './history';
export { default as remarkContentLinks } from './remark-content-links';
export { differences } from './structure';

/**
 * Pages on which an outdated sentence could expose a bucket to the world or cause data loss. While their translation is stale, readers see
 * the English text.
 */
const SECURITY_PAGES: readonly string[] = [
  'guides/who-may-do-what',
  'guides/iam-policy',
  'guides/access-control-list',
  'guides/object-lock',
];

/** What is shown for a page that isn't current: the English `original`, or the outdated translation (`stale`). */
export type Shown = 'original' | 'stale';

/** Data that pages read with `usePluginData('translation')`. It contains only pages that aren't current, by `metadata.source`. */
export type TranslationData = Readonly<Record<string, { state: State; shown: Shown }>>;

export default function translationPlugin(context: LoadContext): Plugin {
  return {
    name: 'translation',
    getDefaultCodeTranslationMessages: () => defaultMessages(context.siteDir, context.i18n.currentLocale),
    contentLoaded({ actions }) {
      actions.setGlobalData(translationData(context.siteDir, context.i18n.currentLocale));
    },
  };
}

/**
 * Returns the texts of a language that doesn't have its own: those of the framework's themes, and English ones if they have none. The
 * framework would give ours precedence over its theme's.
 */
async function defaultMessages(siteDir: string, locale: string): Promise<Record<string, string>> {
  const english = loadMessages(siteDir, sourceLocale);
  if (locale === sourceLocale) return english;
  const themes = ['theme-common', 'theme-search-algolia'];
  const translated = await Promise.all(themes.map((name) => readDefaultCodeTranslationMessages({ locale, name })));
  return Object.assign({}, english, ...translated) as Record<string, string>;
}

/** @param siteDir project folder */
export function translationData(siteDir: string, locale: string): TranslationData {
  return Object.fromEntries(
    status(siteDir, locale)
      .filter(({ state }) => state === 'stale' || state === 'missing')
      .map(({ state, id, originalFile, file }) => {
        const shown: Shown = state === 'missing' || SECURITY_PAGES.includes(id) ? 'original' : 'stale';
        return [`@site/${state === 'missing' ? originalFile : file}`, { state, shown }];
      }),
  );
}

/** A page as published. */
export interface Published extends Expanded {
  /** Path of the file that contains the text, relative to the project root. */
  readonly file: string;
}

/** Returns a page as published, including its parts. For a stale security page, this is the original. */
export type PublishedPage = (file: string, text: string) => Published;

/**
 * @param locale   language of the build
 * @param features features of the service; by default, all of them
 * @returns a function that throws a DiagnosticError for Markdown that must not be published
 */
export function publishedPage(siteDir: string, locale: string, features?: Features): PublishedPage {
  const replaced = new Map(
    status(siteDir, locale)
      .filter(({ state, id }) => state === 'stale' && SECURITY_PAGES.includes(id))
      .map(({ file, originalFile }) => [path.join(siteDir, file), path.join(siteDir, originalFile)]),
  );
  return (file, text) => {
    const original = replaced.get(file);
    const published = original === undefined ? text : readFileSync(original, 'utf8');
    const place = pageOfFile(siteDir, original ?? file, published);
    return { file: place.file, ...expandParts(place, published, siteDir, features) };
  };
}
