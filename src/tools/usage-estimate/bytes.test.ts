import { expect, test } from 'vitest';
import { formatBytes } from './bytes';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [999_990_000, '999.99 MB'],
  // A size is never written as 1,000 of a unit
  [999_998_000_001_000_000, '1 EB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});
