import { describe, expect, it } from 'vitest';
import { ADDRESS, matches, NO_FILTER, type Filter } from './filter';
import type { Guide } from './taxonomy';

const veeam: Guide = {
  title: 'Veeam Backup & Replication',
  description: 'Back up to an immutable bucket.',
  route: '/x',
  category: 'backup',
  labels: ['immutability', 'windows'],
  aliases: ['VBR'],
  check: { how: 'read', versions: ['Veeam 13'], date: '2026-11-21' },
  isOld: false,
};

describe('matches', () => {
  it.each([
    ['nothing asked', '', [], true],
    ['part of the title', 'repl', [], true],
    ['case and accents', 'VÉEAM', [], true],
    ['words in any order', 'bucket veeam', [], true],
    ['one word missing', 'veeam rclone', [], false],
    ['a label it has', '', ['windows'], true],
    ['a label it lacks', '', ['windows', 'linux'], false],
    ['another name', 'vbr', [], true],
    ['white space only', '  ', [], true],
    ['characters of patterns', '(.*', [], false],
  ] as const)('%s', (_case, query, labels, expected) => {
    expect(matches(veeam, { ...NO_FILTER, query, labels })).toBe(expected);
  });

  it.each<[Partial<Filter>, boolean]>([
    [{ category: 'backup' }, true],
    [{ category: 'nas' }, false],
    [{ how: 'read' }, true],
    [{ how: 'run' }, false],
  ])('%o: %s', (part, expected) => {
    expect(matches(veeam, { ...NO_FILTER, ...part })).toBe(expected);
  });
});

describe('the address', () => {
  it.each<[string, Filter]>([
    ['', NO_FILTER],
    ['?program=veeam+backup', { ...NO_FILTER, query: 'veeam backup' }],
    ['?label=immutability&label=windows', { ...NO_FILTER, labels: ['immutability', 'windows'] }],
    ['?category=nas&check=run', { ...NO_FILTER, category: 'nas', how: 'run' }],
  ])('%s is read and written', (search, filter) => {
    expect(ADDRESS.parse(search)).toEqual(filter);
    expect(ADDRESS.format(filter, '')).toBe(search);
  });

  it('leaves out what is no filter, and keeps what others wrote into it', () => {
    expect(ADDRESS.parse('?label=cheap&category=x&check=&other=1')).toEqual(NO_FILTER);
    expect(ADDRESS.parse(`?program=${'x'.repeat(500)}`).query).toHaveLength(100);
    expect(ADDRESS.format({ ...NO_FILTER, query: 'kopia' }, '?utm=x&program=old')).toBe('?utm=x&program=kopia');
  });
});
