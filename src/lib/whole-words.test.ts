import { expect, it } from 'vitest';
import { wholeWords } from './whole-words';

it.each([
  ['a word, in any letter case', 'The bucket. Bucket!', ['bucket'], [], ['bucket', 'Bucket']],
  ['no part of a word', 'subbucket bucketful bucket-list città', ['bucket', 'citt'], [], []],
  ['a phrase', 'an object lock', ['object lock'], [], ['object lock']],
  ['an ending', 'rings and nexuses', ['ring', 'nexus'], ['s', 'es'], ['rings', 'nexuses']],
  ['signs as they are', 'a.b axb', ['a.b'], [], ['a.b']],
])('finds %s', (_case, text, words, endings, found) => {
  expect([...text.matchAll(wholeWords(words, endings))].map(([match]) => match)).toEqual(found);
});
