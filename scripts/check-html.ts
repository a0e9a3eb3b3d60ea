/**
 * Checks the built site: `tsx scripts/check-html.ts [report.json]`.
 * One line a fault; exits with 1 if there is one. The report has `{passed, failed}`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBrand } from '../src/brand/plugin';
import { checkBuild, faultLines, readBuild, sitemapFaults, type Facts } from '../src/html-checks';
import { i18n } from '../src/site/locales';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = path.join(root, 'build');

/** §2: the wanted content could not be found; contact the owner of the site that linked here. */
const notFoundTexts = {
  en: [
    'Page Not Found',
    'We could not find what you were looking for.',
    'Please contact the owner of the site that linked you to the original URL',
  ],
  it: ['Pagina non trovata', 'non è stato trovato', 'Contatta chi gestisce il sito da cui sei arrivato'],
};

const hostOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).host]);

function facts(): Facts {
  const { brand } = loadBrand(root);
  const { defaultLocale, localeConfigs } = i18n;
  const languages = Object.fromEntries(Object.entries(localeConfigs).map(([locale, { htmlLang }]) => [locale, htmlLang]));
  const allowedHosts = [brand.marketingScript, ...brand.stylesheets].flatMap(hostOf);
  return { siteUrl: brand.siteUrl, baseUrl: brand.baseUrl, defaultLocale, languages, notFoundTexts, allowedHosts };
}

function main(): void {
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new Error('html: there is no build/index.html. Build the site first: npm run build');
  }
  const site = readBuild(directory, facts());
  const sitemaps = [...site.files].filter((file) => /(?:^|\/)sitemap\.xml$/.test(file));
  const results = [
    ...checkBuild(site),
    ...sitemaps.map((file) => ({ file, faults: sitemapFaults(file, readFileSync(path.join(directory, file), 'utf8'), site) })),
  ];
  const lines = faultLines(results);
  for (const line of lines) console.error(`build/${line}`);
  console.log(`html: ${site.pages.length} pages read, ${lines.length} faults.`);
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  const [, , report] = process.argv;
  if (report !== undefined) writeFileSync(report, JSON.stringify({ passed: results.length - failed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
