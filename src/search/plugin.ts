/** Search's door for the configuration, which writes what search needs when a site is built, and for the commands. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { LoadContext, Plugin, Props } from '@docusaurus/types';

import type { HostedSearch } from '../site/brand';
import { buildIndexFile } from './engines/embedded/build';
import { languageData } from './language-data';
import { OPENSEARCH_FILE, openSearchXml } from './opensearch';
import { siteRecords } from './records/site';
import { embeddedIndexPath } from './search-config';
import { startScreen } from './start-screen';

export { pushCommand } from './push/push-command';
export type { StartScreen } from './start-screen';

export interface SearchPluginOptions {
  /** The brand's hosted search; null for none. */
  hosted: HostedSearch | null;
  /** Short name of the site, for the browser's list of search engines. */
  name: string;
}

/** What the page fetches as soon as its reader asks for the search: names of chunks, and the index. */
export function earlySearch(hosted: HostedSearch | null, locale: string) {
  const dialog = 'search-dialog';
  if (hosted !== null) return { dialog };
  const stemmers = languageData(locale).stemmers.map((name) => `stemmer-${name}`);
  return { dialog, worker: { chunks: ['search', ...stemmers], index: embeddedIndexPath(locale) } };
}

async function writeSiteIndex({ outDir, baseUrl, routesPaths, siteConfig, i18n }: Props): Promise<void> {
  const language = i18n.currentLocale;
  const records = await siteRecords({ outDir, baseUrl, routes: routesPaths, defaultArea: siteConfig.title });
  const file = join(outDir, embeddedIndexPath(language));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(buildIndexFile(records, languageData(language))));
}

async function writeDescription({ outDir, baseUrl, siteConfig, i18n }: Props, name: string): Promise<void> {
  const { url, title, tagline, favicon = '' } = siteConfig;
  const { currentLocale: language, defaultLocale } = i18n;
  const site = url + baseUrl;
  const description = openSearchXml({
    // Browsers tell engines apart by name, so each further language has its tag in it.
    name: language === defaultLocale ? name : `${name} ${language.toUpperCase()}`,
    longName: title,
    description: tagline,
    language,
    site,
    icon: new URL(favicon.replace(/^\//, ''), site).href,
  });
  await writeFile(join(outDir, OPENSEARCH_FILE), description);
}

/**
 * Docusaurus plugin. After the build of a locale, reads its pages and writes `search/index.<locale>.json`
 * beside them, unless only the hosted service answers; and the OpenSearch description, which every page names. Before it,
 * what the dialog starts with.
 */
export default function searchPlugin({ siteDir, baseUrl, i18n, siteConfig }: LoadContext, { hosted, name }: SearchPluginOptions): Plugin {
  return {
    name: 'search',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: baseUrl + OPENSEARCH_FILE,
            hreflang: i18n.currentLocale,
          },
        },
      ],
    }),
    async allContentLoaded({ allContent, actions }) {
      await actions.createData('start.json', startScreen({ allContent, siteDir, locale: i18n.currentLocale }));
    },
    async postBuild(props) {
      if (hosted === null || hosted.fallback === 'embedded') await writeSiteIndex(props);
      await writeDescription(props, name);
    },
  };
}
