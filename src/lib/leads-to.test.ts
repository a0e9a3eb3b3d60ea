import { expect, it } from 'vitest';
import { leadsTo } from './leads-to';

it.each([
  ['/a', true],
  ['/a?open#planner', true],
  ['/a#b', true],
  ['/a/', true],
  ['/a/#b', true],
  ['/ab', false],
  ['https://x.example/a', false],
])('%s leads to /a: %s', (address, expected) => {
  expect(leadsTo(['/a'], address)).toBe(expected);
});
