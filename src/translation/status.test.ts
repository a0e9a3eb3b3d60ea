import { afterEach, describe, expect, it, vi } from 'vitest';
import { projectWith } from '../content/testing/project';
import { fingerprint, record } from './history';
import { stateOf } from './status';

const english = '---\ntitle: Lock\n---\nA lock ends on a date.\n';
const italian = record('---\ntitle: Blocco\n---\nUn blocco finisce in una data.\n', fingerprint(english));

describe('stateOf', () => {
  it.each([
    ['current', english, italian],
    ['stale', english.replace('ends', 'stops'), italian],
    ['stale', english, '---\ntitle: Blocco\n---\nSenza impronta.\n'],
    ['missing', english, undefined],
    ['orphan', undefined, italian],
  ])('%s', (state, original, translation) => {
    expect(stateOf(original, translation)).toBe(state);
  });
});

describe('pages of an operator', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it.each([
    [
      'other-brand',
      [
        ['index', 'current'],
        ['support/index', 'current'],
        ['support/response-times', 'missing'],
      ],
    ],
    // Its pages are in Italian, so nothing translates them.
    ['italian-brand', []],
  ])('%s', async (brand, expected) => {
    vi.stubEnv('BRAND', `e2e/${brand}/brand.json`);
    vi.resetModules();
    const { status } = await import('./status');
    const own = status(process.cwd(), 'it').filter(({ instance }) => instance.id === 'own');
    expect(own.map(({ id, state }) => [id, state])).toEqual(expected);
  });

  it('a site in English only needs no translation of them', async () => {
    const root = projectWith({
      'operator/brand.json': '{ "languages": ["en"], "ownPages": { "route": "/plans" } }',
      'operator/docs/index.md': english,
    });
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    vi.stubEnv('BRAND', `${root}/operator/brand.json`);
    vi.resetModules();
    const { status } = await import('./status');
    expect(status(root, 'it')).toEqual([]);
  });
});
