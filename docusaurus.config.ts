/** Assembles the site from its facts (`src/site`), its modules and the framework. No prose here. */
import type * as PresetClassic from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { brandVariables, interfaceTexts, loadBrand, markdownVariables, publicBrand } from './src/brand/plugin';
import { sidebarItemsGenerator } from './src/catalogue/plugin';
import { docsInstances, type DocsInstance } from './src/content';
import { markdown as transforms } from './src/markdown/plugin';
import { remarkOperations } from './src/operations/plugin';
import { pageFinish } from './src/hosting/plugin';
import { footer } from './src/site/footer';
import { headTags } from './src/site/head';
import { limits } from './src/site/limits';
import { escapeHtml } from './src/lib/escape';
import { monthPatterns } from './src/lib/long-date';
import { i18n, localeOfRun } from './src/site/locales';
import { navbar } from './src/site/navbar';
import { readerVariables, shownValues } from './src/site/values';
import { drawerTexts } from './src/page/drawer';
import { failureTexts } from './src/page/failure-notice';
import { valuesTexts } from './src/page/reader-values/texts';
import { earlySearch, standaloneSearch } from './src/search/plugin';
import { sharing } from './src/share/plugin';
import { loadOperationProbes, loadOperationProofs, loadProofs } from './src/snippets/plugin';
import { remarkTools } from './src/tools/plugin';
import { publishedPage, remarkContentLinks } from './src/translation/plugin';

// The framework evaluates this file as CommonJS.
const siteDir = __dirname;
const locale = localeOfRun(process.env.DOCUSAURUS_CURRENT_LOCALE);
const { brand, staticDirectory } = loadBrand(siteDir);
const variables = { ...brandVariables(brand), ...readerVariables() };
const text = interfaceTexts(siteDir, locale, variables);

const published = publishedPage(siteDir, locale);
const textOf = (file: string, source: string): string => published(file, source).text;
const blocks = transforms({ locale, variables, text, siteDir, publishedPage: published, proofOf: loadProofs(siteDir, textOf) });

/** Files of the scripts that are bundled beside the application. */
const beside: string[] = [];

const share = sharing(brand, { site: text('title'), locale });
const policed = pageFinish(brand);
const finish = (html: string, name: string): string => policed(share.describe(html), name);

const proofsOf = loadOperationProofs(siteDir);
const probeOf = loadOperationProbes(siteDir);

const docs = ({ id, folder, route }: DocsInstance): PresetClassic.Options['docs'] & object => ({
  id,
  path: folder,
  routeBasePath: route,
  sidebarPath: `./${folder}/sidebar.ts`,
  sidebarItemsGenerator,
  editUrl: brand.editUrl ?? undefined,
  editLocalizedFiles: true,
  showLastUpdateTime: true,
  ...blocks,
  beforeDefaultRemarkPlugins: [
    ...(blocks.beforeDefaultRemarkPlugins as unknown[]),
    [remarkOperations, { siteDir, locale, variables, proofsOf, probeOf }],
    [remarkTools, { locale, text }],
    [remarkContentLinks, { siteDir }],
  ],
});
const [home, ...otherInstances] = docsInstances.map(docs);

const config: Config = {
  title: text('title'),
  tagline: text('tagline'),
  favicon: brand.favicon,
  url: brand.siteUrl,
  baseUrl: brand.baseUrl,
  // `trailingSlash` stays undefined, so that a folder with an index page keeps its slash.
  i18n,
  onDuplicateRoutes: 'throw',
  staticDirectories: ['static', staticDirectory],
  storage: { namespace: brand.slug },
  markdown: markdownVariables(variables, siteDir, textOf),
  future: {
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true },
    // A warm Rspack cache changes the runtime chunks; only the writer's server may keep one.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: process.env.NODE_ENV === 'development',
      // Each thread warms up for itself, in each language: a tenth more processor time, no shorter build of a hundred pages.
      ssgWorkerThreads: false,
      gitEagerVcs: true,
    },
  },
  headTags: headTags(brand),
  stylesheets: brand.stylesheets,
  scripts: brand.marketingScript ? [{ src: brand.marketingScript, async: true }] : [],
  customFields: { brand: publicBrand(brand), monthPatterns: monthPatterns(locale) },
  clientModules: ['./src/address/index.ts', './src/page/controls.ts', './src/page/follow/index.ts'],
  plugins: [
    ['./src/brand/plugin.ts', { brand }],
    './src/markdown/plugin.ts',
    './src/catalogue/plugin.ts',
    ['./src/snippets/plugin.ts', { variables }],
    ['./src/operations/plugin.ts', { variables, proofsOf, probeOf }],
    './src/tools/plugin.ts',
    './src/translation/plugin.ts',
    [
      './src/delivery/plugin.ts',
      {
        search: earlySearch(brand.hostedSearch, locale),
        values: { shown: shownValues(variables), texts: valuesTexts(text) },
        failure: failureTexts(text),
        drawer: drawerTexts(text),
        onBundled: (files: readonly string[]) => beside.push(...files),
        finish,
      },
    ],
    ['./src/share/plugin.ts', { share }],
    // After what bundles them.
    ['./src/publish/notices-plugin.ts', { beside }],
    ['./src/search/plugin.ts', { hosted: brand.hostedSearch, name: brand.name, supportEmail: brand.supportEmail }],
    ['./src/publish/plugin.ts', { brand, text, search: standaloneSearch(siteDir, brand.hostedSearch), finish }],
    ...otherInstances.map((instance): [string, object] => ['@docusaurus/plugin-content-docs', instance]),
    // The storage section was published below /ds3/.
    ['./src/hosting/plugin.ts', { former: { folder: 'ds3', sections: ['getting-started', 'guides', 'integrations'] } }],
  ],
  presets: [
    [
      'classic',
      {
        docs: home,
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
    // Code is highlighted when the site is built; the framework's default theme would reach the browser.
    prism: { theme: { plain: {}, styles: [] } },
    tableOfContents: { minHeadingLevel: limits.tocMinHeading, maxHeadingLevel: limits.tocMaxHeading },
    announcementBar: brand.announcement
      ? {
          id: brand.announcement.id,
          isCloseable: brand.announcement.isCloseable,
          content: brand.announcement.content[locale] ?? brand.announcement.content[i18n.defaultLocale],
        }
      : undefined,
    navbar: navbar(text, brand),
    footer: footer(text, (id) => escapeHtml(text(id)), brand),
  } satisfies PresetClassic.ThemeConfig,
};

export default config;
