import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { addressFrom, archivePages, assetAt, linkFrom, type Site } from './address';

const siteOf = (baseUrl: string): Site => ({
  siteUrl: 'https://docs.example.com',
  baseUrl,
  rootUrl: baseUrl.replace('it/', ''),
  pages: archivePages(
    ['', 'guides/lock', 'integrations/', 'search'].map((page) => ({ route: baseUrl + page, file: join(page, 'index.html') })),
  ),
});
const lock = (baseUrl: string) => ({ file: 'guides/lock/index.html', route: `${baseUrl}guides/lock` });

describe('linkFrom', () => {
  it.each([
    ['another page', '/', '/integrations', '../../integrations/index.html'],
    ['a page with a slash at its end', '/', '/integrations/', '../../integrations/index.html'],
    ['a heading of a page', '/', '/guides/lock#hold', 'index.html#hold'],
    ['a heading of this page', '/', '#hold', '#hold'],
    ['the front page', '/', '/', '../../index.html'],
    ['the front page of a language', '/docs/it/', '/docs/it/', '../../index.html'],
    ['a question to the search page', '/', '/search?q=a+b', '../../search/index.html?q=a+b'],
    ['a relative address', '/', './lock?a', 'index.html?a'],
    ['the other language', '/', '/it/guides/lock#hold', 'https://docs.example.com/it/guides/lock#hold'],
    ['the default language', '/it/', '/guides/lock', 'https://docs.example.com/guides/lock'],
    ['a page that is left out', '/', '/offline', 'https://docs.example.com/offline'],
    ['a file', '/', '/operations.json', 'https://docs.example.com/operations.json'],
    ['another host', '/', 'https://example.com/guides/lock', 'https://example.com/guides/lock'],
    ['a letter', '/', 'mailto:help@example.com', 'mailto:help@example.com'],
    ['what is no address', '/', 'https://', 'https://'],
  ])('to %s, below %s', (_case, baseUrl, address, expected) => {
    expect(linkFrom(lock(baseUrl), address, siteOf(baseUrl))).toBe(expected);
  });
});

describe('assetAt', () => {
  it.each([
    ['/', '/fonts/a%20b.woff2', 'fonts/a b.woff2', '../../fonts/a%20b.woff2'],
    ['/docs/it/', '/docs/it/brand/logo.svg', 'brand/logo.svg', '../../brand/logo.svg'],
    ['/docs/it/', '/docs/fonts/a.woff2', 'fonts/a.woff2', '../../fonts/a.woff2'],
  ])('below %s, %s is %s', (baseUrl, served, file, address) => {
    const asset = assetAt(lock(baseUrl), served, siteOf(baseUrl));
    expect(asset).toEqual({ served, file });
    expect(asset && addressFrom(lock(baseUrl), asset)).toBe(address);
  });

  it.each([
    ['/', 'https://cdn.example.com/font.css'],
    ['/docs/', '/brand/logo.svg'],
  ])('below %s, %s is not an asset', (baseUrl, address) => {
    expect(assetAt(lock(baseUrl), address, siteOf(baseUrl))).toBeUndefined();
  });
});
