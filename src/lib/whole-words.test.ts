import { expect, it } from 'vitest';
import { anyOf, inflectedWords, wholeWords } from './whole-words';

it.each([
  ['a word, in any letter case', 'The bucket. Bucket!', ['bucket'], [], ['bucket', 'Bucket']],
  ['no part of a word', 'subbucket bucketful bucket-list città', ['bucket', 'citt'], [], []],
  ['a phrase', 'an object lock', ['object lock'], [], ['object lock']],
  ['an ending', 'rings and nexuses', ['ring', 'nexus'], ['s', 'es'], ['rings', 'nexuses']],
  ['signs as they are', 'a.b axb', ['a.b'], [], ['a.b']],
])('finds %s', (_case, text, words, endings, found) => {
  expect([...text.matchAll(wholeWords(words, endings))].map(([match]) => match)).toEqual(found);
});

it.each([
  ['the other number', 'Le vecchie versioni.', ['vecchia versione'], ['vecchie versioni']],
  ['an ending that changes the spelling', 'Due secchi, un elenco.', ['secchio', 'elenchi'], ['secchi', 'elenco']],
  ['across a line', 'caricamenti\naperti', ['caricamento aperto'], ['caricamenti\naperti']],
  ['no word without an ending', 'Un agent e due agenti.', ['agente'], ['agenti']],
  ['no other ending', 'versionato, versioning', ['versione'], []],
  ['short words only as they are', 'fuori da ora, dei bucket', ['ore', 'di bucket'], []],
])('finds in a language with endings %s', (_case, text, phrases, found) => {
  const endings = ['a', 'e', 'i', 'o', 'ia', 'ie', 'io', 'he', 'hi'];
  expect([...text.matchAll(inflectedWords(phrases, endings))].map(([match]) => match)).toEqual(found);
});

it('rules out a text without any of the words', () => {
  const any = anyOf([wholeWords(['bucket']), inflectedWords(['vecchia versione'], ['a', 'e', 'i']), /\p{L}!(?=\s|$)/gu]);
  expect(['A BUCKET', 'subbucket', 'vecchie versioni', 'Yes!'].map((text) => any.test(text))).toEqual([true, true, true, true]);
  expect(['A key.', 'nuova versione', '!'].map((text) => any.test(text))).toEqual([false, false, false]);
});
