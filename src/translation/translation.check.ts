/** Checks every translation. To check one page, run `npm run check -- guides/object-lock`. */
import { describe, expect, it } from 'vitest';
import { translationLocales } from '../content';
import { formatDiagnostics } from '../lib/diagnostic';
import { status, translationDiagnostics } from './status';
import { codeDiagnostics, originalDiagnostics, siteDiagnostics } from './testing/messages';

const siteDir = process.cwd();

it('original interface texts of components', async () => {
  expect(formatDiagnostics(await originalDiagnostics(siteDir))).toEqual([]);
});

describe.each(translationLocales)('%s', (locale) => {
  it.each(status(siteDir, locale).map((page) => [page.file, page] as const))('%s', (_file, page) => {
    expect(formatDiagnostics(translationDiagnostics(page))).toEqual([]);
  });

  it('interface texts of components', async () => {
    expect(formatDiagnostics(await codeDiagnostics(siteDir, locale))).toEqual([]);
  });

  it('interface texts of the configuration', () => {
    expect(formatDiagnostics(siteDiagnostics(siteDir, locale))).toEqual([]);
  });
});
