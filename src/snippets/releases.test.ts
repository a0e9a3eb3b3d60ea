import { describe, expect, it } from 'vitest';
import { ignoredAdvice } from './page/ignored-by-server';
import { unmetNeed, unreadableNeed } from './releases';

const HERE = { 'AWS CLI': '2.9.19', rclone: '1.60.1' };

describe('unmetNeed', () => {
  it.each([
    ['rclone 1.60', undefined],
    ['rclone 1.60.1', undefined],
    ['rclone 1.9', undefined],
    ['AWS CLI 2.13', 'needs AWS CLI 2.13, but 2.9.19 is installed'],
    ['rclone 1.60, AWS CLI 2.13', 'needs AWS CLI 2.13, but 2.9.19 is installed'],
    ['another program 3', undefined],
  ])('%s: %s', (needs, reason) => {
    expect(unmetNeed(needs, HERE)).toBe(reason);
  });
});

describe('unreadableNeed', () => {
  it.each([
    ['rclone 1.74', undefined],
    ['rclone 1.74, AWS CLI 2.13', undefined],
    ['rclone', 'rclone'],
    ['1.74', '1.74'],
    ['rclone 1.74,', ''],
  ])('of %j is %j', (needs, part) => {
    expect(unreadableNeed(needs)).toBe(part);
  });
});

describe('ignoredAdvice', () => {
  it.each([
    ['aws s3api create-bucket --object-ownership x', 'the test server ignores ObjectOwnership'],
    ['aws s3api copy-object --copy-source-if-match x', 'conditions on the source of a copy'],
    ['aws s3api get-object-attributes', undefined],
  ])('%s: %s', (text, advice) => {
    expect(ignoredAdvice(text)).toEqual(advice && expect.stringContaining(advice));
  });
});
