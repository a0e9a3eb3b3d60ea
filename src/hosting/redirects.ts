/** Redirects from pages' former addresses. */
import { escapeHtml } from '../lib/escape';

/** Sections that used to be in a separate folder. */
export interface Former {
  /** Name of the former folder, without slashes. */
  readonly folder: string;
  /** First route segments of the pages that were in the folder. */
  readonly sections: readonly string[];
}

export interface Redirect {
  /** Path relative to the language root, without a leading or trailing slash. */
  readonly from: string;
  /** Target path from the root of the host. */
  readonly to: string;
}

/**
 * Former addresses of sections that moved, and of individual pages, including the address that a page had in the former folder of its
 * section.
 *
 * @param routes page paths in a language, from the root of the host
 * @param baseUrl root of the language
 * @param renamed former addresses of individual pages and their current ones, relative to the root of the language
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
    // A site may not include the target page.
    .filter(({ to }) => routes.includes(to));
  const below = [...present.filter(({ to }) => isIn(to.slice(baseUrl.length))), ...single.filter(({ from }) => isIn(from))];
  return [{ from: folder, to: baseUrl }, ...below.map(({ from, to }) => ({ from: `${folder}/${from}`, to })), ...single];
}

/** Texts for the page at a former address. */
export interface RedirectText {
  readonly lang: string;
  readonly dir: string;
  /** Site name. */
  readonly title: string;
  /** Site origin. */
  readonly siteUrl: string;
}

/**
 * The page at a former address, for hosts that don't support rules. It uses no scripts, so everything after `?` and `#` is lost.
 * @param to path from the root of the host
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

/** The address that a redirect page points to. @returns undefined for any other page */
export const redirectOf = (html: string): string | undefined => TO.exec(html)?.[1]?.replaceAll('&amp;', '&');
