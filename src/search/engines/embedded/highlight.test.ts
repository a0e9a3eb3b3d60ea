import { describe, expect, it } from 'vitest';

import { PLAIN_ENGLISH } from '../../testing/engine';
import { recordsOf } from '../../testing/records';
import { buildIndexFile } from './build';
import { createFind, type Found } from './engine';
import { highlight, snippet } from './highlight';

/** Analyzes a query, using an index whose only page contains `words`. */
async function understand(query: string, words: string): Promise<Found> {
  const records = recordsOf(`= / | Area\n# Title\n${words}`);
  const find = await createFind(buildIndexFile(records, { ...PLAIN_ENGLISH, synonyms: [['worm', 'immutable']] }));
  return find(query);
}

const TAGS = { pre: '[', post: ']' };
const mark = async (input: string, text: string) => {
  const { query, matcher } = await understand(input, text);
  return highlight(text, matcher.match(text).matches, query, TAGS);
};

describe('highlight', () => {
  it.each([
    ['whole words', 'legal hold', 'Set a legal hold.', 'Set a [legal] [hold].', 'full'],
    ['part of the query', 'legal hold', 'Legal matters', '[Legal] matters', 'partial'],
    ['nothing', 'swarm', 'Set a legal hold.', 'Set a legal hold.', 'none'],
    ['only what is typed of a word', 'vers', 'Turn versioning on', 'Turn [vers]ioning on', 'full'],
    ['other forms of a word', 'locking', 'It locks each lock', 'It [locks] each [lock]', 'full'],
    ['a mistyped word', 'bukcet', 'A bucket', 'A [bucket]', 'full'],
    ['an identifier as one', 'PutObjectRetention', 'Use s3:PutObjectRetention now', 'Use s3:[PutObjectRetention] now', 'full'],
    ['a joined word', 'multi part upload', 'A multipart upload', 'A [multipart] [upload]', 'full'],
    ['accents', 'citta', 'La città è', 'La [città] è', 'full'],
    ['a word of the same meaning', 'worm', 'immutable copies', '[immutable] copies', 'full'],
    ['no stop words beside others', 'a lock for the key', 'A lock for the key', 'A [lock] for the [key]', 'full'],
    ['escaped text', 'error', '<b>Error</b> & "more"', '&lt;b&gt;[Error]&lt;/b&gt; &amp; &quot;more&quot;', 'full'],
    ['words beside right-to-left text', 'bucket', 'דלי bucket דלי', 'דלי [bucket] דלי', 'full'],
  ])('marks %s', async (_, query, text, value, matchLevel) => {
    expect(await mark(query, text)).toMatchObject({ value, matchLevel });
  });

  it('says which words were found', async () => {
    expect(await mark('object lock', 'Object Lock')).toMatchObject({ matchedWords: ['object', 'lock'] });
    expect(await mark('object', 'Object Lock')).toMatchObject({ matchedWords: ['object'] });
    expect(await mark('swarm', 'Object Lock')).toEqual({ value: 'Object Lock', matchLevel: 'none', matchedWords: [] });
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven lock nine ten eleven twelve hold fourteen';
  const cut = async (input: string, words: number): Promise<string> => {
    const { query, matcher } = await understand(input, text);
    return snippet(text, matcher.match(text).matches, query, { ...TAGS, words, ellipsis: '…' }).value;
  };

  it.each([
    ['the beginning when nothing matches', 'swarm', 3, 'one two three…'],
    ['around a match', 'lock', 3, '…seven [lock] nine…'],
    ['around most of the query', 'lock hold', 6, '…[lock] nine ten eleven twelve [hold]…'],
    ['the first match of those too far apart', 'lock hold', 3, '…seven [lock] nine…'],
    ['the end of the text', 'fourteen', 3, '…twelve hold [fourteen]'],
    ['all of a short text', 'two', 20, text.replace('two', '[two]')],
    ['at least one word', 'lock', 0, '…[lock]…'],
  ])('takes %s', async (_, query, words, value) => {
    expect(await cut(query, words)).toBe(value);
  });

  it.each([
    ['a full stop', 'Turn it away. Then wait', 'away', 1, '…[away]…'],
    ['what parts the cells of a row', 'Kind · Lasts · Ends', 'kind', 2, '[Kind]…'],
    ['a colon after a bracket, but not the bracket', 'It is (WORM): written once', 'worm', 1, '…([WORM])…'],
    ['nothing at the end of the text', 'Turn it away.', 'away', 1, '…[away].'],
  ])('ends before the ellipsis without %s', async (_, sentence, input, words, value) => {
    const { query, matcher } = await understand(input, sentence);
    expect(snippet(sentence, matcher.match(sentence).matches, query, { ...TAGS, words, ellipsis: '…' }).value).toBe(value);
  });

  it('of an empty text is empty', async () => {
    const { query } = await understand('x', 'y');
    expect(snippet('', [], query, { ...TAGS, words: 10, ellipsis: '…' })).toEqual({ value: '', matchLevel: 'none' });
  });
});
