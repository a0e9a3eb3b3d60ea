import { describe, expect, it } from 'vitest';

import { chooseWords, createDecoder, createEncoder, tableOf, type WordCode } from './word-coding';

const TEXTS = [
  'The bucket has a lock. A bucket without the lock is no locked bucket; the Bucket owner locks the bucket.',
  'The lock of the bucket: THE bucket, theBucket, the-bucket, the  bucket. Lock the bucket with “the” key ¡no!',
  'È il bucket dell’oggetto, non il Bucket. ǅ and ßes stay as they are; İstanbul İstanbul İstanbul İstanbul too.',
  '',
  'İstanbul',
];

const fileOf = ({ words, taken }: WordCode) => ({ dictionary: words.join(' '), taken });

describe('word coding', () => {
  const code = chooseWords(TEXTS);
  const encode = createEncoder(code);
  const decode = createDecoder(tableOf(fileOf(code)));

  it.each(TEXTS)('keeps “%s”', (text) => {
    expect(decode(encode(text))).toBe(text);
  });

  it('writes frequent words as one sign and leaves out the space between them', () => {
    expect(code.words).toEqual(expect.arrayContaining(['bucket', 'the']));
    expect(encode('the bucket')).toHaveLength(2);
    expect(encode('The bucket')).toHaveLength(3);
    expect(encode('the owner')).toBe(`${encode('the')} owner`);
  });

  it('puts the most frequent words first, and words of about the same frequency in the order of their endings', () => {
    const often = Array.from({ length: 256 }, (_, index) => `often${index}b`);
    const { words } = chooseWords([...often.map((word) => `${word} `.repeat(5)), 'zebra abba alpha beta '.repeat(4)]);
    expect(words.slice(0, 256).sort()).toEqual(often.sort());
    expect(words.slice(256)).toEqual(['abba', 'alpha', 'zebra', 'beta']);
  });

  it('takes no sign that a text uses', () => {
    const plain = TEXTS.join('');
    for (const sign of code.words.map(encode)) expect(plain).not.toContain(sign);
    expect(code.taken).toBe('¡Èßİǅ');
  });

  it('copes with a site without frequent words, or without signs left', () => {
    expect(chooseWords(['one two'])).toEqual({ words: [], taken: '' });
    const everySign = String.fromCharCode(...Array.from({ length: 0x760 }, (_, index) => 0xa0 + index));
    const none = chooseWords([everySign, 'word word word word']);
    expect(none.words).toEqual([]);
    expect(createDecoder(tableOf(fileOf(none)))(createEncoder(none)('The word'))).toBe('The word');
  });
});
