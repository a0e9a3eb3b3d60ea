/** Checks the Markdown source of every page. One page: `npx vitest run --project pages -t guides/object-lock`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sidebars } from '../../../sidebars';
import { brandVariables, loadBrand } from '../../brand/plugin';
import { loadGlossary, locales, readPages, unusedParts, type Page } from '../../content';
import { DiagnosticError, formatDiagnostics } from '../../lib/diagnostic';
import { i18n } from '../../site/locales';
import { readerVariables } from '../../site/values';
import { checkPage } from './index';
import { interfaceWords } from './interface-words';
import { sidebarOf } from './navigation';
import { staleExceptions } from './exceptions';
import { untriedOn } from './policies';
import { secretCommandsOn } from './secrets';
import { staleLongSentences } from './sentences';
import { copies } from './shared-parts';
import { sourceProblems } from './sources';
import type { Site } from './types';

const siteDir = process.cwd();
const variables = { ...brandVariables(loadBrand(siteDir).brand), ...readerVariables() };
const pages = locales.flatMap((locale) => readPages({ siteDir, locale, variables }));

/** False where the front matter is no YAML: only the page itself is to fail by that. */
function hasFrontMatter(page: Page): boolean {
  try {
    return typeof page.frontMatter === 'object';
  } catch (error) {
    if (error instanceof DiagnosticError) return false;
    throw error;
  }
}

const site: Site = {
  pages: pages.filter(hasFrontMatter),
  variables,
  otherRoutes: ['/', '/search', '/tested'],
  sidebars: { home: sidebarOf(sidebars.home), composer: sidebarOf(sidebars.composer) },
  componentAnchors: { Glossary: loadGlossary(i18n.defaultLocale).terms.map(({ id }) => id) },
  exists: (file) => existsSync(path.join(siteDir, file)),
};

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
  expect(staleExceptions('secrets', pages, (page) => secretCommandsOn(page, variables))).toEqual([]);
});

it('policies that no access table can try', () => {
  expect(staleExceptions('policies', pages, (page) => untriedOn(page).map(({ file }) => file))).toEqual([]);
});
