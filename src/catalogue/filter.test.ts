import { describe, expect, it } from 'vitest';
import { matches } from './filter';
import type { Guide } from './taxonomy';

const veeam: Guide = {
  title: 'Veeam Backup & Replication',
  description: 'Back up to an immutable bucket.',
  route: '/x',
  category: 'backup',
  labels: ['immutability', 'windows'],
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
    ['white space only', '  ', [], true],
    ['characters of patterns', '(.*', [], false],
  ] as const)('%s', (_case, query, labels, expected) => {
    expect(matches(veeam, query, labels)).toBe(expected);
  });
});
