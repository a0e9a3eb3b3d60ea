/** What a check of the built site sees. */
import type { CheerioAPI } from 'cheerio';
import type { Problem } from '../../lib/diagnostic';

/** What a built file is, which decides what is checked in it. */
export type Kind = 'page' | 'redirect' | 'not-found';

export interface BuiltPage {
  /** Path from the folder of the build: `it/guides/object-lock/index.html`. */
  readonly file: string;
  /** Address from the root of the host, without a slash at its end: `/it/guides/object-lock`. */
  readonly route: string;
  readonly locale: string;
  readonly kind: Kind;
  readonly html: string;
  readonly $: CheerioAPI;
  readonly title: string;
  /** Undefined where the page has none. */
  readonly description: string | undefined;
  /** False for a page that search engines are asked to leave out. */
  readonly indexed: boolean;
  /** Everything that a fragment can point at. */
  readonly anchors: ReadonlySet<string>;
}

export interface StyleSheet {
  readonly file: string;
  readonly css: string;
}

/** Facts of the site that was built. */
export interface Facts {
  /** Origin of the published site, such as `https://docs.example.com`. */
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly defaultLocale: string;
  /** Locale to the value of `<html lang>`. */
  readonly languages: Readonly<Record<string, string>>;
  /** Hosts that the brand asks for by its own choice; none by default. */
  readonly allowedHosts: readonly string[];
  /** Frequent words of the default language that no other language of the site has. */
  readonly originalWords: readonly string[];
  /** Locale to the phrases, names above all, that stay in the default language. */
  readonly originalPhrases: Readonly<Record<string, readonly string[]>>;
}

export interface BuiltSite extends Facts {
  readonly pages: readonly BuiltPage[];
  readonly styleSheets: readonly StyleSheet[];
  /** Every file of the build, as paths from its folder. */
  readonly files: ReadonlySet<string>;
}

/** One rule, applied to each page that it is about. */
export interface Check {
  readonly name: string;
  readonly about: (page: BuiltPage) => boolean;
  readonly run: (page: BuiltPage, site: BuiltSite) => readonly Problem[];
}

export const everyFile = (): boolean => true;
/** Files with the frame of the site: not the redirects. */
/** True for a page without a translation, or with a stale one that must not be shown: it has the text of its original, and says so. */
export const showsOriginal = (page: BuiltPage, { defaultLocale, languages }: Facts): boolean =>
  page.locale !== defaultLocale && page.$(`main [lang="${languages[defaultLocale] ?? ''}"]`).length > 0;

export const everyPage = ({ kind }: BuiltPage): boolean => kind !== 'redirect';

/** @param place in the file: a selector, or a rule of a style sheet */
export const problemAt = (place: string, message: string): Problem => ({ message: `${place} ${message}` });
