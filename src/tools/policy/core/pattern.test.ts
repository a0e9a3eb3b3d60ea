import { describe, expect, it } from 'vitest';
import { filled, matches, matchesName } from './pattern';

const context = new Map([
  ['aws:username', 'anna'],
  ['s3:prefix', 'a*'],
]);

describe('a text with wildcards', () => {
  it.each<[pattern: string, text: string, expected: boolean]>([
    ['arn:aws:s3:::bkt/*', 'arn:aws:s3:::bkt/a/b/c', true],
    ['arn:aws:s3:::bkt/*', 'arn:aws:s3:::bkt/', true],
    ['arn:aws:s3:::bkt/*', 'arn:aws:s3:::bkt', false],
    ['arn:aws:s3:::bkt*', 'arn:aws:s3:::bkt/x', true],
    ['*', '', true],
    ['', '', true],
    ['', 'a', false],
    ['a?c', 'abc', true],
    ['a?c', 'ac', false],
    ['*/locks/*', 'x/locks', false],
    ['*/locks/*', 'x/locks/locks/1', true],
    ['a*b*c', 'abbbcc', true],
    ['a*b*c', 'abbbcd', false],
    ['a.c', 'abc', false],
    ['ab', 'AB', false],
    ['🐝?', '🐝🐝', true],
  ])('%s, %s: %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });

  it('is compared in bounded time', () => {
    const started = process.cpuUsage();
    expect(matches(`${'*a'.repeat(500)}b`, 'a'.repeat(2000))).toBe(false);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
  });
});

it('names of actions have no case', () => {
  expect(matchesName('S3:get*', 's3:GetObject')).toBe(true);
});

describe('a variable', () => {
  it.each<[pattern: string, text: string, expected: boolean]>([
    ['home/${aws:username}/*', 'home/anna/x', true],
    ['home/${aws:UserName}/*', 'home/anna/x', true],
    ['home/${aws:username}/*', 'home/bert/x', false],
    // A wildcard in a variable's value is a literal character
    ['${s3:prefix}', 'abc', false],
    ['${s3:prefix}', 'a*', true],
    ['${aws:userid}', '', false],
    ["${aws:userid, 'nobody'}", 'nobody', true],
    ['${*}${?}${$}', '*?$', true],
    ['${*}', 'x', false],
  ])('%s, %s: %s', (pattern, text, expected) => {
    expect(matches(pattern, text, context)).toBe(expected);
  });

  it('is text in a policy that knows none', () => {
    expect(matches('${aws:username}', '${aws:username}')).toBe(true);
    expect(matches('${aws:username}', 'anna')).toBe(false);
  });

  it('is filled in', () => {
    expect(filled('x${aws:username}*', context)).toBe('xanna*');
    expect(filled('${aws:userid}', context)).toBeUndefined();
  });
});
