import { simpleHash } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { ApplicationFiles } from './application-files';

const page = { path: '/a', component: 'page.js', exact: true };
const other = { path: '/b', component: 'page.js', exact: true };
const docs = { path: '/', component: 'docs.js', routes: [other, page] };
const home = { path: '/', component: 'home.js', exact: true };
const routes = [home, docs];
const key = (route: { path: string }): string => `${route.path}-${simpleHash(JSON.stringify(route), 3)}`;

const files = new ApplicationFiles(
  {
    manifest: {
      origins: { main: ['1', '2'], home: ['3'], docs: ['1', '4'], page: ['4', '5'], content: ['6'] },
      assets: Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((id) => [id, { js: [{ publicPath: `/${id}.js` }] }])),
    },
    chunkNames: {
      [key(home)]: { __comp: 'home' },
      '/-0ff': { __comp: 'docs' },
      [key(page)]: { __comp: 'page', list: [{ content: 'content' }, 'joined'] },
    },
  },
  routes,
);

describe('ApplicationFiles', () => {
  it.each([
    ['a page and the routes around it, each file once', '/a', ['/4.js', '/5.js', '/6.js']],
    ['the route itself where others have its path', '/', ['/3.js']],
    ['a route that the framework names in another way', '/b', ['/4.js']],
    ['no page', '/c', []],
  ])('knows the files of %s', (_, pathname, expected) => {
    expect(files.ofPage(pathname)).toEqual(expected);
  });

  it('leaves out what the main bundle brings', () => {
    expect(files.ofChunk('docs')).toEqual(['/4.js']);
  });
});
