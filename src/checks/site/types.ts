/** The data that a check of the built site receives. */
import type { CheerioAPI } from 'cheerio';
import type { Problem } from '../../lib/diagnostic';

/** Type of a built file, which determines what is checked in it. */
export type Kind = 'page' | 'redirect' | 'not-found';

export interface BuiltPage {
  /** Path relative to the build folder: `it/guides/object-lock/index.html`. */
  readonly file: string;
  /** Address from the root of the host, without a trailing slash: `/it/guides/object-lock`. */
  readonly route: string;
  readonly locale: string;
  readonly kind: Kind;
  readonly html: string;
  readonly $: CheerioAPI;
  readonly title: string;
  /** Undefined if the page has none. */
  readonly description: string | undefined;
  /** False for a page that is excluded from search engines. */
  readonly indexed: boolean;
  /** All valid targets of a fragment. */
  readonly anchors: ReadonlySet<string>;
}

export interface StyleSheet {
  readonly file: string;
  readonly css: string;
}

/** Facts about the built site. */
export interface Facts {
  /** Origin of the published site, such as `https://docs.example.com`. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly defaultLocale: string;
  /** The value of `<html lang>` for each locale. */
  readonly languages: Readonly<Record<string, string>>;
  /** Hosts that the brand explicitly allows requests to; none by default. */
  readonly allowedHosts: readonly string[];
  /** Frequent words of the default language that don't occur in any other language of the site. */
  readonly originalWords: readonly string[];
  /** Phrases, mostly names, that stay in the default language, by locale. */
  readonly originalPhrases: Readonly<Record<string, readonly string[]>>;
}

export interface BuiltSite extends Facts {
  readonly pages: readonly BuiltPage[];
  readonly styleSheets: readonly StyleSheet[];
  /** Every file of the build, as a path relative to its folder. */
  readonly files: ReadonlySet<string>;
}

/** One rule that is applied to each page it covers. */
export interface Check {
  readonly name: string;
  readonly about: (page: BuiltPage) => boolean;
  readonly run: (page: BuiltPage, site: BuiltSite) => readonly Problem[];
}

export const everyFile = (): boolean => true;
/** Files with the frame of the site: not the redirects. */
/** True for a page without a translation, or with a stale one that must not be shown. It shows its original's text, with a notice. */
export const showsOriginal = (page: BuiltPage, { defaultLocale, languages }: Facts): boolean =>
  page.locale !== defaultLocale && page.$(`main [lang="${languages[defaultLocale] ?? ''}"]`).length > 0;

export const everyPage = ({ kind }: BuiltPage): boolean => kind !== 'redirect';

/** @param place in the file: a selector, or a rule of a style sheet */
export const problemAt = (place: string, message: string): Problem => ({ message: `${place} ${message}` });
