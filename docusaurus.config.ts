/** Assembles the site from its facts (`src/site`), its modules, and the framework. Texts that readers see are in other files. */
import type * as PresetClassic from '@docusaurus/preset-classic';
import type { Config, LoadContext, PluginModule } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { sidebars } from './sidebars';
import brandPlugin, {
  featuresOf,
  pageVariables,
  interfaceTexts,
  loadBrand,
  markdownVariables,
  publicBrand,
  textIn,
} from './src/brand/plugin';
import { docsPlugin, inOrder, ownSidebar } from './src/build/plugin';
import checksPlugin from './src/checks/plugin';
import cataloguePlugin, { sidebarItemsGenerator } from './src/catalogue/plugin';
import { absentPages, instancesOf, sidebarFile, type DocsInstance } from './src/content';
import deliveryPlugin from './src/delivery/plugin';
import markdownPlugin, { markdown as transforms } from './src/markdown/plugin';
import operationsPlugin, { remarkOperations } from './src/operations/plugin';
import homePlugin from './src/home/plugin';
import hostingPlugin, { pageFinish } from './src/hosting/plugin';
import { footer } from './src/site/footer';
import { headTags } from './src/site/head';
import { limits } from './src/site/limits';
import { escapeHtml } from './src/lib/escape';
import { leadsTo } from './src/lib/leads-to';
import { monthPatterns } from './src/lib/long-date';
import { localeOfRun, siteLanguages } from './src/site/locales';
import { navbar } from './src/site/navbar';
import { shownValues } from './src/site/values';
import { drawerTexts, failureTexts, valuesTexts } from './src/page/texts';
import publishPlugin, { noticesPlugin, Publication } from './src/publish/plugin';
import searchPlugin, { earlySearch, standaloneSearch } from './src/search/plugin';
import sharePlugin, { sharing } from './src/share/plugin';
import snippetsPlugin, { loadOperationProbes, loadOperationProofs, loadProofs } from './src/snippets/plugin';
import toolsPlugin, { remarkTools } from './src/tools/plugin';
import translationPlugin, { publishedPage, remarkContentLinks } from './src/translation/plugin';

// `__dirname` is available because the framework evaluates this file as CommonJS.
const siteDir = __dirname;
const { brand, staticDirectory } = loadBrand(siteDir);
const i18n = siteLanguages(brand.languages);
const locale = localeOfRun(process.env.DOCUSAURUS_CURRENT_LOCALE, i18n.locales);
const variables = pageVariables(brand, locale);
const features = featuresOf(brand);
const absent = absentPages(features, { siteDir, variables });
const absentRoutes = absent.map(({ route }) => route);
const absentIds = new Set(absent.flatMap(({ instance, id }) => (instance.id === 'home' ? [id] : [])));
const text = interfaceTexts(siteDir, locale, variables, brand);

const published = publishedPage(siteDir, locale, features);
const textOf = (file: string, source: string): string => published(file, source).text;
const blocks = transforms({ locale, variables, text, features, siteDir, publishedPage: published, proofOf: loadProofs(siteDir, textOf) });

/** Script files that are bundled in addition to the application. */
const beside: string[] = [];

const share = sharing(brand, { site: text('title'), locale });
const finish = pageFinish(brand);
const publication = new Publication({ brand, text, search: standaloneSearch(siteDir, brand.hostedSearch), finish });

const proofsOf = loadOperationProofs(siteDir, features);
const probeOf = loadOperationProbes(siteDir);

const docs = ({ id, folder, route }: DocsInstance): PresetClassic.Options['docs'] & object => ({
  id,
  path: folder,
  routeBasePath: route,
  exclude: [...GlobExcludeDefault, ...absent.filter(({ instance }) => instance.id === id).map((page) => `${page.id}.{md,mdx}`)],
  sidebarPath: id === 'own' ? undefined : sidebarFile(siteDir, { id, folder }, sidebars[id], absent),
  sidebarItemsGenerator: id === 'own' ? ownSidebar : sidebarItemsGenerator,
  // Our own code gives a page the route of its file's whole name.
  numberPrefixParser: false,
  // Pages outside of this repository have no address in it.
  editUrl: folder.startsWith('../') ? undefined : (brand.editUrl ?? undefined),
  editLocalizedFiles: true,
  showLastUpdateTime: true,
  ...blocks,
  beforeDefaultRemarkPlugins: [
    ...(blocks.beforeDefaultRemarkPlugins as unknown[]),
    [remarkOperations, { siteDir, locale, variables, proofsOf, probeOf, absent: absentIds, features }],
    [remarkTools, { locale, text, features, smallestBilledKb: brand.smallestBilledKb }],
    [remarkContentLinks, { siteDir, absent }],
  ],
});
const [home, ...otherInstances] = instancesOf(features);

