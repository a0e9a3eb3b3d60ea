import { describe, expect, it } from 'vitest';
import { forbiddenUses } from './forbidden';

const list = [
  { variant: 'supportare', instead: 'accettare' },
  { variant: 'buckets', instead: 'bucket' },
];

describe('forbiddenUses', () => {
  it.each([
    ['a word', 'Il client deve supportare TLS.', ['supportare']],
    ['a capital letter', 'Supportare TLS.', ['Supportare']],
    ['two words of one line, in the order of the list', 'I buckets possono supportare TLS.', ['supportare', 'buckets']],
    ['not a part of a word', 'Il ribuckets e insupportare.', []],
    ['not code', 'Il comando `buckets`.\n\n```bash\nbuckets\n```', []],
    ['not a bold label', 'Fai clic su **Buckets**.', []],
    ['not a heading id', '## Un titolo {#buckets}', []],
    ['not a link target', '[elenco](./buckets.md)', []],
    ['the text of a link', '[i buckets](./x.md)', ['buckets']],
  ])('%s', (_case, text, found) => {
    expect(forbiddenUses(text, list).map((hit) => hit.found)).toEqual(found);
  });

  it('names the line', () => {
    expect(forbiddenUses('Uno.\n\nDue righe\ncon buckets.', list)).toEqual([{ line: 4, found: 'buckets', instead: 'bucket' }]);
  });
});
