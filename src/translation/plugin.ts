/**
 * Docusaurus plugin: tells the pages which of them are not current in the language that is built, and gives the interface
 * texts of the default language where it has none.
 * Also the entry point of the configuration and the scripts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expandParts, loadMessages, pageOfFile, type Expanded } from '../content';
import { status, type State } from './status';

export { translationDiagnostics, translationNotice } from './diagnostics';
export { changesSince, commitWith } from './history';
export { fingerprint } from './fingerprint';
export { default as remarkContentLinks } from './remark-content-links';
export { record, recorded } from './record';
export { differences } from './structure';
export { counts, status, STATES, type PageStatus, type State } from './status';

/**
 * Pages on which an outdated sentence can open a bucket to the world or lose data.
 * While their translation is stale, the reader gets the English text.
 */
const SECURITY_PAGES: readonly string[] = [
  'guides/who-may-do-what',
  'guides/iam-policy',
  'guides/access-control-list',
  'guides/object-lock',
];

/** How a page is shown that is not current: `original` is English, `stale` the outdated translation. */
export type Shown = 'original' | 'stale';

/** What pages read with `usePluginData('translation')`: only those that are not current, by `metadata.source`. */
export type TranslationData = Readonly<Record<string, { state: State; shown: Shown }>>;

export default function translationPlugin(context: LoadContext): Plugin {
  const { currentLocale, defaultLocale } = context.i18n;
  return {
    name: 'translation',
    getDefaultCodeTranslationMessages: () => Promise.resolve(loadMessages(context.siteDir, defaultLocale)),
    contentLoaded({ actions }) {
      actions.setGlobalData(currentLocale === defaultLocale ? {} : translationData(context.siteDir, currentLocale));
    },
  };
}

/** @param siteDir folder of the project */
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

/** A page as it is published. */
export interface Published extends Expanded {
  /** The file of the text, from the root of the project. */
  readonly file: string;
}

/** A page as it is published, with its parts: for a stale security page the original, else the page itself. */
export type PublishedPage = (file: string, text: string) => Published;

/**
 * @param locale the language that is built
 * @returns a function that throws a DiagnosticError for Markdown that must not be published
 */
export function publishedPage(siteDir: string, locale: string): PublishedPage {
  const replaced = new Map(
    status(siteDir, locale)
      .filter(({ state, id }) => state === 'stale' && SECURITY_PAGES.includes(id))
      .map(({ file, originalFile }) => [path.join(siteDir, file), path.join(siteDir, originalFile)]),
  );
  return (file, text) => {
    const original = replaced.get(file);
    const published = original === undefined ? text : readFileSync(original, 'utf8');
    const place = pageOfFile(siteDir, original ?? file, published);
    return { file: place.file, ...expandParts(place, published, siteDir) };
  };
}
