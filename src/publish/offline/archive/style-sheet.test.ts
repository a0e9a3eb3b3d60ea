import { describe, expect, it } from 'vitest';
import { archivedStyleSheet } from './style-sheet';

const site = { siteUrl: 'https://docs.example.com', baseUrl: '/docs/', rootUrl: '/docs/', pages: new Map() };
const place = { file: 'assets/css/a.css', route: '/docs/assets/css/a.css' };

describe('archivedStyleSheet', () => {
  it.each([
    ['a path', 'url(/docs/fonts/a.woff2)', 'url("../../fonts/a.woff2")', ['fonts/a.woff2']],
    ['a quoted path', "url( '/docs/fonts/a.woff2' )", 'url("../../fonts/a.woff2")', ['fonts/a.woff2']],
    ['a relative path', 'url(../fonts/a.woff2)', 'url("../fonts/a.woff2")', ['assets/fonts/a.woff2']],
    ['data', 'url("data:image/svg+xml;utf8,<svg fill=\'rgb(0,0,0)\'>")', undefined, []],
    ['a part of a drawing', 'url(#arrow)', undefined, []],
    ['another host', 'url(https://cdn.example.com/a.woff2)', undefined, []],
  ])('%s', (_case, value, expected, assets) => {
    const found = archivedStyleSheet(`a{b:${value}}`, place, site);
    expect(found.css).toBe(`a{b:${expected ?? value}}`);
    expect(found.assets.map(({ file }) => file)).toEqual(assets);
  });
});
