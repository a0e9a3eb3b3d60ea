import { describe, expect, it } from 'vitest';
import { readGroups, readNumber } from './read';

const RANGE = { min: 1, max: 500 };

describe('a number', () => {
  it.each([
    ['4', 4],
    [' 4 ', 4],
    ['0.5', 0.5],
    ['0,5', 0.5],
    ['500', 500],
    ['-0', 0],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text, { min: 0, max: 500 })).toEqual({ value });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['four', 'number'],
    ['1e3', 'number'],
    ['1.000,5', 'number'],
    ['NaN', 'number'],
    ['Infinity', 'number'],
    ['<b>4</b>', 'number'],
    ['2.5', 'whole'],
    ['0', 'range'],
    ['-1', 'range'],
    ['501', 'range'],
    ['9'.repeat(400), 'range'],
  ])('%j is refused: %s', (text, code) => {
    expect(readNumber(text, { ...RANGE, whole: true }).fault?.code).toBe(code);
  });
});

describe('a list', () => {
  it.each([
    ['4', [[4]]],
    ['7 1 1', [[7, 1, 1]]],
    ['7;1; 1', [[7, 1, 1]]],
    ['10 2,5', [[10, 2.5]]],
    ['7 1 / 4  4 /1', [[7, 1], [4, 4], [1]]],
  ])('%j', (text, value) => {
    expect(readGroups(text, { ...RANGE, most: 9 })).toEqual({ value });
  });

  it.each([
    ['', 'empty'],
    ['4 /', 'empty'],
    ['4 x', 'number'],
    ['4 0', 'range'],
    ['1 1 1 1', 'length'],
  ])('%j is refused: %s', (text, code) => {
    expect(readGroups(text, { ...RANGE, most: 3 }).fault?.code).toBe(code);
  });
});
