/** Fills in the brand's variables in Markdown and in the interface texts of the configuration. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { markValues } from '../lib/reader-values/marks';
import { substitute, type Variables } from '../lib/substitute';
import type { PublicBrand } from '../site/brand';
import { FEATURES, without, type Feature, type Features } from '../site/features';
import { sourceLocale } from '../site/locales';
import { readerVariables } from '../site/values';
import type { Brand } from './schema';

/** Returns the features of a brand's service. */
export function featuresOf(brand: Brand): Features {
  const values: Record<Feature, unknown> = {
    composer: brand.composer,
    technology: brand.technologyUrl,
    console: brand.consoleUrl,
    durability: brand.durability,
    availability: brand.availability,
    smallestBilledSize: brand.smallestBilledKb,
    objectLock: brand.objectLock || null,
    iamUsers: brand.iamUsers || null,
    lifecycleRules: brand.lifecycleRules || null,
    quotas: brand.quotas || null,
    unpublishedBucketLimit: brand.bucketLimit === null || null,
    governanceMode: brand.retentionModes.includes('GOVERNANCE') || null,
    complianceMode: brand.retentionModes.includes('COMPLIANCE') || null,
    virtualHostedStyle: brand.s3.virtualHostedStyle || null,
    checksums: brand.s3.checksums || null,
    singleRegion: brand.s3.otherRegions.length === 0 || null,
  };
  const has = FEATURES.filter((name) => values[name] !== null);
  return brand.objectLock ? new Set(has) : without('objectLock', has);
}

/** Returns the variables that pages and interface texts can use, with a brand's values. A value that the brand lacks isn't a variable. */
function brandVariables(brand: Brand, locale: string): Variables {
  const values = {
    'brand.name': brand.name,
    'brand.product': brand.product,
    'brand.slug': brand.slug,
    'brand.company': brand.company,
    'brand.domain': brand.domain,
    'brand.endpoint': brand.s3.endpoint,
    'brand.endpointUrl': `https://${brand.s3.endpoint}`,
    'brand.region': brand.s3.region,
    'brand.otherRegions': brand.s3.otherRegions.map(({ region, endpoint }) => `\`${region}\` (\`https://${endpoint}\`)`).join(', '),
    'brand.bucketLimit': brand.bucketLimit?.toLocaleString(locale) ?? '',
    'brand.consoleUrl': brand.consoleUrl,
    'brand.composerUrl': brand.composer?.url,
    'brand.technologyUrl': brand.technologyUrl,
    'brand.supportEmail': brand.supportEmail,
    'brand.cli': brand.composer?.cli,
    'brand.durability': textIn(brand.durability, locale, brand),
    'brand.smallestBilledSize': brand.smallestBilledKb === null ? undefined : `${brand.smallestBilledKb} KB`,
    // Written as in a program. A service that bills each object with its own size has no minimum.
    'brand.smallestBilledBytes': ((brand.smallestBilledKb ?? 0) * 1000).toLocaleString('en-US').replaceAll(',', '_'),
    'brand.availability': textIn(brand.availability, locale, brand),
  };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Returns a brand's text in a language, or in the first of the site's languages if there's no translation. */
export const textIn = (
  texts: Readonly<Partial<Record<string, string>>> | null,
  locale: string,
  { languages: [first = sourceLocale] }: Pick<Brand, 'languages'>,
): string | undefined => texts?.[locale] ?? texts?.[first];

/**
 * Returns every variable that pages can contain, from both the brand and the reader.
 * @param locale language of the brand's texts
 */
export const pageVariables = (brand: Brand, locale: string = sourceLocale): Variables => ({
  ...brandVariables(brand, locale),
  ...readerVariables(),
});

/** Returns the part of the brand that components can use in the browser. */
export function publicBrand(brand: Brand): PublicBrand {
  const { name, product, slug, supportEmail, issuesUrl, composer, smallestBilledKb, hostedSearch, s3 } = brand;
  const { endpoint, region } = s3;
  const features = [...featuresOf(brand)];
  const names = { name, product, slug, supportEmail, issuesUrl, cli: composer?.cli ?? null };
  return { ...names, features, smallestBilledKb, hostedSearch, endpoint, region };
}

export type InterfaceText = (id: string) => string;

/** Reads the interface texts of the configuration from `i18n/<locale>/site.json` and fills in the variables. */
function readTexts(siteDir: string, locale: string, variables: Variables): Record<string, string> {
  const file = `i18n/${locale}/site.json`;
  if (!existsSync(path.join(siteDir, file))) return {};
  return JSON.parse(substitute(readFileSync(path.join(siteDir, file), 'utf8'), variables, file)) as Record<string, string>;
}

/**
 * @returns a function that looks up a text in the locale, or in English if it isn't translated; if neither has the id, it
 * throws an error that names the file
 */
export function interfaceTexts(siteDir: string, locale: string, variables: Variables, brand: Brand): InterfaceText {
  const texts: Record<string, string | undefined> = {
    ...readTexts(siteDir, sourceLocale, variables),
    ...readTexts(siteDir, locale, variables),
    'navbar.own': textIn(brand.ownPages?.label ?? null, locale, brand),
  };
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`i18n/${sourceLocale}/site.json: there is no text "${id}"; add it next to the others`);
    return text;
  };
}

const FRONT_MATTER = /^(?:---\n[^]*?\n---\n)?/;

/** Returns the page source with its values marked. Front matter isn't marked, because it's read as data. */
function marked(source: string): string {
  const { length } = FRONT_MATTER.exec(source)?.[0] ?? '';
  return source.slice(0, length) + markValues(source.slice(length));
}

/**
 * Two framework hooks that fill in brand and reader variables in Markdown. Both process the entire file before it's parsed. One
 * substitution therefore covers text, headings, links, front matter, and code blocks, and an error reports the line in the source file. The
 * first hook marks the values that readers can set, and `src/markdown/values` removes the marks.
 *
 * @param siteDir project folder; file names in errors are relative to it
 * @param textOf returns the published text of a file, which is usually the file's own text
 */
export function markdownVariables(
  variables: Variables,
  siteDir: string,
  textOf: (file: string, text: string) => string,
): Required<Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter'>> {
  const fill = (text: string, file: string): string => substitute(text, variables, path.relative(siteDir, file));
  return {
    preprocessor: ({ fileContent, filePath }) => fill(marked(textOf(filePath, fileContent)), filePath),
    parseFrontMatter: async ({ fileContent, filePath, defaultParseFrontMatter }) =>
      defaultParseFrontMatter({ fileContent: fill(textOf(filePath, fileContent), filePath), filePath }),
  };
}
