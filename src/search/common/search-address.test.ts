import { describe, expect, it } from 'vitest';
import { formatSearch, missingResultsUrl, parseSearch } from './search-address';

describe('parseSearch', () => {
  it.each([
    ['', { query: '', scope: 'all', page: 1 }],
    ['?q=object+lock', { query: 'object lock', scope: 'all', page: 1 }],
    ['?q=a&in=composer&page=3', { query: 'a', scope: 'composer', page: 3 }],
    ['?q=a&in=', { query: 'a', scope: 'all', page: 1 }],
    ['?q=a&page=0', { query: 'a', scope: 'all', page: 1 }],
    ['?q=a&page=51', { query: 'a', scope: 'all', page: 1 }],
    ['?q=a&page=1.5', { query: 'a', scope: 'all', page: 1 }],
    ['?q=a&page=<script>', { query: 'a', scope: 'all', page: 1 }],
    ['?q=%E0%A4%A', { query: '\uFFFD%A', scope: 'all', page: 1 }],
  ])('reads %s', (search, expected) => {
    expect(parseSearch(search)).toEqual(expected);
  });

  it('cuts a query to 512 characters', () => {
    expect(parseSearch(`?q=${'x'.repeat(10_000)}`).query).toHaveLength(512);
  });
});

describe('formatSearch', () => {
  it.each([
    [{}, ''],
    [{ query: '', scope: 'all', page: 1 }, ''],
    [{ query: 'object lock' }, '?q=object+lock'],
    [{ query: 'a&b=<c>', scope: 'home', page: 2 }, '?q=a%26b%3D%3Cc%3E&in=home&page=2'],
    [{ query: '\uD83D' }, '?q=%EF%BF%BD'],
  ])('writes %j', (address, expected) => {
    expect(formatSearch(address)).toBe(expected);
  });
});

describe('missingResultsUrl', () => {
  it.each([
    ['No results for “a b”', 'mailto:help@arnia.example?subject=No%20results%20for%20%E2%80%9Ca%20b%E2%80%9D'],
    ['a&body=x\r\n', 'mailto:help@arnia.example?subject=a%26body%3Dx%0D%0A'],
    ['\uDC00', 'mailto:help@arnia.example?subject=%EF%BF%BD'],
  ])('writes the subject %j', (subject, expected) => {
    expect(missingResultsUrl('help@arnia.example', subject)).toBe(expected);
  });
});