const config: Config = {
  title: text('title'),
  tagline: text('tagline'),
  favicon: brand.favicon,
  url: brand.siteUrl,
  baseUrl: brand.baseUrl,
  // `trailingSlash` stays undefined, so that the URL of a folder with an index page keeps its trailing slash.
  i18n,
  onDuplicateRoutes: 'throw',
  // The framework knows the ids of headings, but not the ids of table rows. `src/checks` checks links to all kinds of ids.
  onBrokenAnchors: 'ignore',
  staticDirectories: ['static', staticDirectory],
  storage: { namespace: brand.slug },
  markdown: markdownVariables(variables, siteDir, textOf),
  future: {
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true },
    // A warm Rspack cache changes the runtime chunks, so only the development server can use a cache.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: process.env.NODE_ENV === 'development',
      // Each thread needs a separate warm-up in each language. This takes 10 % more CPU time, and building 100 pages isn't any faster.
      ssgWorkerThreads: false,
      gitEagerVcs: true,
    },
  },
  headTags: headTags(brand),
  stylesheets: brand.stylesheets,
  scripts: brand.marketingScript ? [{ src: brand.marketingScript, async: true }] : [],
  customFields: { brand: publicBrand(brand), absentRoutes, monthPatterns: monthPatterns(locale) },
  clientModules: ['./src/address/index.ts', './src/page/follow.ts'],
  plugins: [
    ...otherInstances.map((instance): [PluginModule, object] => [docsPlugin(instance) as PluginModule, docs(instance)]),
    ...(brand.ownPages
      ? [
          (context: LoadContext) =>
            checksPlugin(context, { readSite: async () => (await import('./scripts/pages-and-site')).readOperatorsSite(siteDir) }),
        ]
      : []),
    // After a language is built, these plugins process the output in this order.
    ...inOrder([
      (context) => brandPlugin(context, { brand }),
      markdownPlugin,
      (context) => homePlugin(context, { text }),
      (context) => cataloguePlugin(context, { features }),
      (context) => snippetsPlugin(context, { variables, features }),
      (context) => operationsPlugin(context, { variables, proofsOf, probeOf, absent: absentIds, features }),
      (context) => toolsPlugin(context, { variables }),
      translationPlugin,
      (context) =>
        deliveryPlugin(context, {
          search: earlySearch(brand.hostedSearch, locale),
          values: { shown: shownValues(variables), texts: valuesTexts(text) },
          failure: failureTexts(text),
          drawer: drawerTexts(text),
          onBundled: (files) => beside.push(...files),
          finish: ($, name) => {
            share.describe($);
            finish($, name);
          },
          onPage: publication.add,
        }),
      (context) => sharePlugin(context, { share }),
      (context) => noticesPlugin(context, { beside }),
      (context) =>
        searchPlugin(context, {
          hosted: brand.hostedSearch,
          name: brand.name,
          supportEmail: brand.supportEmail,
          ownPages: brand.ownPages ? text('navbar.own') : undefined,
          absent,
        }),
      (context) => publishPlugin(context, { publication }),
      // The storage section used to be published under /ds3/.
      (context) => hostingPlugin(context, { former: { folder: 'ds3', sections: ['getting-started', 'guides', 'integrations'] } }),
    ]),
  ],
  presets: [
    [
      'classic',
      {
        docs: home && docs(home),
        blog: false,
        pages: { path: 'src/pages', exclude: ['**/*.module.css', '**/_*', '**/*.test.*'] },
        theme: { customCss: ['./src/styles/layers.css'] },
        sitemap: { ignorePatterns: ['/**/search'], lastmod: 'date' },
      } satisfies PresetClassic.Options,
    ],
  ],
  themeConfig: {
    image: brand.socialImage,
    colorMode: { defaultMode: 'dark', disableSwitch: !brand.colorModeSwitch, respectPrefersColorScheme: brand.colorModeSwitch },
    // The theme is empty because code is highlighted at build time. Otherwise, browsers would download the framework's default theme.
    prism: { theme: { plain: {}, styles: [] } },
    tableOfContents: { minHeadingLevel: limits.tocMinHeading, maxHeadingLevel: limits.tocMaxHeading },
    announcementBar: brand.announcement
      ? {
          id: brand.announcement.id,
          isCloseable: brand.announcement.isCloseable,
          content: textIn(brand.announcement.content, locale, brand),
        }
      : undefined,
    navbar: navbar(text, brand),
    footer: footer(
      text,
      (id) => escapeHtml(text(id)),
      brand,
      (route) => leadsTo(absentRoutes, route),
    ),
  } satisfies PresetClassic.ThemeConfig,
};

export default config;
