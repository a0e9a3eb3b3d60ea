import { describe, expect, it } from 'vitest';
import { everyFeature } from '../site/features';
import { DEFAULT_BRAND_FILE, loadBrand } from './load';
import { featuresOf, pageVariables, textIn } from './variables';

const { brand } = loadBrand(process.cwd(), DEFAULT_BRAND_FILE);
const plain = { ...brand, composer: null, technologyUrl: null, durability: null, availability: null, objectLock: false };

describe('features of a brand', () => {
  it('are all those of the default brand', () => {
    expect(featuresOf(brand)).toEqual(everyFeature);
  });

  it.each(['composer', 'technologyUrl', 'durability', 'availability', 'objectLock'] as const)('end with %s', (field) => {
    const name = field === 'technologyUrl' ? 'technology' : field;
    expect(featuresOf({ ...brand, [field]: plain[field] })).toEqual(new Set([...everyFeature].filter((feature) => feature !== name)));
  });

  it('are variables only if the brand has a value', () => {
    const names = ['brand.composerUrl', 'brand.cli', 'brand.technologyUrl', 'brand.durability', 'brand.availability'];
    expect(Object.keys(pageVariables(brand))).toEqual(expect.arrayContaining(names));
    expect(names.filter((name) => name in pageVariables(plain))).toEqual([]);
  });

  it('are written in the language, or in the first of the site’s languages', () => {
    expect(pageVariables(brand, 'it')['brand.availability']).toBe('99,95 %');
    expect(pageVariables(brand, 'de')['brand.availability']).toBe('99.95 %');
    expect(pageVariables({ ...brand, languages: ['it', 'en'] }, 'de')['brand.availability']).toBe('99,95 %');
    expect(textIn(null, 'en', brand)).toBeUndefined();
  });
});
