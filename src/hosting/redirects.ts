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

/**
 * Former addresses of the sections that moved, and of single pages, which had one below the folder of their section as well.
 *
 * @param routes paths of the pages of a language, from the host's root
 * @param baseUrl root of the language
 * @param renamed former addresses of single pages and their present ones, from the root of the language
 */
export function formerAddresses(
  routes: readonly string[],
  baseUrl: string,
  { folder, sections }: Former,
  renamed: Readonly<Record<string, string>>,
): Redirect[] {
  const isIn = (path: string): boolean => sections.some((section) => path.startsWith(`${section}/`));
  const present = [...new Set(routes)].sort().map((to) => ({ from: to.slice(baseUrl.length).replace(/\/$/, ''), to }));
  const single = Object.entries(renamed)
    .map(([from, to]) => ({ from: from.slice(1), to: baseUrl + to.slice(1) }))
    // A site may leave the page out.
    .filter(({ to }) => routes.includes(to));
  const below = [...present.filter(({ to }) => isIn(to.slice(baseUrl.length))), ...single.filter(({ from }) => isIn(from))];
  return [{ from: folder, to: baseUrl }, ...below.map(({ from, to }) => ({ from: `${folder}/${from}`, to })), ...single];
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
