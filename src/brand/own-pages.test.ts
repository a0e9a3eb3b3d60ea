import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import arnia from '../site/brand/arnia/brand.json';
import { validateBrand } from './validate';

const withPages = (route: string, label: object = { en: 'Plans' }) => validateBrand({ ...arnia, ownPages: { route, label } });
/** First parts of the addresses of this repository's pages. */
const OURS = [
  ...readdirSync('docs').filter((name) => /^[a-z-]+$/.test(name)),
  ...readdirSync('src/pages').map((name) => name.replace('.tsx', '')),
  'composer',
  'it',
].filter((name) => name !== 'index');

describe('an operator’s own pages', () => {
  it.each(['/plans', '/plans-2'])('can be at %s', (route) => {
    expect(withPages(route)).toHaveProperty('brand.ownPages.route', route);
  });

  it.each(OURS)('can’t be at /%s, because other addresses begin with it', (name) => {
    expect(withPages(`/${name}`)).toMatchObject({
      problems: [expect.stringMatching(/^ownPages\.route: expected the address of the pages/)],
    });
  });

  it.each(['plans', '/', '//evil.example', '/a/b', '/a/../b', '/a b', '/Plans', '/{x}'])('can’t be at %s', (route) => {
    expect(withPages(route)).toHaveProperty('problems');
  });

  it.each([[{}], [{ it: 'Piani' }], [{ en: '<b>' }], [{ en: 'Plans', xx: 'Plans' }]])('can’t have the label %j', (label) => {
    expect(withPages('/plans', label)).toHaveProperty('problems');
  });
});
