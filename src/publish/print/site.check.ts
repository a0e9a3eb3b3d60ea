/**
 * Checks the section documents in `build/`: `npx vitest run --project site -t documents`. Other checks test links and IDs on all built
 * pages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { featuresOf, loadBrand } from '../../brand/plugin';
import { localeFolder } from '../../site/locales';
import { printRoute } from '../names';

const { brand } = loadBrand(process.cwd());
const folderOf = (locale: string): string => path.join('build', localeFolder(locale, brand.languages));

/** One page from each section that is checked. */
const SECTIONS = [
  ['guides', 'guides/s3-api'],
  ['integrations', 'integrations/rclone'],
  ['composer/swarms', 'composer/swarms/hardware'],
].filter(([section]) => featuresOf(brand).has('composer') || !section?.startsWith('composer/')) as [string, string][];

describe.each(brand.languages)('documents of %s', (locale) => {
  const base = brand.baseUrl + localeFolder(locale, brand.languages);
  const read = (page: string) => load(readFileSync(path.join(folderOf(locale), page, 'index.html'), 'utf8'));
  const HEADINGS = ':is(h1, h2, h3, h4, h5, h6)';

  /** The other pages of a page's section, as its sidebar shows them. Its links to headings lead to tools. */
  function besides(page: string): string[] {
    const $ = read(page);
    const section = $('.theme-doc-sidebar-item-category-level-1').has(`a[href="${base + page}"]`);
    return section
      .find('a[href]:not([href*="#"])')
      .toArray()
      .map(({ attribs: { href = '' } }) => href.slice(base.length));
  }

  it.each(SECTIONS)('%s has every heading of its pages, in their order', (section, page) => {
    const document = read(printRoute(section));
    const pages = besides(page);
    const expected = pages.flatMap((other) => {
      const $ = read(other);
      $('.hash-link, [data-needs-js] *').remove();
      return $(`.theme-doc-markdown ${HEADINGS}`)
        .toArray()
        .map((heading) => $(heading).text());
    });
    const found = document(`main > section ${HEADINGS}`)
      .toArray()
      .map((heading) => document(heading).text());
    expect(pages.length).toBeGreaterThan(1);
    expect(found).toEqual(expected);
  });

  it.each(SECTIONS)('%s leads to each of its pages from the contents', (section, page) => {
    const document = read(printRoute(section));
    const entries = document('main > nav > ol > li > a').toArray();
    const ids = entries.map(({ attribs: { href = '' } }) => href.slice(1));
    expect(ids).toEqual(
      document('main > section')
        .toArray()
        .map(({ attribs }) => attribs.id),
    );
    expect(ids).toHaveLength(besides(page).length);
  });

  it.each(SECTIONS)('%s has no link to its own pages that leaves it', (section, page) => {
    const document = read(printRoute(section));
    const own = new Set(besides(page).map((other) => base + other));
    const leaving = document('main > section a[href]')
      .toArray()
      .map(({ attribs: { href = '' } }) => href)
      .filter((href) => own.has(href.replace(/#.*$/, '')));
    expect(leaving).toEqual([]);
  });
});
