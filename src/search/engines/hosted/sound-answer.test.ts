import { describe, expect, it } from 'vitest';
import { DIALOG_REQUEST, fixtureEngine } from '../../testing/engine';
import { soundAnswer } from './sound-answer';

const engine = await fixtureEngine();
const sound = engine.search({
  ...DIALOG_REQUEST,
  indexName: 'docs',
  query: 'legal hold',
  facets: ['url_without_anchor'],
  clickAnalytics: true,
});
const [first] = sound.hits;
const levels = first?.hierarchy;

const withHit = (more: object): unknown => ({ results: [{ ...sound, hits: [{ ...first, ...more }] }] });
const withResult = (more: object): unknown => ({ results: [{ ...sound, ...more }] });

describe('an answer of the protocol', () => {
  it('stays as it is', () => {
    const { results } = soundAnswer({ results: [sound] }, [{}]);
    const { nbHits, nbPages, page, hitsPerPage, query, facets, queryID } = sound;
    expect(results[0]).toMatchObject({ nbHits, nbPages, page, hitsPerPage, query, facets, queryID });
    expect(results[0]?.hits.map(({ objectID, url, type, hierarchy, content }) => ({ objectID, url, type, hierarchy, content }))).toEqual(
      sound.hits.map(({ objectID, url, type, hierarchy, content }) => ({ objectID, url, type, hierarchy, content })),
    );
    expect(results[0]?.hits.map((hit) => hit._highlightResult)).toEqual(sound.hits.map((hit) => hit._highlightResult));
    expect(results[0]?.hits.map((hit) => hit._snippetResult)).toEqual(sound.hits.map((hit) => hit._snippetResult));
  });

  it.each<[string, object]>([
    ['no text', { content: null }],
    ['levels that are missing', { hierarchy: { lvl0: 'Guides', lvl1: 'Object Lock' } }],
    ['no snippets', { _snippetResult: undefined }],
    ['no highlighted levels', { _highlightResult: {} }],
    ['a level without highlight', { _highlightResult: { hierarchy: { lvl1: null } } }],
    ['attributes of an index of its own', { tags: [1, { a: null }], _rankingInfo: null }],
  ])('may have %s', (_case, more) => {
    expect(soundAnswer(withHit(more), [{}]).results[0]?.hits).toHaveLength(1);
  });

  it('has no hierarchy where none was asked for', () => {
    const [result] = soundAnswer(withHit({ hierarchy: undefined }), [{ attributesToRetrieve: ['content'] }]).results;
    expect(result?.hits[0]).not.toHaveProperty('hierarchy');
  });

  it('leaves out members that the site does not know', () => {
    const html = { value: '<img src=x onerror=alert(1)>', matchLevel: 'full', matchedWords: [] };
    const more = { __docsearch_parent: { content: html.value }, _highlightResult: { evil: html, hierarchy: { lvl9: html } }, evil: html };
    expect(JSON.stringify(soundAnswer(withHit(more), [{}]))).not.toContain('onerror');
  });
});

describe('rejects', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', []],
    ['an answer without results', {}],
    ['results that are no list', { results: {} }],
    ['no result', { results: [] }],
    ['more results than asked for', { results: [sound, sound] }],
    ['a null result', { results: [null] }],
    ['missing hits', withResult({ hits: undefined })],
    ['null hits', withResult({ hits: null })],
    ['hits that are no list', withResult({ hits: { length: 1 } })],
    ['a null hit', withResult({ hits: [null] })],
    ['a hit that is a text', withResult({ hits: ['x'] })],
    ['a hit that is a list', withResult({ hits: [[]] })],
    ['a missing count', withResult({ nbHits: undefined })],
    ['a count that is no number', withResult({ nbHits: '7' })],
    ['a negative count', withResult({ nbHits: -1 })],
    ['a page that is no number', withResult({ page: {} })],
    ['facets that are no object', withResult({ facets: 'x' })],
    ['a facet that is null', withResult({ facets: { url_without_anchor: null } })],
    ['a queryID that is no text', withResult({ queryID: 5 })],
    ['no objectID', withHit({ objectID: undefined })],
    ['an objectID that is no text', withHit({ objectID: { toString: 'x' } })],
    ['an address that is a list', withHit({ url: ['/a'] })],
    ['a missing hierarchy', withHit({ hierarchy: undefined })],
    ['a null hierarchy', withHit({ hierarchy: null })],
    ['a hierarchy that is a text', withHit({ hierarchy: 'Guides' })],
    ['a hierarchy that is a list', withHit({ hierarchy: ['Guides'] })],
    ['a level that is a number', withHit({ hierarchy: { ...levels, lvl1: 7 } })],
    ['a level that is an object', withHit({ hierarchy: { ...levels, lvl2: { value: 'x' } } })],
    ['content that is a list', withHit({ content: ['x'] })],
    ['missing highlights', withHit({ _highlightResult: undefined })],
    ['null highlights', withHit({ _highlightResult: null })],
    ['a highlight without value', withHit({ _highlightResult: { hierarchy: { lvl1: {} } } })],
    ['a highlight that is a text', withHit({ _highlightResult: { hierarchy: { lvl1: 'x' } } })],
    ['matched words that are no list', withHit({ _highlightResult: { content: { value: 'x', matchedWords: 'x' } } })],
    ['null snippets', withHit({ _snippetResult: null })],
    ['a snippet without value', withHit({ _snippetResult: { content: {} } })],
    ['a snippet whose value is a number', withHit({ _snippetResult: { content: { value: 1 } } })],
  ])('%s', (_case, answer) => {
    expect(() => soundAnswer(answer, [{}])).toThrow(/^The search service returned .*; expected /);
  });
});
