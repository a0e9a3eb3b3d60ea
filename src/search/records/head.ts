/** What the head of a built page says about it. */
import { load } from 'cheerio';

/** Facts of a page that Docusaurus has built. */
export interface PageHead {
  /** Locale, or the document's language where the page names no locale. */
  language: string;
  /** Facet tag, empty where the page has none. */
  tag: string;
  /** Version of the docs, empty outside of them. */
  version: string;
  /** Address that the page gives itself, empty where it gives none. */
  canonical: string;
}

/** Reads the head; undefined for a file that Docusaurus has not made, such as a redirect or a page from `static/`. */
export function readHead(html: string): PageHead | undefined {
  const end = html.indexOf('<body');
  const $ = load(end < 0 ? html : html.slice(0, end));
  const meta = (name: string): string => $(`meta[name="${name}"]`).attr('content') ?? '';
  if (!meta('generator').startsWith('Docusaurus')) return undefined;
  return {
    language: meta('docsearch:language') || meta('docusaurus_locale') || ($('html').attr('lang') ?? ''),
    tag: meta('docsearch:docusaurus_tag') || meta('docusaurus_tag'),
    version: meta('docsearch:version') || meta('docusaurus_version'),
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
  };
}
