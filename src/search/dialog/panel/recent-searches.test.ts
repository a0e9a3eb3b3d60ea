import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../site/limits';
import { type SearchHit } from '../../contract';
import { forbidStorage } from '../../testing/forbid-storage';
import { favoritesKey, recentKey, rememberHit } from './stored-searches';

const hit = (objectID: string, type: SearchHit['type'] = 'lvl2'): SearchHit => ({
  objectID,
  url: objectID,
  type,
  hierarchy: { lvl0: 'Docs', lvl1: 'Glossary', lvl2: 'Nexus' },
  content: 'A group of nodes',
  _highlightResult: { content: { value: '<mark>nexus</mark>', matchLevel: 'full', matchedWords: [] } },
  _snippetResult: {},
});

/** Returns the stored searches after the reader follows these hits, newest first. */
function follow(hits: readonly SearchHit[], favorites: readonly SearchHit[] = []): Record<string, unknown>[] {
  const lists = new Map([[favoritesKey('docs'), JSON.stringify(favorites)]]);
  const storage = { getItem: (key: string) => lists.get(key) ?? null, setItem: (key: string, value: string) => void lists.set(key, value) };
  vi.stubGlobal('localStorage', storage);
  for (const followed of hits) rememberHit('docs', followed);
  return JSON.parse(lists.get(recentKey('docs')) ?? '[]') as Record<string, unknown>[];
}

afterEach(() => vi.unstubAllGlobals());

describe('rememberHit', () => {
  it('stores a heading as itself, without highlights', () => {
    const [stored] = follow([hit('/glossary#nexus')]);
    expect(stored).toMatchObject({ objectID: '/glossary#nexus', type: 'lvl2', content: 'A group of nodes' });
    expect(Object.keys(stored ?? {}).filter((key) => key.startsWith('_'))).toEqual([]);
  });

  it('stores a text as its page', () => {
    expect(follow([hit('/glossary#nexus', 'content')])).toMatchObject([{ objectID: '/glossary', url: '/glossary', type: 'lvl1' }]);
  });

  it('keeps the newest, each once', () => {
    const many = Array.from({ length: limits.maxRecent + 2 }, (_, number) => hit(`/${number}`));
    const stored = follow([...many, hit('/5')]).map(({ objectID }) => objectID);
    expect(stored).toEqual(['/5', '/8', '/7', '/6', '/4', '/3', '/2']);
  });

  it('leaves a favorite where it is', () => {
    expect(follow([hit('/a')], [hit('/a')])).toEqual([]);
  });

  it('says nothing where storage is forbidden', () => {
    forbidStorage();
    expect(() => rememberHit('docs', hit('/a'))).not.toThrow();
  });

  it('hides no list that is broken', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'broken' });
    expect(() => rememberHit('docs', hit('/a'))).toThrow(SyntaxError);
  });
});
