/** The code blocks of the covered pages do what the pages show, on a real S3 server. */
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandVariables, loadBrand } from '../src/brand/plugin';
import { readerVariables } from '../src/site/values';
import { coveredIds, evidenceOfUnknownPages, runSnippets, staleEvidence, type SnippetsRun } from '../src/snippets';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('code blocks', () => {
  let run: SnippetsRun | undefined;

  beforeAll(async () => {
    const shown = { ...brandVariables(loadBrand(root).brand), ...readerVariables() };
    run = await runSnippets({ root, names: [], shown, write: false, say: console.log });
  });

  // Elsewhere a machine without a server, or the right to install one, may leave them out.
  it.runIf(process.env.CI === 'true')('have a server to run against', () => {
    expect(run).toBeDefined();
  });

  it.for(coveredIds(root))('of %s', (id, { skip }) => {
    if (!run) return skip('no S3 server');
    expect(run.problems.get(id)).toEqual([]);
  });

  it.for(coveredIds(root))('of %s are what the evidence file says of them', (id) => {
    // Without a run there is still what the pages say.
    expect((run?.evidence ?? staleEvidence(root)).get(id)).toEqual([]);
  });

  it('of no other page are in the evidence file', () => {
    expect(evidenceOfUnknownPages(root)).toEqual([]);
  });

  it('reach the goals of a whole run', ({ skip }) => {
    if (!run) return skip('no S3 server');
    expect(run.missedGoals).toEqual([]);
  });
});
