/** Checks the Markdown source of every page. To check one page, run `npm run check -- guides/object-lock`. */
import { expect, it } from 'vitest';
import { readPagesAndSite } from '../../../scripts/pages-and-site';
import { locales, unusedParts } from '../../content';
import { formatDiagnostics } from '../../lib/diagnostic';
import { checkPage } from './index';
import { staleExceptions } from './exceptions';
import { untriedOn } from './policies';
import { secretCommandsOn } from './commands';
import { staleLongSentences } from './prose';
import { interfaceWords } from './testing/interface-words';
import { copies } from './testing/shared-parts';
import { sourceProblems } from './testing/source-files';

const siteDir = process.cwd();
const { pages, site } = readPagesAndSite(siteDir);

it('files of pages, texts and assets', () => {
  expect(formatDiagnostics(sourceProblems(siteDir))).toEqual([]);
});

it.each(pages.map((page) => [page.file, page] as const))('%s', (_file, page) => {
  expect(formatDiagnostics(checkPage(page, site))).toEqual([]);
});

it('parts of pages, and texts that should be parts', () => {
  expect(formatDiagnostics([...unusedParts(siteDir, pages), ...copies(pages)])).toEqual([]);
});

it.each(locales)('words of the interface, operations and glossary in %s', (locale) => {
  expect(formatDiagnostics(interfaceWords(locale))).toEqual([]);
});

it.each(locales)('long sentences that are allowed in %s', (locale) => {
  const stale = staleLongSentences(locale, site.pages).map((begins) => ({
    file: `i18n/${locale}/words.yaml`,
    message: `no long sentence begins with "${begins}"`,
    hint: 'remove it from longSentences',
  }));
  expect(formatDiagnostics(stale)).toEqual([]);
});

it('secrets that may stand on a command line', () => {
  expect(staleExceptions('secrets', pages, (page) => secretCommandsOn(page, site.variables))).toEqual([]);
});

it('policies that no access table can try', () => {
  expect(staleExceptions('policies', pages, (page) => untriedOn(page).map(({ file }) => file))).toEqual([]);
});
