import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { siteRecords } from './site';

const outDir = join(import.meta.dirname, 'fixtures/site');
const read = (routes: string[], baseUrl = '/') => siteRecords({ outDir, baseUrl, routes, defaultArea: 'Docs' });
const urls = async (...args: Parameters<typeof read>) => (await read(...args)).map((record) => record.url);

describe('siteRecords', () => {
  it('reads the pages of all routes, by route, whatever their order', async () => {
    const routes = ['/plain', '/', '/guides/lock', '/'];
    const found = await urls(routes);
    expect(found.slice(0, 3)).toEqual(['/', '/#tasks', '/guides/lock']);
    expect(found.at(-1)).toBe('/plain');
    expect(await read([...routes].reverse())).toEqual(await read(routes));
  });

  it('leaves out the search page, the error page and pages that ask for it', async () => {
    expect(await urls(['/search', '/404.html', '/404', '/hidden'])).toEqual([]);
  });

  it('takes the default area and the default tag outside the docs, and does not repeat a description', async () => {
    const [home] = await read(['/']);
    expect(home).toMatchObject({
      docusaurus_tag: 'default',
      hierarchy: { lvl0: 'Docs', lvl1: 'Storage' },
      content: 'All the docs. Welcome.',
    });
  });

  it('takes the title of the document where a page has no heading', async () => {
    expect((await read(['/plain']))[0]?.hierarchy.lvl1).toBe('Plain');
  });

  it('finds pages below a base URL and keeps it in their addresses', async () => {
    expect(await urls(['/it/', '/it/guides/lock', '/it/search'], '/it/')).toContain('/it/guides/lock#modes');
  });

  it('names the route whose page is missing', async () => {
    await expect(read(['/gone'])).rejects.toThrow('/gone: no built page');
  });
});
