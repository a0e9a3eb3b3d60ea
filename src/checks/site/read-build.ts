/** Reads a built site into memory: its pages, its style sheets, and the names of all its files. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { BuiltPage, BuiltSite, Facts, Kind } from './types';

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
