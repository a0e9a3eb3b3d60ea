/**
 * Docusaurus plugin: how the site reaches the reader. Puts into each page the styles that it needs, and keeps the
 * application until the reader does something that needs it; README.md tells why.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { DocusaurusConfig, LoadContext, Plugin, Props } from '@docusaurus/types';
import { withTree } from '../content';
import type { Shown } from '../lib/reader-values/names';
import type { DrawerTexts } from '../page/drawer';
import type { FailureTexts } from '../page/failure-notice';
import type { Texts } from '../page/reader-values/texts';
import type { SearchFiles } from '../page/search/island';
import { ApplicationFiles } from './application-files';
import { bundle, bundleIsland, searchTexts } from './bundle';
import { deliver, htmlOf, takeApplication, type Delivery } from './html';
import { steadyMinimizers } from './minimizer';
import { customProperties, StyleSheet } from './styles/style-sheet';

/** What the search needs, as the module of the search knows it. */
export interface EarlySearch {
  /** Source of the dialog's script. */
  readonly island: string;
  /** Path of the index below the base address, when all pages have been written; none where the site serves none. */
  readonly index?: (props: Props) => string;
  /** The same for the small index that answers until the whole one has come. */
  readonly firstIndex?: (props: Props) => string;
  /** Names of the chunks of the worker, its own first; none when only another host answers. */
  readonly worker?: readonly string[];
}

/** What the pages show where the reader has set no values, and the texts of the form for them. */
export interface ValuesOptions {
  readonly shown: Shown;
  readonly texts: Texts;
}

/** A page of a language as it is published. */
export interface PublishedPage {
  /** Path of its file from the folder of the built language, with forward slashes. */
  readonly file: string;
  readonly html: string;
  /** Its tree, which may be changed. */
  readonly $: CheerioAPI;
}

export interface DeliveryOptions {
  readonly search: EarlySearch;
  readonly values: ValuesOptions;
  /** Texts for where a part of the page does not come. */
  readonly failure: FailureTexts;
  /** Texts of the menu of narrow screens. */
  readonly drawer: DrawerTexts;
  /** Hears of the files of others that are in the dialog's script: their licences are published. */
  readonly onBundled: (files: readonly string[]) => void;
  /** Gives a page what depends on all that it has. @param name of the page, for errors */
  readonly finish: ($: CheerioAPI, name: string) => void;
  /** Hears of each page as it is published. */
  readonly onPage: (page: PublishedPage, props: Props) => void;
}

/** What the browser needs of the configuration. The rest is for the build: half of the main bundle otherwise. */
function browserConfig(config: DocusaurusConfig): object {
  const { title, tagline, favicon, url, baseUrl, i18n, trailingSlash, themeConfig, customFields, titleDelimiter, noIndex } = config;
  const { baseUrlIssueBanner, onBrokenLinks, onBrokenAnchors, future } = config;
  const kept = { title, tagline, favicon, url, baseUrl, i18n, trailingSlash, themeConfig, customFields, titleDelimiter, noIndex };
  return { ...kept, baseUrlIssueBanner, onBrokenLinks, onBrokenAnchors, future };
}

/** Writes a file under a name with the hash of its content. @returns that name */
function writeHashed(folder: string, name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = name.replace('.', `.${hash}.`);
  writeFileSync(path.join(folder, file), content);
  return file;
}

/** @returns paths from the folder, with forward slashes */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll(path.sep, '/'));

/** The site's one style sheet. @param scripts that ask for custom properties @throws when the bundler wrote none or several */
function readStyleSheet(outDir: string, scripts: string): StyleSheet {
  const folder = path.join(outDir, 'assets/css');
  const files = filesIn(folder, '.css');
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`delivery: expected one style sheet in ${folder}, found ${files.length}`);
  return new StyleSheet(readFileSync(path.join(folder, file), 'utf8'), new Set(customProperties(scripts)));
}

/** Classes that only the dialog of the search has. */
const OF_DIALOG = /^\.(?:DocSearch|search-)/;

function searchFiles(search: EarlySearch, files: ApplicationFiles, props: Props): Omit<SearchFiles, 'island' | 'styles'> {
  const { index, firstIndex, worker } = search;
  const { baseUrl, generatedFilesDir } = props;
  const texts = searchTexts(generatedFilesDir);
  const text = (id: string): string => texts[id] ?? id;
  return {
    index: index && baseUrl + index(props),
    firstIndex: firstIndex && baseUrl + firstIndex(props),
    worker: worker?.flatMap((name) => files.ofChunk(name)),
    workerScript: worker?.flatMap((name) => files.ofChunk(name).filter((file) => file.includes(`/${name}.`)))[0],
    texts: {
      title: text('theme.SearchModal.errorScreen.titleText'),
      help: text('theme.SearchModal.errorScreen.helpText'),
      retry: text('search.retry'),
    },
  };
}

