/** Runs the page checks on a page that `npm run new` creates in a copy of the pages. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadBrand, pageVariables } from '../src/brand/plugin';
import { checkPage } from '../src/checks';
import { readPages } from '../src/content';
import { project } from './command';
import { newPage } from './new';

const copy = mkdtempSync(path.join(tmpdir(), 'new-'));
cpSync(path.join(project, 'docs'), path.join(copy, 'docs'), { recursive: true });
afterAll(() => {
  rmSync(copy, { recursive: true });
});

it.each([
  ['guide', 'share-a-link', 'Share and publish'],
  ['integration', 'a-new-program', 'app'],
])('a new %s lacks only what is marked', (kind, name, group) => {
  const [file] = newPage(copy, kind, name, group);
  const variables = pageVariables(loadBrand(project).brand);
  const pages = readPages({ siteDir: copy, variables });
  const sidebars = { home: () => true, composer: () => true, own: () => true };
  const problems = pages
    .filter((page) => page.file === file)
    .flatMap((page) =>
      checkPage(page, { pages, variables, otherRoutes: [], formerAddresses: {}, sidebars, componentAnchors: {}, sizeOf: () => 1 }),
    );
  expect(problems.length).toBeGreaterThan(10);
  expect(problems.filter(({ message }) => !message.startsWith('isn’t written yet: '))).toEqual([]);
});
