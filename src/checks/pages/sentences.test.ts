import { describe, expect, it, vi } from 'vitest';
import type * as content from '../../content';
import { MOST_WORDS, sentences, sentencesOf, staleLongSentences } from './prose';
import { pageOf, problemsOf } from './testing/pages';

vi.mock('../../content', async (original) => ({
  ...(await original<typeof content>()),
  loadWords: () => ({ longSentences: [{ begins: 'Except word', reason: 'a list that reads as one' }] }),
}));

const sentence = (words: number, first = 'Word'): string => `${[first, ...Array<string>(words - 1).fill('word')].join(' ')}.`;

describe('counts', () => {
  it.each([
    ['two sentences', 'One two. Three four five.', [2, 3]],
    ['a sentence over two lines', 'One\ntwo three.', [3]],
    ['a code span as one word', 'Run `aws s3 ls`. `duck --list` is another.', [2, 3]],
    ['a formula and a variable as one word', 'With $a + b$ and {brand.name}.', [4]],
    ['the words of a link', 'Read [the whole guide](./x.md).', [4]],
    ['no dash as a word', 'One – two.', [2]],
    ['a number with a dot as one', 'Version 1.2 and 10.000 keys.', [5]],
    ['list items and admonitions', '- One two.\n\n:::note\n\nThree.\n\n:::', [2, 1]],
    ['no headings and tables', '## One two\n\n| Three |\n|---|\n| Four five |', []],
  ])('%s', (_case, source, expected) => {
    expect(sentencesOf(pageOf(source)).map(({ words }) => words)).toEqual(expected);
  });
});

it.each([
  ['the longest that is allowed', sentence(MOST_WORDS), []],
  [
    'one word more',
    `Short.\n\n${sentence(MOST_WORDS + 1)}`,
    [expect.stringMatching(/^3 31 words, expected at most 30: Word word/) as string],
  ],
  ['an exception', sentence(MOST_WORDS + 1, 'Except'), []],
])('checks %s', (_case, source, expected) => {
  expect(problemsOf(sentences, pageOf(source))).toEqual(expected);
});

it.each([
  ['used', sentence(MOST_WORDS + 1, 'Except'), []],
  ['of a sentence that is short now', sentence(MOST_WORDS, 'Except'), ['Except word']],
])('knows an exception that is %s', (_case, source, expected) => {
  expect(staleLongSentences('en', [pageOf(source)])).toEqual(expected);
});
