import { describe, expect, it } from 'vitest';

import { createRandom } from '../../bench/model/random';
import { makeSignIds, visitCoded } from './coded-text';
import { termOf } from './term-ids';
import { visitText, type TermVisitor } from './term-visitor';
import { chooseWords, createEncoder, tableOf } from './word-coding';

const PIECES = ['bucket', 'Bucket', 'città', 'Città', 'AWS', 'listObjects', 's3', 'the', 'x'.repeat(50), ' ', ' ', ' ', '-', ':', '.', '’', ', ', '  ', '¡', 'zebra', 'É'];

function visited(visit: (visitor: TermVisitor) => void): unknown[] {
  const seen: unknown[] = [];
  visit({
    onWord: (id, start, end) => seen.push([termOf(id), start, end]),
    onCompound: (id, ...place) => seen.push([termOf(id), ...place]),
  });
  return seen;
}

describe('words of a coded text', () => {
  const random = createRandom(5);
  const texts = Array.from({ length: 2_000 }, () => Array.from({ length: random.below(12) }, () => PIECES[random.below(PIECES.length)]).join(''));
  const code = chooseWords(texts);
  const table = tableOf({ dictionary: code.words.join(' '), taken: code.taken });
  const encode = createEncoder(code);

  it('are those of the text', () => {
    expect(code.words).toContain('città');
    const ids = makeSignIds(table);
    for (const text of texts) {
      const plain = visited((visitor) => void visitText(text, visitor));
      expect(visited((visitor) => visitCoded(encode(text), text, table, ids, visitor)), JSON.stringify(text)).toEqual(plain);
    }
  });
});
