/** Entry point of search for commands and for the configuration. It writes the files that search needs when a site is built. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { LoadContext, Plugin, Props } from '@docusaurus/types';

import { docsInstances, loadedVersions, type Page } from '../content';
import type { HostedSearch } from '../site/brand';
import { unlistedProgram } from '../site/popular-tasks';
import type { Instance } from './common/scope';
import { indexFiles, languageData, type SiteProps } from './index-texts';
import { OPENSEARCH_FILE, openSearchXml } from './opensearch';
import { judgementOf, readProblems } from './relevance/read-problems';
import { startScreen, taskLink, topicsWithout, type StartLink, type Topic } from './start-screen';

export { pushCommand } from './push/push-command';
export { problemList, type Judgement } from './relevance/read-problems';
export type { StartScreen } from './start-screen';

export interface SearchPluginOptions {
  hosted: HostedSearch | null;
  name: string;
  /** Email address for readers who can't find a result. */
  supportEmail: string;
  /** Name of the operator's own pages. Undefined if there are none. */
  ownPages?: string | undefined;
  /** Pages that the site doesn't have. */
  absent?: readonly Pick<Page, 'instance' | 'id'>[];
}

/** Site settings for the dialog and the search page. */
export interface SearchSettings {
  readonly siteUrl: string;
  /** Root path of the language's site. */
  readonly baseUrl: string;
  readonly locale: string;
  /** Suffix of the site's keys in browser storage. */
  readonly namespace: string;
  readonly hosted: HostedSearch | null;
  readonly supportEmail: string;
  readonly ownPages?: string | undefined;
  /** The page about programs without a guide. */
  readonly unlistedProgram: StartLink;
  /** Topics to suggest if a search finds nothing. */
  readonly topics: readonly Topic[];
  /** The docs instances, keyed by ID, in the order of the site's areas. */
  readonly docs: Readonly<Record<string, Instance>>;
}

const isServed = (hosted: HostedSearch | null): boolean => hosted === null || hosted.fallback === 'embedded';

/**
 * Files that a page loads when its reader opens search: the source of the dialog's script, the names of the worker's chunks, starting with
 * its own, and the indexes' paths, once all pages have been written. A site without an index has only the dialog.
 */
export function earlySearch(hosted: HostedSearch | null, locale: string) {
  const island = join(__dirname, 'dialog/island.tsx');
  if (!isServed(hosted)) return { island };
  const worker = ['search', ...languageData(locale).stemmers.map((name) => `stemmer-${name}`)];
  // A fallback responds late, and then uses the full index.
  const firstIndex = hosted === null ? (props: SiteProps) => indexFiles(props).first.path : undefined;
  return { island, index: servedIndex, firstIndex, worker };
}

/** Returns the path where the site serves a built locale's index, relative to the root of the language's site. */
const servedIndex = (props: SiteProps): string => indexFiles(props).whole.path;

export type StandaloneSearch = ReturnType<typeof standaloneSearch>;

/** Search for pages without the application. All but the script's path is for `postBuild`. */
export const standaloneSearch = (siteDir: string, hosted: HostedSearch | null) => ({
  /** Source of the script, which must be bundled. It expects the index in the global variable `archivedIndex`. */
  entry: join(siteDir, 'src/search/standalone/entry.ts'),
  index: (props: SiteProps) => indexFiles(props).whole.text,
  servedIndex: isServed(hosted) ? servedIndex : undefined,
  /** The small index that a page requests first. Undefined if there is none. */
  firstIndex: hosted === null ? (props: SiteProps) => indexFiles(props).first : undefined,
});

async function writeBelow({ outDir }: Props, { path, text }: ReturnType<typeof indexFiles>['whole']): Promise<void> {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function writeDescription({ outDir, baseUrl, siteConfig, i18n }: Props, name: string): Promise<void> {
  const { url, title, tagline, favicon = '' } = siteConfig;
  const { currentLocale: language, defaultLocale } = i18n;
  const site = url + baseUrl;
  const description = openSearchXml({
    // Browsers distinguish engines by name, so the names for other languages include the language tag.
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
 * The Docusaurus plugin. After a locale is built, it reads the pages and writes `search/index.<locale>.<hash>.json` next to them, unless
 * only the hosted service is used. It also writes the small index that's used first (without a hosted service) and the OpenSearch
 * description, which every page links to. Before the build, it writes the site settings for the dialog and the search page.
 */
export default function searchPlugin(
  { siteDir, baseUrl, i18n, siteConfig, siteStorage }: LoadContext,
  { hosted, name, supportEmail, ownPages, absent }: SearchPluginOptions,
): Plugin {
  const locale = i18n.currentLocale;
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
            hreflang: locale,
          },
        },
      ],
    }),
    async allContentLoaded({ allContent, actions }) {
      const instances = docsInstances.flatMap(({ id, route }): [string, Instance][] => {
        const versions = loadedVersions(allContent, id).map(({ versionName, path, isLast }) => ({ name: versionName, path, isLast }));
        // A site may not have the instance.
        return versions.length === 0 ? [] : [[id, { path: baseUrl + route.replace(/^\//, ''), versions }]];
      });
      const settings: SearchSettings = {
        siteUrl: siteConfig.url,
        baseUrl,
        locale,
        namespace: siteStorage.namespace,
        hosted,
        supportEmail,
        ownPages,
        unlistedProgram: taskLink(unlistedProgram, { allContent, siteDir, locale, baseUrl }),
        topics: topicsWithout(absent),
        docs: Object.fromEntries(instances),
      };
      await actions.createData('settings.json', settings);
      await actions.createData('start.json', startScreen({ allContent, siteDir, locale, baseUrl }, absent));
      await actions.createData('judgement.json', judgementOf(readProblems(join(__dirname, 'relevance/problems'))));
    },
    // The development server doesn't deliver pages (src/delivery), so there's no page script that loads the dialog.
    getClientModules: () => (process.env.NODE_ENV === 'development' ? [join(__dirname, 'dialog/development.ts')] : []),
    async postBuild(props) {
      const { whole, first } = indexFiles(props);
      if (isServed(hosted)) await writeBelow(props, whole);
      // A fallback responds late, and then uses the full index.
      if (hosted === null) await writeBelow(props, first);
      await writeDescription(props, name);
    },
  };
}
