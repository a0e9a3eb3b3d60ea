/** The data that a site check receives. */
import type { CheerioAPI } from 'cheerio';
import type { Problem } from '../../lib/diagnostic';
import { sourceLocale } from '../../site/locales';

/** Type of a built file, which determines what is checked. */
export type Kind = 'page' | 'redirect' | 'not-found';

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
/** Files that contain the site frame, which excludes redirects. */
/** Returns whether a page shows the original's text and a notice, because its translation is missing, or too outdated to be shown. */
export const showsOriginal = (page: BuiltPage): boolean =>
  page.locale !== sourceLocale && page.$(`main [lang="${sourceLocale}"]`).length > 0;

export const everyPage = ({ kind }: BuiltPage): boolean => kind !== 'redirect';

/** @param place location in the file: a selector, or a style sheet rule */
export const problemAt = (place: string, message: string): Problem => ({ message: `${place} ${message}` });
