/**
 * Docusaurus plugin that publishes the site for programs, offline reading and paper. After a language is built, it writes a Markdown
 * version of each page that links to one in its head, `llms.txt` and `llms-full.txt`, the archive, each section as one document, and the
 * service worker with its list of files.
 */
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { docsInstances, loadedDocs, loadedSidebar } from '../content';
import type { PublishedPage } from '../delivery/plugin';
import { languageOf, write, type PublishOptions } from './language';
import { sectionsOf as llmsSectionsOf, writeLlms } from './markdown-pages/llms';
import { markdownPageOf, type MarkdownPage } from './markdown-pages/markdown-page';
import { OFFLINE_ROUTE, SIDEBAR_NAMES } from './names';
import { archivePages, type Asset, type Place, type Site } from './offline/archive/address';
import { readAssets, scriptsOnDemand, writeArchive } from './offline/archive/archive';
import { addSearch, makeArchived, removeApplication, SEARCH_ROUTE } from './offline/archive/page';
import { writeKept, type BuiltPage } from './offline/kept';
import { writeDocuments } from './print/document';
import { partOf, type Part } from './print/part';
import { sectionsOf, type Section } from './print/sections';

export { default as noticesPlugin } from './notices/plugin';

/** Section data for the page about offline reading. */
export type SectionNames = readonly Pick<Section, 'name' | 'area' | 'label'>[];

const NOT_FOUND = '404.html';

/** Routes of all pages except the error page, by file. */
function routesByFile({ baseUrl, routesPaths }: Props): Map<string, string> {
  const routes = [...new Set(routesPaths)].filter((route) => route !== baseUrl + NOT_FOUND);
  return new Map(routes.map((route) => [path.posix.join(decodeURI(route.slice(baseUrl.length)), 'index.html'), route]));
}

/** The archive has no page about itself. */
const isArchived = (route: string, baseUrl: string): boolean => route !== baseUrl + OFFLINE_ROUTE;

function siteOf({ baseUrl, siteConfig, i18n }: Props, routes: ReadonlyMap<string, string>): Site {
  const archived = [...routes].map(([file, route]) => ({ file, route })).filter(({ route }) => isArchived(route, baseUrl));
  const rootUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  return { siteUrl: siteConfig.url, baseUrl, rootUrl, pages: archivePages(archived) };
}

/** Data read from a language's pages. Each page is read once, as it's written. */
class TakenPages {
  readonly pages: BuiltPage[] = [];
  readonly markdownPages: MarkdownPage[] = [];
  /** The archive's pages, by path relative to its root. */
  readonly archived = new Map<string, Uint8Array>();
  /** Files that these pages load. */
  readonly assets: Asset[] = [];
  /** Pages in sections, by path from the root of the host. */
  readonly printed = new Map<string, Part>();
  readonly routes: ReadonlyMap<string, string>;
  readonly site: Site;

  constructor(props: Props) {
    this.routes = routesByFile(props);
    this.site = siteOf(props, this.routes);
  }
}

/** Everything published in addition to a language's pages. It's collected as the pages are written, and written after the last one. */
export class Publication {
  /** Sections that are published as documents. */
  private sections: readonly Section[] = [];
  /** Sections of `llms.txt`. */
  private llms: Parameters<typeof writeLlms>[1] = [];
  private taken: TakenPages | undefined;

  constructor(private readonly options: PublishOptions) {}

  /** Reads the sidebars, which are known before the pages are built. @returns the sections that are published as documents */
  read(allContent: Parameters<typeof loadedDocs>[0], baseUrl: string): readonly Section[] {
    const instances = docsInstances.map(({ id }) => ({
      area: this.options.text(SIDEBAR_NAMES[id]),
      sidebar: loadedSidebar(allContent, id),
      docs: loadedDocs(allContent, id),
    }));
    this.llms = instances.flatMap(({ area, sidebar, docs }) => {
      const routes = new Map(docs.map((page) => [page.id, page.permalink]));
      return llmsSectionsOf(area, sidebar).map(({ name, ids }) => ({ name, routes: ids.flatMap((id) => routes.get(id) ?? []) }));
    });
    this.sections = sectionsOf(instances, baseUrl);
    return this.sections;
  }

  /** Adds a page when it's published. Its tree is changed. */
  readonly add = ({ file, html, $ }: PublishedPage, props: Props): void => {
    this.taken ??= new TakenPages(props);
    const { routes, site, pages, markdownPages, printed } = this.taken;
    const { text } = this.options;
    const route = routes.get(file);
    if (route === undefined) return;
    pages.push({ route, file, html });
    const words = { diagram: text('publish.diagram'), source: text('publish.source') };
    const markdown = markdownPageOf($.root().toArray(), { route, siteUrl: site.siteUrl, words });
    if (markdown) markdownPages.push(markdown);
    removeApplication($);
    const section = this.sections.find((one) => one.pages.includes(route));
    // This comes before the archive, which changes the tree.
    if (section) printed.set(route, partOf($, route, { ...site, pages: section.pages }));
    if (isArchived(route, props.baseUrl)) this.archive($, { file, route }, this.taken);
  };

  private archive($: CheerioAPI, place: Place, { assets, archived, site }: TakenPages): void {
    const { text } = this.options;
    assets.push(...makeArchived($, place, site));
    if (place.route === site.baseUrl + SEARCH_ROUTE) {
      const texts = { found: text('archive.found'), none: text('archive.none'), introduction: text('archive.introduction') };
      addSearch($, texts, site.baseUrl);
    }
    archived.set(place.file, Buffer.from($.html()));
  }

  /** @throws Error if the page of a route wasn't added */
  async write(props: Props): Promise<void> {
    const { taken } = this;
    if (!taken) throw new Error('publish: received no pages; list this plugin after the one that delivers pages');
    const added = new Set(taken.pages.map(({ route }) => route));
    const missing = [...taken.routes].find(([, route]) => !added.has(route));
    if (missing) throw new Error(`${missing[1]}: src/delivery didn’t write ${missing[0]}; expected a file for each route`);
    const language = languageOf(props, this.options);
    for (const { address, markdown } of taken.markdownPages) await write(language, address.slice(props.baseUrl.length), markdown);
    await writeLlms(language, this.llms, taken.markdownPages);
    await writeDocuments(language, this.sections, taken.printed);
    const onDemand = scriptsOnDemand(props.outDir, props.baseUrl);
    const { files, served } = await readAssets([...taken.assets, ...onDemand], props.outDir, taken.site);
    const size = await writeArchive(language, [...taken.archived, ...files]);
    await writeKept(language, taken.pages, served, size);
  }
}

export default function publishPlugin({ baseUrl }: LoadContext, { publication }: { readonly publication: Publication }): Plugin {
  return {
    name: 'publish',
    async allContentLoaded({ allContent, actions }) {
      const sections = publication.read(allContent, baseUrl);
      const names: SectionNames = sections.map(({ name, area, label }) => ({ name, area, label }));
      await actions.createData('sections.json', names);
    },
    postBuild: (props) => publication.write(props),
  };
}
