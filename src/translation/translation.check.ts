/** Checks every translation. One page: `npx vitest run --project translation -t guides/object-lock`. */
import { describe, expect, it } from 'vitest';
import { translationLocales } from '../content';
import { formatDiagnostics, inFile, type Diagnostic } from '../lib/diagnostic';
import { codeDiagnostics, originalDiagnostics, siteDiagnostics } from './testing/messages';
import { status, type PageStatus } from './status';
import { differences } from './structure';

const siteDir = process.cwd();

function pageDiagnostics({ state, file, originalFile, original, translation }: PageStatus): Diagnostic[] {
  if (!original) return [{ file, message: 'has no original', hint: `delete it, or restore ${originalFile}` }];
  const accept = `npm run translation -- accept ${originalFile}`;
  if (!translation) return [{ file, message: 'is missing', hint: `translate ${originalFile}, then: ${accept}` }];
  // A stale page is shown with a notice; its structure is compared when it is accepted anew.
  const problems = state === 'stale' ? [] : differences(original.tree, translation.tree);
  return inFile(
    file,
    problems.map((problem) => ({ ...problem, hint: `make it as in ${originalFile}` })),
  );
}

it('original interface texts of components', async () => {
  expect(formatDiagnostics(await originalDiagnostics(siteDir))).toEqual([]);
});

describe.each(translationLocales)('%s', (locale) => {
  it.each(status(siteDir, locale).map((page) => [page.file, page] as const))('%s', (_file, page) => {
    expect(formatDiagnostics(pageDiagnostics(page))).toEqual([]);
  });

  it('interface texts of components', async () => {
    expect(formatDiagnostics(await codeDiagnostics(siteDir, locale))).toEqual([]);
  });

  it('interface texts of the configuration', () => {
    expect(formatDiagnostics(siteDiagnostics(siteDir, locale))).toEqual([]);
  });
});
