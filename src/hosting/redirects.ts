/** Addresses that pages had before. */
import { escapeHtml } from '../lib/escape';

/** Sections that lay below a folder of their own. */
export interface Former {
  /** Without slashes. */
  readonly folder: string;
  /** First part of the routes of pages that were in it. */
  readonly sections: readonly string[];
}

export interface Redirect {
  /** Path below the root of the language, without slashes around it. */
  readonly from: string;
  /** Path from the host's root. */
  readonly to: string;
}

/** @param routes paths of the pages of a language, from the host's root @param baseUrl root of the language */
export function formerAddresses(routes: readonly string[], baseUrl: string, { folder, sections }: Former): Redirect[] {
  const moved = routes.filter((route) => sections.some((section) => route.startsWith(`${baseUrl}${section}/`)));
  const entries = [...new Set(moved)].sort().map((to) => ({ from: `${folder}/${to.slice(baseUrl.length).replace(/\/$/, '')}`, to }));
  return [{ from: folder, to: baseUrl }, ...entries];
}

/** What a page of a former address says. */
export interface RedirectText {
  readonly lang: string;
  readonly dir: string;
  /** Name of the site. */
  readonly title: string;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/**
 * The page at a former address, for hosts without rules: without scripts, so it loses what follows `?` and `#`.
 * @param to path from the host's root
 */
export function redirectPage(to: string, { lang, dir, title, siteUrl }: RedirectText): string {
  const path = escapeHtml(to);
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${path}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${escapeHtml(siteUrl)}${path}">
</head>
<body>
<p><a href="${path}">${escapeHtml(siteUrl)}${path}</a></p>
</body>
</html>
`;
}

const TO = /<meta http-equiv="refresh" content="0; url=([^"]*)">/;

/** Where a page of a former address leads to. @returns undefined for any other page */
export const redirectOf = (html: string): string | undefined => TO.exec(html)?.[1]?.replaceAll('&amp;', '&');
