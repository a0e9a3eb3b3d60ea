/** Reads a built site into memory: its pages, its style sheets, and the names of all its files. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Problem } from '../../../lib/diagnostic';
import { sourceLocale } from '../../../site/locales';

/** Type of a built file, which determines what is checked. */
type Kind = 'page' | 'redirect' | 'not-found';

export interface BuiltPage {
  /** Path relative to the build folder: `it/guides/object-lock/index.html`. */
  readonly file: string;
  /** Path on the host, without a trailing slash: `/it/guides/object-lock`. */
  readonly route: string;
  readonly locale: string;
  readonly kind: Kind;
  readonly html: string;
  readonly $: CheerioAPI;
  readonly title: string;
  /** Undefined if the page has no description. */
  readonly description: string | undefined;
  /** False if the page is excluded from search engines. */
  readonly indexed: boolean;
  /** All ids that a fragment can refer to. */
  readonly anchors: ReadonlySet<string>;
}

export interface StyleSheet {
  readonly file: string;
  readonly css: string;
}

/** Facts about the built site. */
export interface Facts {
  /** Origin of the published site: `https://docs.example.com`. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** The language at the root of the site. */
  readonly defaultLocale: string;
  /** `<html lang>` value for each locale. */
  readonly languages: Readonly<Record<string, string>>;
  /** Hosts that the brand explicitly allows requests to. Empty by default. */
  readonly allowedHosts: readonly string[];
  /** Common English words that don't occur in any of the other languages. */
  readonly originalWords: readonly string[];
  /** Phrases by locale, mostly names, that aren't translated from English. */
  readonly originalPhrases: Readonly<Record<string, readonly string[]>>;
}

export interface BuiltSite extends Facts {
  readonly pages: readonly BuiltPage[];
  readonly styleSheets: readonly StyleSheet[];
  /** Every file in the build, as a path relative to the build folder. */
  readonly files: ReadonlySet<string>;
}

/** A rule that is applied to each file it covers. */
export interface Check {
  readonly name: string;
  readonly about: (page: BuiltPage) => boolean;
  readonly run: (page: BuiltPage, site: BuiltSite) => readonly Problem[];
}

export const everyFile = (): boolean => true;
/** Returns whether a page shows the original's text and a notice, because its translation is missing, or too outdated to be shown. */
export const showsOriginal = (page: BuiltPage): boolean =>
  page.locale !== sourceLocale && page.$(`main [lang="${sourceLocale}"]`).length > 0;

/** Files that contain the site frame, which excludes redirects. */
export const everyPage = ({ kind }: BuiltPage): boolean => kind !== 'redirect';

/** @param place location in the file: a selector, or a style sheet rule */
export const problemAt = (place: string, message: string): Problem => ({ message: `${place} ${message}` });

/** Returns the locale of a file. Each locale has a folder with its name, except the default locale, which uses the root folder. */
function localeOf(file: string, { languages, defaultLocale }: Facts): string {
  const [first = ''] = file.split('/');
  return first in languages && file.includes('/') ? first : defaultLocale;
}

function routeOf(file: string, baseUrl: string): string {
  const within = file.replace(/(?:(?:^|\/)index)?\.html$/, '');
  return (baseUrl + within).replace(/(.)\/$/, '$1');
}

function kindOf(file: string, html: string): Kind {
  if (path.posix.basename(file) === '404.html') return 'not-found';
  return /<meta[^>]+http-equiv="?refresh/i.test(html) ? 'redirect' : 'page';
}

/** Reads a single page. Exported for tests. */
export function readPage(file: string, html: string, facts: Facts): BuiltPage {
  const $ = load(html);
  const anchors = new Set(
    $('[id], a[name]')
      .toArray()
      .flatMap((element) => [element.attribs.id, element.attribs.name])
      .filter((id) => id !== undefined),
  );
  const kind = kindOf(file, html);
  return {
    file,
    html,
    $,
    title: $('head > title').text(),
    description: $('meta[name="description"]').attr('content'),
    indexed: kind === 'page' && !/noindex/.test($('meta[name="robots"]').attr('content') ?? ''),
    anchors,
    kind,
    route: routeOf(file, facts.baseUrl),
    locale: localeOf(file, facts),
  };
}

/**
 * @param directory build folder
 * @throws Error if there's no build
 */
export function readBuild(directory: string, facts: Facts): BuiltSite {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(directory, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const read = (file: string): string => readFileSync(path.join(directory, file), 'utf8');
  return {
    ...facts,
    files: new Set(files),
    pages: files.filter((file) => file.endsWith('.html')).map((file) => readPage(file, read(file), facts)),
    styleSheets: files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: read(file) })),
  };
}
