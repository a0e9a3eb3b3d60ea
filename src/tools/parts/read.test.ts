import { describe, expect, it } from 'vitest';
import { formatEnterable } from './format';
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
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['12.3456', 12.3456],
    // The range doesn't include any thousands
    ['1.125', 1.125],
    ['12,500', 12.5],
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

describe('one sign before three digits', () => {
  const wide = { min: 0.001, max: 10_000_000 };

  it.each([
    ['1,000', 1000, 1],
    ['1.000', 1000, 1],
    ['8,640', 8640, 8.64],
    ['8.640', 8640, 8.64],
    ['+12,500', 12_500, 12.5],
    ['01,000', 1000, 1],
  ])('%j is refused, with what to write', (text, large, small) => {
    expect(readNumber(text, wide)).toEqual({ fault: { code: 'separator', text, large, small } });
    expect(readGroups(text, { ...wide, most: 9 })).toEqual({ fault: { code: 'separator', text, large, small } });
  });

  it('is not read as one where a thousand is out of range', () => {
    expect(readNumber('1,000', { min: 0, max: 100 }).fault).toMatchObject({ code: 'separator', large: 1000, small: 1 });
  });

  it.each([
    ['51,200', 50_000],
    ['51.200', 50_000],
    ['1,500', 1000],
    ['9,125', 8760],
  ])('%j may be a number above the range, which ends at %d', (text, max) => {
    expect(readNumber(text, { min: 0.001, max }).fault).toMatchObject({ code: 'separator' });
  });

  it.each(['1,000', '1.000'])('%j is a thousand where only whole numbers are', (text) => {
    expect(readNumber(text, { min: 0, max: 5000, whole: true })).toEqual({ value: 1000 });
    expect(readNumber(text, { min: 0, max: 255, whole: true }).fault?.code).toBe('range');
  });

  it('is a thousand where one is out of range', () => {
    expect(readNumber('8,640', { min: 100, max: 10_000 })).toEqual({ value: 8640 });
  });

  it.each([
    ['8 640', 8640],
    ['21\u202F600.5', 21_600.5],
    ['1\u00A0000\u00A0000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1.000.000', 1_000_000],
  ])('%j has one reading, %d', (text, value) => {
    expect(readNumber(text, wide)).toEqual({ value });
  });

  it.each(['1,00,000', '1 00', '0 123', '1,000.000', '1 000,000,000', '1.000,5'])('%j is none', (text) => {
    expect(readNumber(text, wide).fault?.code).toBe('number');
  });

  it.each(['en', 'it'])('what a tool prints in %s is read as it was', (locale) => {
    for (const value of [0.25, 999, 1000, 6912, 8640.25, 21_600, 2_147_483.5])
      expect(readNumber(formatEnterable(value, locale), wide)).toEqual({ value });
  });
});

describe('a list', () => {
  it.each([
    ['4', [[4]]],
    ['7 1 1', [[7, 1, 1]]],
    ['7;1; 1', [[7, 1, 1]]],
    ['10 2,5', [[10, 2.5]]],
    ['7 1 / 4  4 /1', [[7, 1], [4, 4], [1]]],
    ['100 250', [[100, 250]]],
    ['7\u00A01\t1\n1', [[7, 1, 1, 1]]],
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
