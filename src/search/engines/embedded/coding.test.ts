import { describe, expect, it } from 'vitest';

import { decodeNumbers, encodeNumbers } from './coding';
import { decodeWords, encodeWords } from './front-coding';

describe('number coding', () => {
  it.each([[[]], [[0]], [[31, 32, 33, 1023, 1024, 1_000_000]], [[5, 0, 0, 70_000]]])('keeps %j', (numbers) => {
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
  });

  it('needs nothing that JSON escapes', () => {
    const text = encodeNumbers(Array.from({ length: 2_000 }, (_, number) => number));
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });

  it('says where a list is corrupt', () => {
    expect(() => decodeNumbers('01!')).toThrow('offset 2');
  });
});

describe('front coding', () => {
  it.each([[[]], [['bucket', 'buckets', 'bucketsize', 'c', 'città']], [['x'.repeat(40), `${'x'.repeat(40)}y`]]])('keeps %j', (words) => {
    expect(decodeWords(encodeWords(words))).toEqual(words);
  });
});
