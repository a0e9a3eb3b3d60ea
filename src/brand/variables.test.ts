import { describe, expect, it } from 'vitest';
import { everyFeature } from '../site/features';
import { DEFAULT_BRAND_FILE, loadBrand } from './load';
import { featuresOf, pageVariables, textIn } from './variables';

const { brand } = loadBrand(process.cwd(), DEFAULT_BRAND_FILE);
/** Feature by brand field, with the field's value for a service without it. */
const FIELDS = {
  composer: ['composer', null],
  technologyUrl: ['technology', null],
  consoleUrl: ['console', null],
  durability: ['durability', null],
  availability: ['availability', null],
  smallestBilledKb: ['smallestBilledSize', null],
  objectLock: ['objectLock', false],
  iamUsers: ['iamUsers', false],
  lifecycleRules: ['lifecycleRules', false],
} as const;
const plain = { ...brand, ...Object.fromEntries(Object.entries(FIELDS).map(([field, [, value]]) => [field, value])) };

describe('features of a brand', () => {
  it('are all those of the default brand', () => {
    expect(featuresOf(brand)).toEqual(everyFeature);
  });

  it.each(Object.entries(FIELDS))('end with %s', (field, [name, value]) => {
    expect(featuresOf({ ...brand, [field]: value })).toEqual(new Set([...everyFeature].filter((feature) => feature !== name)));
  });

  it('can all be missing', () => {
    expect(featuresOf(plain)).toEqual(new Set());
  });

  it('are variables only if the brand has a value', () => {
    const names = [
      'brand.composerUrl',
      'brand.cli',
      'brand.technologyUrl',
      'brand.durability',
      'brand.availability',
      'brand.consoleUrl',
      'brand.smallestBilledSize',
    ];
    expect(Object.keys(pageVariables(brand))).toEqual(expect.arrayContaining(names));
    expect(names.filter((name) => name in pageVariables(plain))).toEqual([]);
  });

  it.each([
    [256, '256_000'],
    [1_024, '1_024_000'],
    [null, '0'],
  ])('include the smallest billed size for programs: %s', (smallestBilledKb, bytes) => {
    expect(pageVariables({ ...brand, smallestBilledKb })['brand.smallestBilledBytes']).toBe(bytes);
  });

  it('are written in the language, or in the first of the site’s languages', () => {
    expect(pageVariables(brand, 'it')['brand.availability']).toBe('99,95 %');
    expect(pageVariables(brand, 'de')['brand.availability']).toBe('99.95 %');
    expect(pageVariables({ ...brand, languages: ['it', 'en'] }, 'de')['brand.availability']).toBe('99,95 %');
    expect(textIn(null, 'en', brand)).toBeUndefined();
  });
});
