/**
 * Checks on a real S3 server that the code blocks of the covered pages do what the pages show. By day, it runs the pages that have changed
 * since their evidence was written, and one page for each client. At night, it runs all pages. The stored evidence isn't compared, because
 * CI on the main branch renews it.
 */
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageVariables, loadBrand } from '../src/brand/plugin';
import { coveredIds, runSnippets, type SnippetsRun } from '../src/snippets';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('code blocks', () => {
  let run: SnippetsRun;

  beforeAll(async () => {
    const shown = pageVariables(loadBrand(root).brand);
    run = await runSnippets({ root, names: process.env.NIGHTLY === 'true' ? [] : 'changed', shown, write: false, say: console.log });
  });

  it.for(coveredIds(root))('of %s', (id) => {
    expect(run.problems.get(id)).toEqual([]);
  });

  it('reach the goals of a whole run', () => {
    expect(run.missedGoals).toEqual([]);
  });
});
