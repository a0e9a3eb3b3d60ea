/**
 * What a service can have or lack. Pages mark the text that depends on a feature (`src/content/conditions.ts`), and the brand file says
 * which features the service has.
 */
export const FEATURES = [
  'composer',
  'technology',
  'console',
  'durability',
  'availability',
  'smallestBilledSize',
  'objectLock',
  'iamUsers',
  'lifecycleRules',
  'quotas',
  'unpublishedBucketLimit',
  'governanceMode',
  'complianceMode',
  'virtualHostedStyle',
  'checksums',
  'singleRegion',
] as const;

export type Feature = (typeof FEATURES)[number];
export type Features = ReadonlySet<Feature>;

/** The features of a service that has everything. Checks of the sources read pages as this service would publish them. */
export const everyFeature: Features = new Set(FEATURES);

/** Features that a service can only have together with another one. */
const BASES: Readonly<Partial<Record<Feature, Feature>>> = { governanceMode: 'objectLock', complianceMode: 'objectLock' };

/** Returns the features without one of them and without those that need it. */
export const without = (lacking: Feature, features: Iterable<Feature> = FEATURES): Features =>
  new Set([...features].filter((name) => name !== lacking && BASES[name] !== lacking));

export const hasEverything = (features: Features): boolean => features.size === everyFeature.size;

export const isFeature = (name: unknown): name is Feature => (FEATURES as readonly unknown[]).includes(name);
