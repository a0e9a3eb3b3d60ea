import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assetProblems, sizeOf } from './assets';
import { DEFAULT_BRAND_FILE, loadBrand } from './load';

const { brand, staticDirectory } = loadBrand(process.cwd(), DEFAULT_BRAND_FILE);
const other = path.resolve('e2e/other-brand/static');
const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const svg = (attributes: string): Buffer => Buffer.from(`<?xml version="1.0"?>\n<svg ${attributes}><path width="9"/></svg>`);

describe('the size of an image', () => {
  it.each([
    ['PNG', readFileSync(path.join(other, 'brand/social.png')), [1200, 630]],
    ['SVG with a view box', svg('width="1em" viewBox="0 0 128 32"'), [128, 32]],
    ['SVG with width and height', svg('height="32px" width="128"'), [128, 32]],
    ['SVG without a size', svg('xmlns="http://www.w3.org/2000/svg"'), undefined],
    ['SVG with percentages', svg('width="100%" height="100%"'), undefined],
    ['text', Buffer.from('PNG'), undefined],
    ['PNG that ends early', readFileSync(path.join(other, 'brand/social.png')).subarray(0, 20), undefined],
  ])('%s', (_, image, size) => {
    expect(sizeOf(image)).toEqual(size);
  });
});

describe('pictures of a brand', () => {
  const own = {
    'logo-dark.svg': svg('viewBox="0 0 128 32"'),
    'logo-light.svg': svg('viewBox="0 0 256 64"'),
    'favicon.svg': svg('viewBox="0 0 32 32"'),
    'social.png': readFileSync(path.join(other, 'brand/social.png')),
  };
  const problemsWith = (files: Readonly<Record<string, Buffer>>): string[] => {
    cpSync(staticDirectory, folder, { recursive: true });
    for (const [name, image] of Object.entries({ ...own, ...files })) writeFileSync(path.join(folder, 'brand', name), image);
    return assetProblems(brand, folder, staticDirectory);
  };

  it('of its own, or of the default brand itself, are right', () => {
    expect(problemsWith({})).toEqual([]);
    expect(assetProblems(brand, staticDirectory, staticDirectory)).toEqual([]);
  });

  it('that are still the default brand’s are reported', () => {
    cpSync(staticDirectory, folder, { recursive: true });
    expect(assetProblems(brand, folder, staticDirectory).map((problem) => problem.replace(/:.*still/, ' still'))).toEqual(
      ['logo.dark', 'logo.light', 'favicon', 'socialImage'].map(
        (field) => `${field} still the default brand’s picture; replace it with your own`,
      ),
    );
  });

  it.each([
    ['a square logo', { 'logo-dark.svg': svg('viewBox="0 0 32 32"') }, 'logo.dark: expected a logo with the proportions 128 × 32'],
    ['a logo without a size', { 'logo-light.svg': svg('') }, 'found no size in static/brand/logo-light.svg'],
    ['an SVG as a social picture', { 'social.png': svg('viewBox="0 0 1200 630"') }, 'socialImage: expected a PNG image of 1200 × 630'],
  ])('%s is reported', (_, files, message) => {
    expect(problemsWith(files)).toEqual([expect.stringContaining(message)]);
  });

  it('that are missing are reported', () => {
    expect(assetProblems(brand, path.join(folder, 'nowhere'), staticDirectory)).toContain(
      'favicon: the folder static next to the brand file doesn’t contain /brand/favicon.svg',
    );
  });
});
