import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeRepeated } from './index';
import { readBuild } from './build';
import { sitemapProblems } from './sitemap';
import { PAGE, siteOf } from './small-site';

describe('readBuild', () => {
  it('knows pages, languages and kinds', () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'build-'));
    const files = {
      'index.html': '',
      'it/index.html': '',
      'it/404.html': '',
      'guides/lock/index.html': '<h2 id="on">On</h2>',
      'ds3/lock/index.html': '<meta http-equiv=refresh content="0; url=/x">',
      'assets/css/a.css': 'a{}',
      'italy/index.html': '',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
      writeFileSync(path.join(directory, file), text);
    }
    const { languages, ...rest } = siteOf({});
    const site = readBuild(directory, { ...rest, languages });
    expect(Object.fromEntries(site.pages.map(({ file, route, locale, kind }) => [file, [route, locale, kind]]))).toEqual({
      'index.html': ['/', 'en', 'page'],
      'it/index.html': ['/it', 'it', 'page'],
      'it/404.html': ['/it/404', 'it', 'not-found'],
      'guides/lock/index.html': ['/guides/lock', 'en', 'page'],
      'ds3/lock/index.html': ['/ds3/lock', 'en', 'redirect'],
      'italy/index.html': ['/italy', 'en', 'page'],
    });
    expect(site.styleSheets).toEqual([{ file: 'assets/css/a.css', css: 'a{}' }]);
    expect(site.files.size).toBe(7);
  });
});

describe('mergeRepeated', () => {
  it('says once what the frame repeats', () => {
    const message = 'nav > a /x doesn’t lead to a file of the build';
    expect(
      mergeRepeated([
        { file: 'a.html', message },
        { file: 'b.html', message },
        { file: 'c.html', message: 'other' },
      ]),
    ).toEqual([
      { file: 'a.html', message: `${message} (and in 1 more files)` },
      { file: 'c.html', message: 'other' },
    ]);
  });
});

describe('sitemapProblems', () => {
  const site = siteOf({
    'index.html': '',
    [PAGE]: '',
    'search/index.html': '',
    '404.html': '',
    'ds3/index.html': '<meta http-equiv="refresh" content="0; url=/">',
    'it/index.html': '',
  });
  const xml = (...routes: string[]): string =>
    `<urlset>${routes.map((route) => `<url><loc>https://docs.example.com${route}</loc></url>`).join('')}</urlset>`;

  it.each([
    ['complete', xml('/', '/guides/object-lock'), []],
    ['page absent', xml('/'), ['urlset doesn’t list /guides/object-lock']],
    [
      'search listed',
      xml('/', '/guides/object-lock', '/search'),
      ['loc https://docs.example.com/search isn’t a page that search engines may show'],
    ],
    [
      'redirect listed',
      xml('/', '/guides/object-lock', '/ds3'),
      ['loc https://docs.example.com/ds3 isn’t a page that search engines may show'],
    ],
    [
      'unknown address',
      xml('/', '/guides/object-lock', '/none'),
      ['loc https://docs.example.com/none isn’t a page that search engines may show'],
    ],
  ])('%s', (_case, text, expected) => {
    expect(sitemapProblems('sitemap.xml', text, site).map(({ message }) => message)).toEqual(expected);
  });
});
