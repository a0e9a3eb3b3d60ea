import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { INDEX_VERSION, type IndexFile } from './engines/embedded/index-file';
import { createEngine } from './engines/embedded/engine';
import { fileOf } from './index-texts';
import { findIndex } from './testing/find-index';
import searchPlugin, { earlySearch, type SearchPluginOptions } from './plugin';

let outDir: string;
/** Text of the index from the first build. */
let text: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'search-plugin-'));
  await cp(join(import.meta.dirname, 'records/fixtures/site'), outDir, { recursive: true });
  text = await build();
});
afterAll(() => rm(outDir, { recursive: true }));

const account = { appId: 'APP', apiKey: 'key', indexName: 'docs', hosts: [], externalUrlPattern: null, fallback: null, events: null };

interface Run {
  baseUrl?: string;
  locale?: string;
  hosted?: SearchPluginOptions['hosted'];
}

type Instance = ReturnType<typeof searchPlugin>;

/** Creates the plugin for a site named “Docs & more”, its postBuild function, and the framework properties that they read. */
function plugin({ baseUrl = '/', locale = 'en', hosted = null }: Run = {}) {
  const siteConfig = { title: 'Docs & more', tagline: 'All about it', url: 'https://docs.example.com', favicon: '/brand/mark.svg' };
  const i18n = { currentLocale: locale, defaultLocale: 'en' };
  const instance = searchPlugin({ baseUrl, i18n, siteConfig } as unknown as Parameters<typeof searchPlugin>[0], {
    hosted,
    name: 'Arnia',
    supportEmail: 'support@example.com',
  });
  const routesPaths = ['guides/lock', '', 'search', '404.html'].map((path) => baseUrl + path);
  const properties = { outDir, baseUrl, routesPaths, siteConfig, i18n } as unknown as Parameters<NonNullable<Instance['postBuild']>>[0];
  return { instance, properties, build: async () => instance.postBuild?.(properties) };
}

/** Builds the index and returns its text. */
async function build(): Promise<string> {
  await plugin().build();
  return readFile(findIndex(outDir, 'en') ?? '', 'utf8');
}

describe('search plugin', () => {
  it('writes an index that the engine reads', async () => {
    const file = JSON.parse(text) as IndexFile;
    expect(file).toMatchObject({ version: INDEX_VERSION, language: 'en' });
    expect((await createEngine(file)).search({ indexName: 'docs-en', query: 'legal hold' }).hits[0]?.url).toBe('/guides/lock#hold');
  });

  it('holds no code, only its words', async () => {
    expect(text).not.toMatch(/--bucket|retention\(\)/);
    const file = JSON.parse(text) as IndexFile;
    expect((await createEngine(file)).search({ indexName: 'docs-en', query: 'put-object-retention' }).hits[0]?.url).toBe(
      '/guides/lock#set',
    );
  });

  it('writes the same bytes for the same site', async () => {
    expect(await build()).toBe(text);
  });

  it('has the version of the index in its name', async () => {
    await build();
    const file = JSON.parse(text) as IndexFile;
    const { path } = fileOf('en', file);
    expect(findIndex(outDir, 'en')).toBe(join(outDir, path));
    expect(path).toMatch(/^search\/index\.en\.[\da-f]{8}\.json$/);
    expect(fileOf('en', { ...file, stemmers: [] }).path).not.toBe(path);
    const { index } = earlySearch(null, 'en');
    expect(index?.(plugin().properties)).toBe(path);
  });

  it('writes the small index that answers first beside it', async () => {
    await build();
    const small = await readFile(findIndex(outDir, 'en-first') ?? '', 'utf8');
    const file = JSON.parse(small) as IndexFile;
    const { path } = fileOf('en-first', file);
    expect(findIndex(outDir, 'en-first')).toBe(join(outDir, path));
    expect(earlySearch(null, 'en').firstIndex?.(plugin().properties)).toBe(path);
    const [hit] = (await createEngine(file)).search({ indexName: 'docs-en', query: 'legal hold' }).hits;
    expect(hit?.url).toBe('/guides/lock#hold');
  });

  it.each([
    ['the service answers alone', null, false],
    ['the index is its fallback', 'embedded', true],
  ] as const)('with a hosted search, when %s, the index is there: %s', async (_, fallback, there) => {
    await rm(join(outDir, 'search'), { recursive: true, force: true });
    await plugin({ hosted: { ...account, fallback } }).build();
    expect(findIndex(outDir, 'en') !== undefined).toBe(there);
    expect(findIndex(outDir, 'en-first')).toBeUndefined();

    expect(earlySearch({ ...account, fallback }, 'en').worker !== undefined).toBe(there);
    expect(earlySearch({ ...account, fallback }, 'en').firstIndex).toBeUndefined();
  });

  it.each([
    ['en', '/', 'Arnia', 'https://docs.example.com/'],
    ['it', '/docs/it/', 'Arnia IT', 'https://docs.example.com/docs/it/'],
  ])('describes the search of %s to browsers', async (locale, baseUrl, name, site) => {
    const { instance, build: buildSite } = plugin({ locale, baseUrl, hosted: account });
    await buildSite();
    const $ = load(await readFile(join(outDir, 'opensearch.xml'), 'utf8'), { xml: true });
    expect($('ShortName').text()).toBe(name);
    expect($('LongName').text()).toBe('Docs & more');
    expect($('Language').text()).toBe(locale);
    expect($('Image').text()).toBe(`${site}brand/mark.svg`);
    expect($('Url[type="text/html"]').attr('template')).toBe(`${site}search?q={searchTerms}`);
    const tags = instance.injectHtmlTags?.({ content: undefined });
    expect(tags).toMatchObject({
      headTags: [
        { tagName: 'link', attributes: { rel: 'search', href: `${baseUrl}opensearch.xml`, type: 'application/opensearchdescription+xml' } },
      ],
    });
  });
});
