import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { folderPages, recordsOf, type FolderPage } from './folder';

/** A small site in the shape that the framework's classic preset builds: docs in three versions, a blog, two languages. */
const STOCK = join(import.meta.dirname, 'fixtures/stock');

let pages: FolderPage[];
beforeAll(async () => {
  pages = await folderPages(STOCK);
});

const urls = (language: string) => recordsOf(pages, language).map(({ url }) => url);

describe('folderPages', () => {
  it('finds every page by itself, but no list, error page, search page or redirect', () => {
    expect(pages.map(({ url }) => url)).toEqual([
      '/',
      '/blog/welcome',
      '/de/',
      '/de/docs/intro',
      '/docs/1.0/intro',
      '/docs/deploy',
      '/docs/intro',
      '/docs/next/intro',
    ]);
  });
});

describe('recordsOf', () => {
  it('takes one language and the version that is served without its name', () => {
    expect(urls('en')).toEqual([
      '/',
      '/blog/welcome',
      '/docs/deploy',
      '/docs/deploy#build',
      '/docs/intro',
      '/docs/intro#getting-started',
      '/docs/intro#what-youll-need',
    ]);
    expect(urls('de')).toEqual(['/de/', '/de/docs/intro', '/de/docs/intro#getting-started']);
  });

  it('gives pages without breadcrumbs the name of the site as their area', () => {
    const [home, post] = recordsOf(pages, 'en');
    expect(home?.hierarchy).toMatchObject({ lvl0: 'My Site', lvl1: 'Hello from My Site | My Site' });
    expect(post?.hierarchy).toMatchObject({ lvl0: 'My Site', lvl1: 'Welcome' });
  });

  it('takes no title of a picture for the name of the site', () => {
    const html =
      '<html lang="en"><head><title>My Site</title></head><body><svg><title>A picture</title></svg><main><h1>Home</h1></main></body></html>';
    const [home] = recordsOf([{ html, url: '/', language: 'en', tag: 'default', version: '', canonical: '' }], 'en');
    expect(home?.hierarchy).toMatchObject({ lvl0: 'My Site', lvl1: 'Home' });
  });

  it('reads headings and code as the framework writes them', () => {
    expect(recordsOf(pages, 'en')[5]).toMatchObject({
      hierarchy: { lvl0: 'Tutorial', lvl1: 'Tutorial Intro', lvl2: 'Getting Started' },
      content: 'Get started by creating a new site.',
      code: 'npm init docusaurus@latest my-website classic',
      docusaurus_tag: 'docs-default-2.0',
    });
  });
});
