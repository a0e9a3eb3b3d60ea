import { describe, expect, it } from 'vitest';
import type { Report, Result } from './finding';
import { isBroken, summaryLines } from './report';

const result = (name: string, outcome: Result['outcome'], promised = true): Result => ({
  name,
  outcome,
  promised,
  documented: 'supported',
});

const report = (operations: readonly Result[], left: readonly string[] = []): Report => ({
  endpoint: 'https://s3.example',
  region: 'r',
  date: '2024-06-30T00:00:00.000Z',
  seconds: 12,
  operations,
  guarantees: [],
  blocks: [],
  left,
});

describe('isBroken', () => {
  it.each([
    ['a promise that does not hold', result('a', 'does-not-hold'), true],
    ['a promise that could not be seen', result('a', 'error'), true],
    ['a promise that was not tried', result('a', 'not-tried'), false],
    ['a promise that holds', result('a', 'holds'), false],
    ['what nobody promised', result('a', 'does-not-hold', false), false],
  ])('%s', (_, of, expected) => {
    expect(isBroken(of)).toBe(expected);
  });
});

describe('summaryLines', () => {
  it('counts by group and names what is broken, with the response', () => {
    const refused: Result = { ...result('PutObject', 'does-not-hold'), answer: { status: 501, code: 'NotImplemented', requestId: 'tx1' } };
    const text = summaryLines(
      report([result('GetObject', 'holds'), refused, result('RestoreObject', 'does-not-hold', false)], ['b (BucketNotEmpty)']),
    ).join('\n');
    expect(text).toMatch(/Operations, documented +1 +1 +0 +0\nOperations, not promised +0 +1 +0 +0/);
    expect(text).toContain('does not hold  PutObject: response: 501 NotImplemented; request ID tx1');
    expect(text).not.toContain('RestoreObject:');
    expect(text).toContain('left behind: b (BucketNotEmpty); remove it by hand');
    expect(text).toContain('Documented behaviors that don’t hold: 1.');
  });
});
