import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { INDEX_VERSION, type SearchIndexFile } from './contract';
import { createEngine } from './engines/embedded/engine';
import searchPlugin from './plugin';

let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'search-plugin-'));
  await cp(join(import.meta.dirname, 'records/fixtures/site'), outDir, { recursive: true });
});
afterAll(() => rm(outDir, { recursive: true }));

/** Runs the plugin's postBuild with what it reads of the framework's properties. */
async function build(): Promise<string> {
  const properties = { outDir, baseUrl: '/', routesPaths: ['/guides/lock', '/', '/search', '/404.html'], siteConfig: { title: 'Docs' }, i18n: { currentLocale: 'en' } };
  await searchPlugin().postBuild?.(properties as unknown as Parameters<NonNullable<ReturnType<typeof searchPlugin>['postBuild']>>[0]);
  return readFile(join(outDir, 'search/index.en.json'), 'utf8');
}

describe('search plugin', () => {
  it('writes an index that the engine reads', async () => {
    const file = JSON.parse(await build()) as SearchIndexFile;
    expect(file).toMatchObject({ version: INDEX_VERSION, language: 'en' });
    expect(createEngine(file).search({ indexName: 'docs-en', query: 'legal hold' }).hits[0]?.url).toBe('/guides/lock#hold');
  });

  it('holds no code, only its words', async () => {
    const text = await build();
    expect(text).not.toContain('put_object_retention');
    const file = JSON.parse(text) as SearchIndexFile;
    expect(createEngine(file).search({ indexName: 'docs-en', query: 'put-object-retention' }).hits[0]?.url).toBe('/guides/lock#set');
  });

  it('writes the same bytes for the same site', async () => {
    expect(await build()).toBe(await build());
  });
});
