import { afterEach, describe, expect, it, vi } from 'vitest';
import { forbidStorage } from '../../testing/forbid-storage';
import { favoritesKey, prepareStorage, recentKey, soundList } from './stored-searches';

const site = { siteUrl: 'https://docs.arnia.example' };
const entry = {
  objectID: '/guides/object-lock',
  url: '/guides/object-lock',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Guides', lvl1: 'Object lock', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
};

describe('soundList', () => {
  it('keeps a sound list as it is', () => {
    const stored = JSON.stringify([entry]);
    expect(soundList(stored, 7, site)).toBe(stored);
  });

  it.each([
    ['nothing', null],
    ['broken JSON', '[{"objectID":'],
    ['no list', '{"a":1}'],
    ['null', 'null'],
    ['an entry that is no object', '[1,null,"x",[]]'],
    ['an entry without hierarchy', JSON.stringify([{ ...entry, hierarchy: undefined }])],
    ['an entry without its own heading', JSON.stringify([{ ...entry, type: 'lvl2' }])],
    ['an entry of no known type', JSON.stringify([{ ...entry, type: 'constructor' }])],
    ['an entry that runs code', JSON.stringify([{ ...entry, url: 'javascript:alert(1)' }])],
  ])('returns nothing for %s', (_case, stored) => {
    expect(soundList(stored, 7, site)).toBeNull();
  });

  // Each of these members reaches a place where DocSearch inserts HTML, or replaces a search result.
  const html = '<img src=x onerror=alert(1)>';
  const highlights = { hierarchy: { lvl1: { value: html } }, content: { value: html } };
  it.each([
    ['a snippet', { _snippetResult: highlights }],
    ['a highlight', { _highlightResult: highlights }],
    ['a parent', { __docsearch_parent: { ...entry, content: html } }],
    ['a prototype', JSON.parse(`{"__proto__":${JSON.stringify({ _snippetResult: highlights })}}`) as object],
    ['a further level', { hierarchy: { ...entry.hierarchy, lvl7: html } }],
    ['React’s mark of an element', { $$typeof: 'Symbol(react.element)', props: { dangerouslySetInnerHTML: { __html: html } } }],
  ])('builds entries from the members that it knows: without %s', (_case, more) => {
    expect(soundList(JSON.stringify([{ ...entry, ...more }]), 7, site)).toBe(JSON.stringify([entry]));
  });

  it('drops the broken entries, makes tags harmless and cuts the list', () => {
    const tagged = { ...entry, content: '<img onerror=x>', hierarchy: { ...entry.hierarchy, lvl1: '<b>Lock</b>' } };
    const list = JSON.parse(soundList(JSON.stringify([5, tagged, entry, entry]), 2, site) ?? '') as (typeof tagged)[];
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ content: '&lt;img onerror=x>', hierarchy: { lvl1: '&lt;b>Lock&lt;/b>' } });
  });
});

class FakeStorage extends Map<string, string> {
  constructor(private readonly room: number) {
    super();
  }
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.set(key, value);
  };
  removeItem = (key: string) => void this.delete(key);
}

describe('prepareStorage', () => {
  const favorites = favoritesKey('docs');
  const recent = recentKey('docs');
  const prepare = (storage: FakeStorage | null) => {
    vi.stubGlobal('localStorage', storage);
    return prepareStorage('docs', site);
  };
  afterEach(() => vi.unstubAllGlobals());

  it('repairs both lists and leaves nothing of its own behind', () => {
    const storage = new FakeStorage(100_000);
    storage.set(favorites, 'broken');
    storage.set(recent, JSON.stringify([entry, null]));
    expect(prepare(storage)).toBe(true);
    expect([...storage]).toEqual([[recent, JSON.stringify([entry])]]);
  });

  it('says so when storage is full, and removes what is broken', () => {
    const storage = new FakeStorage(0);
    storage.set(recent, 'broken');
    expect(prepare(storage)).toBe(false);
    expect(storage.size).toBe(0);
  });

  it('says so when there is room for the repaired list, but for no more', () => {
    const storage = new FakeStorage(1000);
    storage.set(recent, JSON.stringify([entry, null]));
    expect(prepare(storage)).toBe(false);
    expect([...storage]).toEqual([[recent, JSON.stringify([entry])]]);
  });

  it('says so when storage is missing', () => {
    expect(prepare(null)).toBe(false);
  });

  it('says so when storage is forbidden', () => {
    forbidStorage();
    expect(prepareStorage('docs', site)).toBe(false);
  });
});
