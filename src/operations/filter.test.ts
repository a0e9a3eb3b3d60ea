import { describe, expect, it } from 'vitest';
import { formatFilter, matches, NO_FILTER, parseFilter, type Filter } from './filter';
import type { Row } from './model';

const acl: Row = { name: 'PutBucketAcl', area: 'acl', status: 'supported' };

describe('matches', () => {
  it.each<[string, Partial<Filter>, boolean]>([
    ['nothing asked', {}, true],
    ['part of the name, other case', { query: 'bucketacl' }, true],
    ['words in any order', { query: 'acl put' }, true],
    ['one word missing', { query: 'acl get' }, false],
    ['white space only', { query: '  ' }, true],
    ['characters of patterns', { query: '(.*' }, false],
    ['its area', { area: 'acl' }, true],
    ['another area', { area: 'lock' }, false],
    ['one of the statuses', { statuses: ['unknown', 'supported'] }, true],
    ['another status', { statuses: ['unknown'] }, false],
  ])('%s', (_case, part, expected) => {
    expect(matches(acl, { ...NO_FILTER, ...part })).toBe(expected);
  });
});

describe('the address', () => {
  it.each<[string, Filter]>([
    ['', NO_FILTER],
    ['?operation=acl+put', { ...NO_FILTER, query: 'acl put' }],
    ['?area=lock&status=partial&status=unknown', { query: '', area: 'lock', statuses: ['partial', 'unknown'] }],
  ])('%s is read and written', (search, filter) => {
    expect(parseFilter(search)).toEqual(filter);
    expect(formatFilter(filter)).toBe(search);
  });

  it('leaves out what is no filter', () => {
    expect(parseFilter('?area=nothing&status=maybe')).toEqual(NO_FILTER);
    expect(parseFilter(`?operation=${'x'.repeat(500)}`).query).toHaveLength(100);
  });

  it('keeps what others wrote into it', () => {
    expect(formatFilter({ ...NO_FILTER, query: 'acl' }, '?utm=x&operation=old')).toBe('?utm=x&operation=acl');
  });
});