/** @param file path from the folder of the built language @throws Error naming the page */
function deliverPage(
  file: string,
  { finish, onPage }: Pick<DeliveryOptions, 'finish' | 'onPage'>,
  files: ApplicationFiles,
  delivery: Delivery,
  props: Props,
): void {
  const place = path.join(props.outDir, file);
  const route = props.baseUrl + file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
  const take = ($: CheerioAPI): void => {
    const application = takeApplication($);
    if (application === undefined) return;
    deliver($, application, files.ofPage(route), delivery);
    finish($, route);
    const html = htmlOf($);
    writeFileSync(place, html);
    onPage({ file, html, $ }, props);
  };
  try {
    // As a browser without scripts reads it.
    withTree(readFileSync(place, 'utf8'), take, { scriptingEnabled: false });
  } catch (error) {
    throw new Error(`${route}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Writes what the pages of a language share. @param define constants of the build in the script of the pages */
function deliveryFor(options: DeliveryOptions, files: ApplicationFiles, props: Props, define: Record<string, string>): Delivery {
  const { outDir, baseUrl, generatedFilesDir } = props;
  const { shown, texts } = options.values;
  const scripts = path.join(outDir, 'assets/js');
  const dialog = bundleIsland(options.search.island, generatedFilesDir);
  options.onBundled(dialog.files);
  // Without what the build puts in, because the script of the pages is to name the dialog's sheet, which is made here.
  const styles = readStyleSheet(outDir, bundle('page.ts') + dialog.text);
  const dialogStyles = styles.ofScript(dialog.text, OF_DIALOG);
  const search: SearchFiles = {
    island: `${baseUrl}assets/js/${writeHashed(scripts, 'search-dialog.js', dialog.text)}`,
    styles: `${baseUrl}assets/css/${writeHashed(path.join(outDir, 'assets/css'), 'search-dialog.css', dialogStyles)}`,
    ...searchFiles(options.search, files, props),
  };
  const values = bundle('values.ts', { SHOWN: JSON.stringify(shown), TEXTS: JSON.stringify(texts) });
  const valuesFile = writeHashed(scripts, 'values.js', values);
  const page = bundle('page.ts', { SEARCH_FILES: JSON.stringify(search), VALUES_FILE: JSON.stringify(valuesFile), ...define });
  const pageScript = `${baseUrl}assets/js/${writeHashed(scripts, 'page.js', page)}`;
  return {
    styles,
    dialogProperties: customProperties(dialogStyles),
    inlineScript: bundle('early.ts', { FAILED: JSON.stringify(options.failure.failed) }),
    pageScript,
  };
}

export default function deliveryPlugin({ siteConfig, siteStorage, generatedFilesDir }: LoadContext, options: DeliveryOptions): Plugin {
  const config = path.join(generatedFilesDir, 'delivery/config.mjs');
  const { disableSwitch } = siteConfig.themeConfig.colorMode as { disableSwitch: boolean };
  const colorModeKey = disableSwitch ? '' : `theme${siteStorage.namespace}`;
  return {
    name: 'delivery',
    loadContent() {
      mkdirSync(path.dirname(config), { recursive: true });
      writeFileSync(config, `export default ${JSON.stringify(browserConfig(siteConfig))};\n`);
    },
    // Before the framework's own alias for all that it generates.
    configureWebpack: (bundling, _isServer, utils) => ({
      mergeStrategy: { 'resolve.alias': 'prepend', 'optimization.minimizer': 'replace' },
      resolve: { alias: { '@generated/docusaurus.config$': config } },
      optimization: { minimizer: steadyMinimizers(bundling, utils) },
    }),
    // Lightning CSS knows the browsers, too; with both, each colour of two modes is written three times.
    configurePostCss: (options) => {
      const isPresetEnv = (plugin: unknown): boolean => Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
      // Else a configuration file is looked for beside each style sheet and in every folder above it.
      return { ...options, config: false, plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)) };
    },
    getClientModules: () =>
      ['intent-only.ts', '../page/take-over.ts', ...(process.env.NODE_ENV === 'development' ? ['writers-server.ts'] : [])].map((file) =>
        path.join(__dirname, file),
      ),
    postBuild(props) {
      const files = ApplicationFiles.read(generatedFilesDir, props.routes);
      const delivery = deliveryFor(options, files, props, {
        FAILURE_TEXTS: JSON.stringify(options.failure),
        DRAWER_TEXTS: JSON.stringify(options.drawer),
        COLOR_MODE_KEY: JSON.stringify(colorModeKey),
      });
      // In their order, so that the same site gives the same files.
      for (const file of filesIn(props.outDir, '.html').sort()) deliverPage(file, options, files, delivery, props);
    },
  };
}
