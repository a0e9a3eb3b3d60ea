import { afterEach, describe, expect, it, vi } from 'vitest';
import { projectWith } from './testing/project';

const MATTER = '---\ntitle: Plans\n---\n';
const brand = (fields: object): string => JSON.stringify({ ownPages: { route: '/plans', label: {} }, ...fields });
const TERMS =
  'pluralEndings: [s]\nterms:\n  key: { area: access, term: Key, definition: A pair. }\n  zone: { area: access, term: Zone, definition: A place. }\n';
const OWN_TERMS =
  'terms:\n  key: { area: access, term: Card, definition: Ours. }\n  pilot: { area: access, term: Pilot, definition: A person. }\n';
const ITALIAN = 'operator/i18n/it/docusaurus-plugin-content-docs-own/current';

/** Creates a project with an operator's folder. @returns the project folder, and the module as it's loaded with the operator's brand */
async function withBrand(fields: object, folder = 'operator') {
  const siteDir = projectWith({
    [`${folder}/brand.json`]: brand(fields),
    'docs/guides/lock.md': MATTER,
    'i18n/it/docusaurus-plugin-content-docs-home/current/guides/lock.md': MATTER,
    'operator/docs/index.md': MATTER,
    'operator/docs/support/index.md': MATTER,
    [`${ITALIAN}/index.md`]: MATTER,
    'i18n/en/terms.yaml': TERMS,
    'operator/i18n/en/terms.yaml': OWN_TERMS,
  });
  vi.spyOn(process, 'cwd').mockReturnValue(siteDir);
  vi.stubEnv('BRAND', `${siteDir}/${folder}/brand.json`);
  vi.resetModules();
  const content = await import('./index');
  return { siteDir, content };
}

afterEach(() => vi.unstubAllEnvs());

describe('pages in the operator’s folder', () => {
  it('have their own route, and translations next to them', async () => {
    const { siteDir, content } = await withBrand({});
    const places = (locale?: string) =>
      content.readPages({ siteDir, ...(locale ? { locale } : {}) }).map((page) => [page.file, page.route]);
    expect(places().slice(-2)).toEqual([
      ['operator/docs/index.md', '/plans'],
      ['operator/docs/support/index.md', '/plans/support'],
    ]);
    expect(places('it').slice(-1)).toEqual([[`${ITALIAN}/index.md`, '/plans']]);
    expect(content.placeOf(siteDir, `${ITALIAN}/index.md`)).toMatchObject({ instance: { id: 'own' }, locale: 'it', id: 'index' });
  });

  it('are in the first language of a site without English', async () => {
    const { siteDir, content } = await withBrand({ languages: ['it'] });
    expect(content.placeOf(siteDir, 'operator/docs/index.md')).toMatchObject({ instance: { id: 'own' }, locale: 'it' });
  });

  it('need no translation into a language that the site doesn’t have', async () => {
    const { content } = await withBrand({ languages: ['en'] });
    expect(content.docsInstances.map(({ id, locales }) => [id, locales])).toEqual([
      ['home', ['en', 'it']],
      ['composer', ['en', 'it']],
      ['own', ['en']],
    ]);
  });

  it('don’t exist if the brand has none', async () => {
    const { content } = await withBrand({ ownPages: null });
    expect(content.docsInstances.map(({ id }) => id)).toEqual(['home', 'composer']);
  });

  it('can’t be the pages of this repository', async () => {
    await expect(withBrand({}, '.')).rejects.toThrow('brand.json: ownPages: docs/ next to the brand file contains the pages of this');
  });
});

it('terms in the operator’s folder are added, and replace ours', async () => {
  const { siteDir, content } = await withBrand({ ownPages: null });
  const { terms, pluralEndings } = content.loadGlossary('en', siteDir);
  expect(terms.map(({ id, term }) => [id, term])).toEqual([
    ['key', 'Card'],
    ['pilot', 'Pilot'],
    ['zone', 'Zone'],
  ]);
  expect(pluralEndings).toEqual(['s']);
});
