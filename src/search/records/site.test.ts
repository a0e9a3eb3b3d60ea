import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { siteRecords } from './site';

const outDir = join(import.meta.dirname, 'fixtures/site');
const read = (routes: string[], baseUrl = '/') => siteRecords({ outDir, baseUrl, routes, defaultArea: 'Docs' });
const urls = (...args: Parameters<typeof read>) => read(...args).map((record) => record.url);

describe('siteRecords', () => {
  it('reads the pages of all routes, by route, whatever their order', () => {
    const routes = ['/plain', '/', '/guides/lock', '/'];
    const found = urls(routes);
    expect(found.slice(0, 3)).toEqual(['/', '/#tasks', '/guides/lock']);
    expect(found.at(-1)).toBe('/plain');
    expect(read([...routes].reverse())).toEqual(read(routes));
  });

  it('leaves out the search page, the error page and pages that ask for it', () => {
    expect(urls(['/search', '/404.html', '/404', '/hidden'])).toEqual([]);
  });

  it('takes the default area and the default tag outside the docs, and does not repeat a description', () => {
    const [home] = read(['/']);
    expect(home).toMatchObject({
      docusaurus_tag: 'default',
      hierarchy: { lvl0: 'Docs', lvl1: 'Storage' },
      content: 'All the docs. Welcome.',
    });
  });

  it('takes the title of the document where a page has no heading', () => {
    expect(read(['/plain'])[0]?.hierarchy.lvl1).toBe('Plain');
  });

  it('finds pages below a base URL and keeps it in their addresses', () => {
    expect(urls(['/it/', '/it/guides/lock', '/it/search'], '/it/')).toContain('/it/guides/lock#modes');
  });

  it('names the route whose page is missing', () => {
    expect(() => read(['/gone'])).toThrow('/gone: no built page');
  });
});
