/** An index is a downloaded file. Regardless of what it contains, none of it may become markup or lead to another site. */
import { describe, expect, it } from 'vitest';
import { hitUrl } from '../../common/hit-text';
import { tidyHit } from '../../dialog/panel/hits';
import { DIALOG_REQUEST } from '../../testing/engine';
import { createEngine, loadEngine } from './engine';
import { INDEX_VERSION, type IndexFile, type PageRow } from './index-file';

const SITE = 'https://docs.arnia.example';
const HTML = '</mark><img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt; hostile';

const language = {
  language: 'en',
  stemmers: [],
  stopWords: [],
  synonyms: [['hostile', HTML]],
  oneWay: [{ from: [HTML], to: ['hostile'] }],
};
const file = (url: string): IndexFile => ({
  version: INDEX_VERSION,
  ...language,
  pages: [
    // More pages are needed, because a word that's on every page doesn't find any of them.
    ...['/b', '/c', '/d'].map((path): PageRow => [path, 'Guides', 'default', [[1, '', `Page ${path}`, 'Nothing of it.', '']]]),
    [url, HTML, HTML, [[1, '', `hostile ${HTML}`, `hostile ${HTML}`, HTML, 1]]],
  ],
});

describe('texts of an index', () => {
  it.each(['hostile', 'img src onerror', '<mark>hostile</mark>'])('are shown as text for %s', async (query) => {
    const engine = await createEngine(file('/a'));
    const tags = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
    const { hits } = engine.search({ ...DIALOG_REQUEST, ...tags, indexName: 'docs', query });
    expect(hits).not.toEqual([]);
    // The dialog shows the area as text, and also the group name, which contains the area.
    const asHtml = (name: string, value: unknown): unknown => (name === 'lvl0' ? undefined : value);
    const shown = JSON.stringify(
      hits.map((hit) => tidyHit(hit, { siteUrl: SITE })),
      asHtml,
    );
    expect(shown).toContain('&lt;img');
    expect(shown.replace(/<\/?mark>/g, '')).not.toContain('<');
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\t/evil.example'])('lead nowhere for %j', async (url) => {
    const engine = await createEngine(file(url));
    const [hit] = engine.search({ indexName: 'docs', query: 'hostile' }).hits;
    expect(hit?.url).toBe(url);
    expect(hitUrl(hit?.url ?? '', { siteUrl: SITE })).toBeUndefined();
  });
});

describe('an invalid index', () => {
  it.each([
    'null',
    '[]',
    '"x"',
    '{}',
    '{"version":4}',
    '{"version":"4","pages":[]}',
    '{"version":4,"pages":null,"stemmers":[]}',
    '{"version":4,"pages":[],"stemmers":["constructor"],"stopWords":[],"synonyms":[],"oneWay":[]}',
    '{"version":4,"pages":[null],"stemmers":[],"stopWords":[],"synonyms":[],"oneWay":[]}',
    '{"version":4,"pages":[["/a","x","x",[[1,2,3]]]],"stemmers":[],"stopWords":[],"synonyms":[],"oneWay":[]}',
    '<!doctype html>',
    '',
  ])('%s is refused, and not taken for an empty one', async (text) => {
    await expect(loadEngine('/search/index.json', new TextEncoder().encode(text).buffer)).rejects.toThrow();
  });
});
