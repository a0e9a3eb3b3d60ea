/** Checks the site in `build/`. To run a single check, use `npx vitest run --project site -t links`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { featuresOf, loadBrand } from '../../brand/plugin';
import { loadWords } from '../../content';
import { formatDiagnostics, inFile, type Diagnostic } from '../../lib/diagnostic';
import { hasEverything } from '../../site/features';
import { siteLanguages, sourceLocale } from '../../site/locales';
import { styleSheetProblems } from './testing/hosts';
import { checks, mergeRepeated } from './testing';
import { unusedPhrases } from './testing/original-language';
import { readBuild, type Facts } from './testing/build';
import { sitemapProblems } from './testing/sitemap';

const hostOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).host]);

const { brand } = loadBrand(process.cwd());

function facts(): Facts {
  const { defaultLocale, locales, localeConfigs } = siteLanguages(brand.languages);
  const languages = Object.fromEntries(Object.entries(localeConfigs).map(([locale, { htmlLang }]) => [locale, htmlLang]));
  const allowedHosts = [brand.marketingScript, ...brand.stylesheets].flatMap(hostOf);
  const original = {
    originalWords: loadWords(sourceLocale).giveaways,
    originalPhrases: Object.fromEntries(locales.map((locale) => [locale, loadWords(locale).original.map(({ phrase }) => phrase)])),
  };
  const { siteUrl, baseUrl } = brand;
  return { siteUrl, baseUrl, defaultLocale, languages, allowedHosts, ...original };
}

const directory = path.join(process.cwd(), 'build');
if (!existsSync(path.join(directory, 'index.html'))) throw new Error('there is no build/index.html; build the site first: npm run build');
const site = readBuild(directory, facts());
const format = (diagnostics: readonly Diagnostic[]): string[] => formatDiagnostics(mergeRepeated(diagnostics));

describe('pages', () => {
  it.each(checks.map((check) => [check.name, check] as const))('%s', (_name, { about, run }) => {
    const diagnostics = site.pages.filter(about).flatMap((page) => inFile(`build/${page.file}`, run(page, site)));
    expect(format(diagnostics)).toEqual([]);
  });
});

// A service that lacks a feature doesn't have all of the texts.
it.runIf(hasEverything(featuresOf(brand)))('phrases that stay in the original language are used', () => {
  expect(unusedPhrases(site)).toEqual([]);
});

it('style sheets', () => {
  expect(format(site.styleSheets.flatMap((sheet) => inFile(`build/${sheet.file}`, styleSheetProblems(sheet, site))))).toEqual([]);
});

it.each([...site.files].filter((file) => /(?:^|\/)sitemap\.xml$/.test(file)))('%s', (file) => {
  const xml = readFileSync(path.join(directory, file), 'utf8');
  expect(format(inFile(`build/${file}`, sitemapProblems(file, xml, site)))).toEqual([]);
});

/** Project folder names that reveal a path on the build machine. */
const FOLDERS = ['node_modules', '.docusaurus', 'src', 'docs', 'composer', 'i18n', 'static', 'build'];
const TEXT = /\.(?:html|js|css|json|md|txt|xml|svg|webmanifest)$/;

it('no file names a path of the machine that built it', () => {
  const places = FOLDERS.map((folder) => path.join(process.cwd(), folder));
  const named = [...site.files].filter((file) => {
    if (!TEXT.test(file)) return false;
    const text = readFileSync(path.join(directory, file), 'utf8');
    return places.some((place) => text.includes(place));
  });
  expect(named).toEqual([]);
});
