/**
 * Checks the Markdown sources of every page: `tsx scripts/check-pages.ts [report.json]`.
 * One line a fault; exits with 1 if there is one. The report has `{passed, failed}`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sidebars } from '../sidebars';
import { brandVariables, loadBrand } from '../src/brand/plugin';
import { checkPages, findPages, sidebarOf, type Instance } from '../src/page-checks';
import { i18n } from '../src/site/locales';
import { terms } from '../src/site/terms';
import { readerVariables } from '../src/site/values';

const root = fileURLToPath(new URL('..', import.meta.url));
/** As `docusaurus.config.ts` has them. */
const instances: readonly Instance[] = [
  { id: 'home', folder: 'docs', route: '/' },
  { id: 'composer', folder: 'composer', route: '/composer' },
];

const variables = { ...brandVariables(loadBrand(root).brand), ...readerVariables() };
const { locales, defaultLocale } = i18n;
const pages = findPages({ root, instances, locales, defaultLocale, variables });
const { passed, failed, lines } = checkPages({
  pages,
  variables,
  defaultLocale,
  otherRoutes: ['/', '/search', '/tested'],
  sidebars: { home: sidebarOf(sidebars.home), composer: sidebarOf(sidebars.composer) },
  componentAnchors: { Glossary: terms.map(({ id }) => id) },
  exists: (file) => existsSync(path.join(root, file)),
});

for (const line of lines) console.error(line);
console.log(`pages: ${pages.length} pages read, ${lines.length} faults.`);
const [, , report] = process.argv;
if (report !== undefined) writeFileSync(report, JSON.stringify({ passed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
