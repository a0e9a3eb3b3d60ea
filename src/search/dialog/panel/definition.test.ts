import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../contract';
import { definitionOf } from './hits';

function hit(lvl2: string, kind?: SearchHit['kind'], content: string | null = 'Its meaning'): SearchHit {
  const hierarchy = { lvl0: 'Getting started', lvl1: 'Glossary', lvl2 };
  return { objectID: lvl2, type: 'lvl2', hierarchy, content, _highlightResult: { hierarchy: {} }, ...(kind && { kind }) };
}

const nexus = hit('Nexus', 'definition');
const worm = hit('Write once, <mark>read</mark> many (WORM)', 'definition');
const code = hit('SlowDown', 'entry');
const unread = hit('NoSuchKey', 'entry', null);
const page = hit('Swarm');

describe('definitionOf', () => {
  it.each([
    ['a term', 'nexus', nexus],
    ['other case, accents and blanks', ' NÈXUS ', nexus],
    ['a term without its abbreviation', 'write once, read many', worm],
    ['its abbreviation', 'worm', worm],
    ['more than a term', 'nexus name', undefined],
    ['the beginning of a term', 'nex', undefined],
    ['a heading that is no term', 'swarm', undefined],
    ['an error code', 'slowdown', code],
    ['an error code whose meaning the first index lacks', 'NoSuchKey', undefined],
    ['nothing', '', undefined],
  ])('%s', (_case, query, expected) => {
    expect(definitionOf(query, [page, nexus, worm, code, unread])).toBe(expected);
  });
});
