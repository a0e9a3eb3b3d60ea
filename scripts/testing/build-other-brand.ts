/**
 * Builds the browser tests' second site in `test-results/other-brand`: another brand, two English pages in which a sentence changed after
 * translation, one page without a translation, a guide that was last checked years ago, and a third language with three pages. It is built
 * from a copy of the working tree, so that the changes never touch the real pages.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBrand } from '../../src/brand/plugin';
import { writeHostRules } from '../../src/hosting/plugin';
import { fingerprint, record } from '../../src/translation/plugin';
import { git } from '../command';
import { commitAll, copyFiles } from './copy-tree';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The built site's folder. */
const OUT = path.join(root, 'test-results/other-brand');
/** The framework is started as in `npm run build`. The copy doesn't have its own packages. */
const FRAMEWORK = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const copy = `${OUT}-source`;

/** Pages that get one more English sentence: an ordinary page, and a security page. */
const CHANGED = ['docs/guides/lifecycle-configuration.md', 'docs/guides/object-lock.md'];
/** A page without a translation in the copy. */
const MISSING = 'i18n/it/docusaurus-plugin-content-docs-home/current/guides/resource-metrics.md';
const SENTENCE = '\n\nThis sentence came after the translation.\n';
/** A guide that was checked years ago. */
const OLD = 'integrations/kopia.md';

/** Adds German as a writer would, with a folder and a line. Two of its pages are current, and the third stays marked as outdated. */
function addLanguage(): void {
  const folder = path.join(copy, 'i18n/de');
  cpSync(path.join(copy, 'e2e/third-language'), folder, { recursive: true });
  for (const page of ['guides/resource-metrics.md', 'guides/multipart-upload.md']) {
    const file = path.join(folder, 'docusaurus-plugin-content-docs-home/current', page);
    writeFileSync(file, record(readFileSync(file, 'utf8'), fingerprint(readFileSync(path.join(copy, 'docs', page), 'utf8'))));
  }
  const locales = path.join(copy, 'src/site/locales.ts');
  const line = "  de: { label: 'Deutsch', direction: 'ltr', htmlLang: 'de', calendar: 'gregory', path: 'de' },\n";
  const changed = readFileSync(locales, 'utf8').replace(/^ {2}it: .*\n/m, (italian) => italian + line);
  if (!changed.includes(line)) throw new Error('src/site/locales.ts: expected a line for Italian, to add another language after it');
  writeFileSync(locales, changed);
}

/** Backdates a guide's last check by years, in both languages. */
function makeOld(): void {
  const age = (file: string): string => readFileSync(file, 'utf8').replace(/^( {2}date: ).*$/m, '$12020-01-01');
  const original = path.join(copy, 'docs', OLD);
  writeFileSync(original, age(original));
  const translated = path.join(copy, 'i18n/it/docusaurus-plugin-content-docs-home/current', OLD);
  writeFileSync(translated, record(age(translated), fingerprint(readFileSync(original, 'utf8'))));
}

rmSync(copy, { recursive: true, force: true });
copyFiles(root, copy);
addLanguage();
makeOld();
for (const page of CHANGED) {
  const file = path.join(copy, page);
  writeFileSync(file, readFileSync(file, 'utf8').trimEnd() + SENTENCE);
}
rmSync(path.join(copy, MISSING));
// Last-update times need a Git history, so the copy gets a history with a single commit.
git(copy, 'init', '--quiet');
commitAll(copy);
const brandFile = path.join(copy, 'e2e/other-brand/brand.json');
const { status } = spawnSync(process.execPath, ['--import', './scripts/before-framework.mjs', FRAMEWORK, 'build', '--out-dir', OUT], {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, BRAND: brandFile },
});
if (status === 0) writeHostRules(OUT, loadBrand(copy, brandFile).brand.siteUrl);
process.exitCode = status ?? 1;
