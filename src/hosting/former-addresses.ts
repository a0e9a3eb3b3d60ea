/**
 * Redirects from pages' former addresses. `docs/former-addresses.yaml`, here and in the operator's folder, contains the addresses that
 * individual pages had before they were renamed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { withOperators } from '../content';
import { DiagnosticError, type Diagnostic, type Problem } from '../lib/diagnostic';
import { escapeHtml } from '../lib/escape';

/** Path relative to the project root. */
export const FORMER_ADDRESSES = 'docs/former-addresses.yaml';

/** Two page paths relative to the language root. The format is a minimal subset of YAML, so that every line is one redirect. */
const LINE = /^(\/[\w./-]*\w): (\/[\w./-]*\w)$/;

interface Entry {
  /** File that contains the redirect, relative to the project root. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** @throws DiagnosticError with the file and line number of a line that can't be parsed */
function readFile(siteDir: string, file: string): Entry[] {
  const place = path.join(siteDir, file);
  const lines = existsSync(place) ? readFileSync(place, 'utf8').split('\n') : [];
  return lines.flatMap((text, at) => {
    if (/^(?:#.*)?$/.test(text)) return [];
    const [, from = '', to = ''] = LINE.exec(text) ?? [];
    const problem = {
      message: `can’t be parsed: ${text}`,
      hint: 'write two addresses without the language: /guides/old-name: /guides/new-name',
    };
    if (from === '') throw new DiagnosticError([{ file, line: at + 1, ...problem }]);
    return { file, from, to, line: at + 1 };
  });
}

const read = (siteDir: string): Entry[] => withOperators(FORMER_ADDRESSES).flatMap((file) => readFile(siteDir, file));

/**
 * @param siteDir project folder
 * @returns former addresses and their current ones, relative to the root of a language
 * @throws DiagnosticError with the file and line number of a line that can't be parsed
 */
export const loadFormerAddresses = (siteDir: string): Readonly<Record<string, string>> =>
  Object.fromEntries(read(siteDir).map(({ from, to }) => [from, to]));

/**
 * Finds redirects that would hide a page, or that don't lead to a page.
 * @param files page files by route, without the language
 */
export function formerAddressProblems(siteDir: string, files: ReadonlyMap<string, string>): Diagnostic[] {
  const entries = read(siteDir);
  const problemOf = (entry: Entry): Omit<Problem, 'line'> | undefined => {
    const { from, to } = entry;
    const [first, next] = [from, to].map((address) => entries.find((other) => other.from === address));
    if (first && first !== entry)
      return { message: `${from} is already at ${first.file}:${first.line}`, hint: 'delete one of the two lines' };
    if (files.has(from)) return { message: `${from} is the address of ${files.get(from)}`, hint: 'delete the line, or rename that page' };
    if (next) return { message: `${to} is also a former address`, hint: `write the address that it redirects to: ${from}: ${next.to}` };
    if (files.has(to)) return undefined;
    return { message: `${from} redirects to ${to}, but no page has this address`, hint: 'write the address of the page that replaces it' };
  };
  return entries.flatMap((entry) => {
    const problem = problemOf(entry);
    return problem ? [{ file: entry.file, line: entry.line, ...problem }] : [];
  });
}

/** Sections that used to be in a separate folder. */
export interface Former {
  /** Name of the former folder, without slashes. */
  readonly folder: string;
  /** First route segments of the pages that were in the folder. */
  readonly sections: readonly string[];
}

interface Redirect {
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
interface RedirectText {
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

/** Writes the redirect pages of a language. */
export function writeRedirects({ siteDir, outDir, baseUrl, routesPaths, siteConfig, i18n }: Props, former: Former): void {
  const { htmlLang: lang = i18n.currentLocale, direction: dir = 'ltr' } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  for (const { from, to } of formerAddresses(routesPaths, baseUrl, former, loadFormerAddresses(siteDir))) {
    const folder = path.join(outDir, from);
    mkdirSync(folder, { recursive: true });
    // A page at this address would be a configuration error, so the flag prevents overwriting it.
    writeFileSync(path.join(folder, 'index.html'), redirectPage(to, { lang, dir, title: siteConfig.title, siteUrl: siteConfig.url }), {
      flag: 'wx',
    });
  }
}
