import { describe, expect, it } from 'vitest';
import { fingerprint } from './history';

const page = '---\ntitle: Lock\n---\n\nA lock ends on a date.\n';

describe('fingerprint', () => {
  it.each([
    ['a line wrapped anew', page.replace('ends on', 'ends\non')],
    ['white space at the end', `${page}\n\n`],
    ['line ends of Windows', page.replaceAll('\n', '\r\n')],
    ['another date of change', page.replace('title: Lock\n', 'title: Lock\nlast_update: 2026-01-01\n')],
  ])('stays with %s', (_case, text) => {
    expect(fingerprint(text)).toBe(fingerprint(page));
  });

  it.each([
    ['a word', page.replace('date', 'day')],
    ['a capital letter', page.replace('A lock', 'a lock')],
    ['the title', page.replace('title: Lock', 'title: Locks')],
  ])('changes with %s', (_case, text) => {
    expect(fingerprint(text)).not.toBe(fingerprint(page));
  });

  it('is twelve hexadecimal digits', () => {
    expect(fingerprint(page)).toMatch(/^[0-9a-f]{12}$/);
  });
});
