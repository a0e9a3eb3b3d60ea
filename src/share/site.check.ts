/** Checks the tags, data and preview image of every page in a sitemap in `build/`: `npx vitest run --project site -t sharing`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../brand/plugin';
import { localeFolder } from '../site/locales';

const { languages } = loadBrand(process.cwd()).brand;
const build = path.join(process.cwd(), 'build');
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
if (!existsSync(path.join(build, 'index.html'))) throw new Error('there is no build/index.html; build the site first: npm run build');

/** URLs in a sitemap, starting with the home page. */
const listed = (folder: string): string[] =>
  [...read(`${folder}sitemap.xml`).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url).sort((a, b) => a.length - b.length);

/** Returns the problems with a page. @param root URL of the default language's home page */
function problemsOf(url: string, root: string, language: string): string[] {
  const fileAt = (address: string): string => path.join(build, decodeURI(address.slice(root.length)));
  const $ = load(readFileSync(path.join(fileAt(url), 'index.html'), 'utf8'));
  const property = (name: string): string => $(`head > meta[property="og:${name}"]`).attr('content') ?? '';
  const problems = ['type', 'site_name', 'title', 'description', 'image', 'url']
    .filter((name) => property(name) === '')
    .map((name) => `no og:${name}`);
  if (!property('image').includes('/share/') || !existsSync(fileAt(property('image')))) problems.push('its picture doesn’t exist');
  const data = $('script[type="application/ld+json"]');
  if ((property('type') === 'article') !== $('.theme-last-updated').length > 0)
    problems.push('a page is an article only if it shows when it changed');
  if (property('type') !== 'article') return data.length === 0 ? problems : [...problems, 'data of a page that is no article'];
  const { '@graph': [article, trail] = [] } = JSON.parse(data.text()) as {
    '@graph'?: [Record<string, unknown>, { itemListElement: { item: string }[] }];
  };
  if (article?.headline !== $('h1').first().text().trim()) problems.push(`its headline is ${String(article?.headline)}`);
  if (article?.inLanguage !== language || !/^\d{4}-\d\d-\d\d$/.test(String(article.dateModified))) problems.push('wrong language or date');
  // For a page that shows its original's text, the canonical page is the original.
  if (trail?.itemListElement.at(-1)?.item !== $('link[rel="canonical"]').attr('href')) problems.push('the breadcrumbs don’t end here');
  return problems;
}

describe.each(languages)('sharing, %s', (locale) => {
  const [root = ''] = listed('');
  const urls = listed(localeFolder(locale, languages));

  it('every page has tags, data and a picture', () => {
    expect(urls.length).toBeGreaterThan(50);
    expect(urls.map((url) => [url, problemsOf(url, root, locale)] as const).filter(([, problems]) => problems.length > 0)).toEqual([]);
  });

  it('robots.txt names its sitemap', () => {
    expect(read('robots.txt')).toContain(`\nSitemap: ${urls[0]}sitemap.xml\n`);
  });
});
