import { describe, expect, it } from 'vitest';
import { everyFeature, type Feature } from '../site/features';
import { DEFAULT_BRAND_FILE, loadBrand } from './load';
import type { Brand } from './schema';
import { featuresOf, pageVariables, textIn } from './variables';

const { brand } = loadBrand(process.cwd(), DEFAULT_BRAND_FILE);
const elsewhere = { endpoint: 's3.other.example', region: 'other-1' };
/** Fields of the brand file with the values of a service that lacks something, and the features that it lacks. */
const FIELDS: readonly [field: keyof Brand, value: unknown, ...lacking: Feature[]][] = [
  ['composer', null, 'composer'],
  ['technologyUrl', null, 'technology'],
  ['consoleUrl', null, 'console'],
  ['durability', null, 'durability'],
  ['availability', null, 'availability'],
  ['smallestBilledKb', null, 'smallestBilledSize'],
  ['objectLock', false, 'objectLock', 'governanceMode', 'complianceMode'],
  ['retentionModes', ['GOVERNANCE'], 'complianceMode'],
  ['retentionModes', ['COMPLIANCE'], 'governanceMode'],
  ['iamUsers', false, 'iamUsers'],
  ['lifecycleRules', false, 'lifecycleRules'],
  ['quotas', false, 'quotas'],
  ['bucketLimit', 1000, 'unpublishedBucketLimit'],
  ['s3', { ...brand.s3, virtualHostedStyle: false }, 'virtualHostedStyle'],
  ['s3', { ...brand.s3, checksums: false }, 'checksums'],
  ['s3', { ...brand.s3, otherRegions: [elsewhere] }, 'singleRegion'],
  [
    's3',
    { ...brand.s3, virtualHostedStyle: false, checksums: false, otherRegions: [elsewhere] },
    'virtualHostedStyle',
    'checksums',
    'singleRegion',
  ],
];
const plain = { ...brand, ...Object.fromEntries(FIELDS.map(([field, value]) => [field, value] as const)) };

describe('features of a brand', () => {
  it('are all those of the default brand', () => {
    expect(featuresOf(brand)).toEqual(everyFeature);
  });

  it.each(FIELDS)('end with %s: %j', (field, value, ...lacking) => {
    expect(featuresOf({ ...brand, [field]: value })).toEqual(new Set([...everyFeature].filter((feature) => !lacking.includes(feature))));
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

  it('name other regions and the bucket limit, which are empty if there are none', () => {
    expect(pageVariables(brand)).toMatchObject({ 'brand.otherRegions': '', 'brand.bucketLimit': '' });
    const values = pageVariables({ ...brand, bucketLimit: 25_000, s3: { ...brand.s3, otherRegions: [elsewhere] } }, 'it');
    expect(values).toMatchObject({ 'brand.otherRegions': '`other-1` (`https://s3.other.example`)', 'brand.bucketLimit': '25.000' });
  });

  it('are written in the language, or in the first of the site’s languages', () => {
    expect(pageVariables(brand, 'it')['brand.availability']).toBe('99,95 %');
    expect(pageVariables(brand, 'de')['brand.availability']).toBe('99.95 %');
    expect(pageVariables({ ...brand, languages: ['it', 'en'] }, 'de')['brand.availability']).toBe('99,95 %');
    expect(textIn(null, 'en', brand)).toBeUndefined();
  });
});
