import { describe, expect, it } from 'vitest';

import { createRandom } from '../../bench/model/random';
import { makeSignTable, readCoded } from './coded-text';
import { termOf } from './term-ids';
import { readTerms } from './terms';
import { chooseWords, createEncoder, tableOf } from './word-coding';

const PIECES = [
  'bucket',
  'Bucket',
  'città',
  'Città',
  'AWS',
  'listObjects',
  's3',
  'the',
  'x'.repeat(50),
  ' ',
  ' ',
  ' ',
  '-',
  ':',
  '.',
  '’',
  ', ',
  '  ',
  '¡',
  'zebra',
  'É',
];

function termsRead(read: (terms: number[]) => void): string[] {
  const terms: number[] = [];
  read(terms);
  return terms.map(termOf);
}

describe('words of a coded text', () => {
  const random = createRandom(5);
  const texts = Array.from({ length: 2_000 }, () =>
    Array.from({ length: random.below(12) }, () => PIECES[random.below(PIECES.length)]).join(''),
  );
  const code = chooseWords(texts);
  const table = tableOf({ dictionary: code.words.join(' '), taken: code.taken });
  const encode = createEncoder(code);

  it('are those of the text', () => {
    expect(code.words).toContain('città');
    const signs = makeSignTable(table);
    for (const text of texts) {
      const plain = termsRead((terms) => readTerms(text, terms));
      expect(
        termsRead((terms) => readCoded(encode(text), text, signs, terms)),
        JSON.stringify(text),
      ).toEqual(plain);
    }
  });
});
