/** Reads each page once, as it's written, for its Markdown version, the archive, and its section's document. */
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { Props } from '@docusaurus/types';
import type { PublishedPage } from '../delivery/plugin';
import { archivePages, type Asset, type Place, type Site } from './offline/archive/address';
import { makeArchived } from './offline/archive/page';
import { addSearch, SEARCH_ROUTE, type SearchTexts } from './offline/archive/search-page';
import { removeApplication } from './offline/remove-application';
import { OFFLINE_ROUTE } from './names';
import type { PrintedPage } from './print/document';
import { frameOf } from './print/frame';
import { partOf } from './print/part';
import type { Section } from './print/sections';
import type { MarkdownWords } from './markdown-pages/blocks';
import { markdownPageOf, type MarkdownPage } from './markdown-pages/markdown-page';

/** Texts in the generated files that aren't on any page. */
export interface TakenTexts {
  readonly search: SearchTexts;
  readonly markdown: MarkdownWords;
}

/** A page with its path from the root of the host. */
export interface BuiltPage extends Place {
  readonly html: string;
}

const NOT_FOUND = '404.html';

/** Routes of all pages except the error page, by file. */
function routesByFile({ baseUrl, routesPaths }: Props): Map<string, string> {
  const routes = [...new Set(routesPaths)].filter((route) => route !== baseUrl + NOT_FOUND);
  return new Map(routes.map((route) => [path.posix.join(decodeURI(route.slice(baseUrl.length)), 'index.html'), route]));
}

function siteOf({ baseUrl, siteConfig, i18n }: Props, pages: readonly Place[]): Site {
  const archived = pages.filter(({ route }) => route !== baseUrl + OFFLINE_ROUTE);
  const rootUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  return { siteUrl: siteConfig.url, baseUrl, rootUrl, pages: archivePages(archived) };
}

/** Data read from a language's pages. */
export class TakenPages {
  readonly site: Site;
  readonly pages: BuiltPage[] = [];
  readonly markdownPages: MarkdownPage[] = [];
  /** The archive's pages, by path relative to its root. */
  readonly archived = new Map<string, Uint8Array>();
  /** Files that these pages load. */
  readonly assets: Asset[] = [];
  /** Pages in sections, by path from the root of the host. */
  readonly printed = new Map<string, PrintedPage>();
  readonly #routes: ReadonlyMap<string, string>;
  readonly #archivedFiles: ReadonlySet<string>;

  constructor(
    props: Props,
    private readonly sections: readonly Section[],
    private readonly texts: TakenTexts,
  ) {
    this.#routes = routesByFile(props);
    this.site = siteOf(
      props,
      [...this.#routes].map(([file, route]) => ({ file, route })),
    );
    this.#archivedFiles = new Set(this.site.pages.values());
  }

  /** Adds a page. Its tree is changed. */
  add({ file, html, $ }: PublishedPage): void {
    const route = this.#routes.get(file);
    if (route === undefined) return;
    this.pages.push({ route, file, html });
    const markdown = markdownPageOf($.root().toArray(), { route, siteUrl: this.site.siteUrl, words: this.texts.markdown });
    if (markdown) this.markdownPages.push(markdown);
    removeApplication($);
    const section = this.sections.find(({ pages }) => pages.includes(route));
    // This comes before the archive, which changes the tree.
    if (section) this.printed.set(route, { part: partOf($, route, { ...this.site, pages: section.pages }), frame: frameOf($) });
    if (this.#archivedFiles.has(file)) this.archive($, { file, route });
  }

  /** @throws Error that names a route whose page wasn't added */
  check(): void {
    const taken = new Set(this.pages.map(({ route }) => route));
    const missing = [...this.#routes].find(([, route]) => !taken.has(route));
    if (missing) throw new Error(`${missing[1]}: src/delivery didn’t write ${missing[0]}; expected a file for each route`);
  }

  private archive($: CheerioAPI, place: Place): void {
    this.assets.push(...makeArchived($, place, this.site));
    if (place.route === this.site.baseUrl + SEARCH_ROUTE) addSearch($, this.texts.search, this.site.baseUrl);
    this.archived.set(place.file, Buffer.from($.html()));
  }
}
