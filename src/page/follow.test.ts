import { expect, it } from 'vitest';
import { sectionAt } from './follow';

const heading = (top: number) => ({ top, bottom: top + 30 });

it.each([
  ['before the first section', [500, 900], -1],
  ['a heading in the upper half', [-200, 80, 700], 1],
  ['the next heading in the lower half', [-200, 600], 0],
  ['a heading that leaves the window', [-300, 0, 700], 0],
  ['below the last heading', [-900, -300], 1],
  ['a page without sections', [], -1],
])('%s', (_, tops, expected) => {
  expect(sectionAt(tops.map(heading), 800)).toBe(expected);
});
