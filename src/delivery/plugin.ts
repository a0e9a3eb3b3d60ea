/** Docusaurus plugin that inlines the styles that each page needs, and delays the application until it's needed; see README.md. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { DocusaurusConfig, LoadContext, Plugin, Props } from '@docusaurus/types';
import { withTree } from '../content/with-tree';
import type { Shown } from '../lib/reader-values/names';
import type { SearchFiles } from '../page/search/island';
import type { DrawerTexts, FailureTexts, ValuesTexts } from '../page/texts';
import type { earlySearch } from '../search/plugin';
import { ApplicationFiles } from './application-files';
import { bundle, bundleIsland, searchTexts, steadyMinimizers } from './bundle';
import { deliver, htmlOf, takeApplication, type Delivery } from './html';
import { customProperties, StyleSheet } from './styles/style-sheet';

/** A page in its published form, in one language. */
export interface PublishedPage {
  /** File path relative to the folder of the built language, with forward slashes. */
  readonly file: string;
  readonly html: string;
  /** The page's tree, which may be changed. */
  readonly $: CheerioAPI;
}

export interface DeliveryOptions {
  readonly search: ReturnType<typeof earlySearch>;
  /** Values that pages show to readers who haven't set their own, and the texts of the form in which to set them. */
  readonly values: { readonly shown: Shown; readonly texts: ValuesTexts };
  readonly failure: FailureTexts;
  readonly drawer: DrawerTexts;
  /** Called with the third-party files in the dialog's script, so that their licenses can be published. */
  readonly onBundled: (files: readonly string[]) => void;
  /** Finishes a page once everything else is in it. @param name page name, for error messages */
  readonly finish: ($: CheerioAPI, name: string) => void;
  readonly onPage: (page: PublishedPage, props: Props) => void;
}

/** The part of the configuration that the browser needs. Only the build uses the rest, which would make up half of the main bundle. */
function browserConfig(config: DocusaurusConfig): object {
  const { title, tagline, favicon, url, baseUrl, i18n, trailingSlash, themeConfig, customFields, titleDelimiter, noIndex } = config;
  const { baseUrlIssueBanner, onBrokenLinks, onBrokenAnchors, future } = config;
  const kept = { title, tagline, favicon, url, baseUrl, i18n, trailingSlash, themeConfig, customFields, titleDelimiter, noIndex };
  return { ...kept, baseUrlIssueBanner, onBrokenLinks, onBrokenAnchors, future };
}

/** Writes a file whose name contains the hash of its content. @returns the file name */
function writeHashed(folder: string, name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = name.replace('.', `.${hash}.`);
  writeFileSync(path.join(folder, file), content);
  return file;
}

/** @returns paths relative to the folder, with forward slashes */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll(path.sep, '/'));

/** Reads the site's only style sheet. @param scripts scripts that use custom properties @throws if the bundler wrote none or several */
function readStyleSheet(outDir: string, scripts: string): StyleSheet {
  const folder = path.join(outDir, 'assets/css');
  const files = filesIn(folder, '.css');
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`delivery: expected one style sheet in ${folder}, found ${files.length}`);
  return new StyleSheet(readFileSync(path.join(folder, file), 'utf8'), new Set(customProperties(scripts)));
}

const OF_DIALOG = /^\.(?:DocSearch|search-)/;

function searchFiles(search: DeliveryOptions['search'], files: ApplicationFiles, props: Props): Omit<SearchFiles, 'island' | 'styles'> {
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

/** @param file path relative to the folder of the built language @throws Error that names the page */
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
    // The page is parsed as a browser without scripts would parse it.
    withTree(readFileSync(place, 'utf8'), take, { scriptingEnabled: false });
  } catch (error) {
    throw new Error(`${route}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Writes the files that all pages in a language share. @param define build-time constants for the page script */
function deliveryFor(options: DeliveryOptions, files: ApplicationFiles, props: Props, define: Record<string, string>): Delivery {
  const { outDir, baseUrl, generatedFilesDir } = props;
  const { shown, texts } = options.values;
  const scripts = path.join(outDir, 'assets/js');
  const dialog = bundleIsland(options.search.island, generatedFilesDir);
  options.onBundled(dialog.files);
  // The style sheet is needed first, without build-time constants, because the page script contains the name of the dialog's style sheet.
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
    // This alias must come before the framework's own alias for all generated files.
    configureWebpack: (bundling, _isServer, utils) => ({
      mergeStrategy: { 'resolve.alias': 'prepend', 'optimization.minimizer': 'replace' },
      resolve: { alias: { '@generated/docusaurus.config$': config } },
      optimization: { minimizer: steadyMinimizers(bundling, utils) },
    }),
    // Lightning CSS also knows the supported browsers. If both tools did, each color that has two modes would be written three times.
    configurePostCss: (options) => {
      const isPresetEnv = (plugin: unknown): boolean => Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
      // Otherwise, PostCSS would look for a configuration file next to each style sheet and in all parent folders.
      return { ...options, config: false, plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)) };
    },
    getClientModules: () =>
      ['../page/take-over.ts', ...(process.env.NODE_ENV === 'development' ? ['writers-server.ts'] : [])].map((file) =>
        path.join(__dirname, file),
      ),
    postBuild(props) {
      const files = ApplicationFiles.read(generatedFilesDir, props.routes);
      const delivery = deliveryFor(options, files, props, {
        FAILURE_TEXTS: JSON.stringify(options.failure),
        DRAWER_TEXTS: JSON.stringify(options.drawer),
        COLOR_MODE_KEY: JSON.stringify(colorModeKey),
      });
      // Files are sorted so that the same site always produces the same result.
      for (const file of filesIn(props.outDir, '.html').sort()) deliverPage(file, options, files, delivery, props);
    },
  };
}
