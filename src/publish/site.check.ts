/** Checks the Markdown of the site in `build/`: `npx vitest run --project site -t 'Markdown of'`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../brand/plugin';
import { localeFolder } from '../site/locales';
import { partsOfPage, partsOfMarkdown, type Parts } from './testing/read-back';

const { languages } = loadBrand(process.cwd()).brand;
const build = path.join(process.cwd(), 'build');
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
if (!existsSync(path.join(build, 'index.html'))) throw new Error('there is no build/index.html; build the site first: npm run build');

interface Page {
  /** Absolute URL of the page. */
  readonly url: string;
  /** Absolute URL of the Markdown version that the page's head links to. */
  readonly markdownUrl: string;
  readonly parts: Parts;
}

function readPage(url: string, file: string): Page {
  const $ = load(read(file));
  const href = $('head > link[rel="alternate"][type="text/markdown"]').attr('href');
  if (href === undefined)
    throw new Error(`${url}: the head doesn’t link to a Markdown version; expected <link rel="alternate" type="text/markdown">`);
  return { url, markdownUrl: new URL(href, url).href, parts: partsOfPage($) };
}

/** URLs of a language's pages, starting with the home page. */
function listed(locale: string): string[] {
  const locations = load(read(`${localeFolder(locale, languages)}sitemap.xml`), { xml: true })('loc').toArray();
  return locations.map((location) => load(location).text()).sort((a, b) => a.length - b.length);
}

describe.each(languages)('Markdown of the pages, %s', (locale) => {
  const folder = localeFolder(locale, languages);
  // `llms.txt` contains everything that the home page links to.
  const [home = '', ...urls] = listed(locale);
  const fileOf = (url: string): string => path.join(folder, decodeURI(url.slice(home.length)));
  const pages = urls.map((url) => readPage(url, path.join(fileOf(url), 'index.html')));

  it.each(pages.map((page) => [page.url, page] as const))('Markdown of %s', (url, page) => {
    const { links, html, ...parts } = partsOfMarkdown(read(fileOf(page.markdownUrl)));
    expect(parts).toEqual(page.parts);
    expect(html).toEqual([]);
    expect(links.filter((link) => !/^(?:https?|mailto):/.test(link))).toEqual([]);
    expect(links[0]).toBe(url);
  });

  it('llms.txt names every Markdown version', () => {
    const { links } = partsOfMarkdown(read(`${folder}llms.txt`));
    const [full, ...others] = links.filter((link) => link.startsWith(home));
    expect(full).toBe(`${home}llms-full.txt`);
    expect(others.filter((link) => link.endsWith('.md')).sort()).toEqual(pages.map(({ markdownUrl }) => markdownUrl).sort());
  });

  it('llms-full.txt holds every Markdown version', () => {
    const full = read(`${folder}llms-full.txt`);
    expect(pages.filter(({ markdownUrl }) => !full.includes(read(fileOf(markdownUrl)))).map(({ url }) => url)).toEqual([]);
  });

  it('the sitemap lists no Markdown version', () => {
    expect(urls.filter((url) => /\.(?:md|txt)$/.test(url))).toEqual([]);
  });
});
