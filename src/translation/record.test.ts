import { describe, expect, it } from 'vitest';
import { record, recorded } from './history';

describe('record', () => {
  it.each([
    ['adds the line', '---\ntitle: Blocco\n---\nTesto\n', "---\ntitle: Blocco\nsource_fingerprint: '0123456789ab'\n---\nTesto\n"],
    [
      'replaces the line',
      "---\nsource_fingerprint: 'ffffffffffff'\ntitle: X\n---\nTesto\n",
      "---\nsource_fingerprint: '0123456789ab'\ntitle: X\n---\nTesto\n",
    ],
    [
      'leaves the text alone',
      '---\ntitle: X\n---\nsource_fingerprint: ffffffffffff\n',
      "---\ntitle: X\nsource_fingerprint: '0123456789ab'\n---\nsource_fingerprint: ffffffffffff\n",
    ],
  ])('%s', (_case, before, after) => {
    expect(record(before, '0123456789ab')).toBe(after);
    expect(recorded(after)).toBe('0123456789ab');
  });

  it('refuses a page without front matter', () => {
    expect(() => record('Testo', '0123456789ab')).toThrow('expected front matter');
  });
});

describe('recorded', () => {
  it.each([
    ['nothing', '---\ntitle: X\n---\n'],
    ['a line in the text only', '---\ntitle: X\n---\nsource_fingerprint: 0123456789ab\n'],
    ['something else than a fingerprint', '---\nsource_fingerprint: today\n---\n'],
  ])('is null for %s', (_case, text) => {
    expect(recorded(text)).toBeNull();
  });
});
