import { describe, expect, it } from 'vitest';

import { PLAIN_ENGLISH } from '../../testing/engine';
import { recordsOf } from '../../testing/records';
import { languageData } from '../../index-texts';
import { buildIndexFile } from './build';
import { createFind } from './engine';
import type { LanguageData } from './index-file';

/** Returns the possible meanings of each query word, with the best meaning first. */
async function meant(input: string, texts: readonly string[], options: LanguageData = PLAIN_ENGLISH): Promise<string[][]> {
  const pages = texts.map((text, page) => `= /${page} | Area\n# Page\n${text}`);
  const find = await createFind(buildIndexFile(recordsOf(pages.join('\n'), options.language), options));
  return find(input).query.terms.map(({ variants }) => [...variants].sort(([, a], [, b]) => b - a).map(([word]) => word));
}

describe('analyse', () => {
  it.each([
    ['itself and its other forms', 'lock ', ['a lock', 'locked', 'clock'], [['lock', 'locked']]],
    ['what begins with the word that is being typed', 'ver', ['versions', 'verify', 'over'], [['verify', 'versions']]],
    ['what is mistyped', 'bukcet ', ['a bucket'], [['bucket']]],
    ['what has a letter too many', 'multiparts uploadd', ['multipart upload'], [['multipart'], ['upload']]],
    ['nothing for a short word that is mistyped', 'xy ', ['ab'], [[]]],
    ['no correction of a known word', 'lock ', ['lock', 'look'], [['lock']]],
    ['two words that the index has as one', 'multi part', ['multipart'], [['multipart'], ['multipart']]],
    [
      'one word that the index has as two',
      'retryupload ',
      ['retry', 'upload', 'retry', 'retry upload', 'retry upload', 'upload'],
      [['retry'], ['upload']],
    ],
    ['nothing for a name whose halves are rare words', 'paperless ', ['paper', 'less'], [[]]],
    [
      'an identifier as a whole',
      'put-object-acl',
      ['PutObjectAcl'],
      [
        ['putobjectacl', 'put'],
        ['putobjectacl', 'object'],
        ['putobjectacl', 'acl'],
      ],
    ],
  ])('finds %s', async (_, input, texts, expected) => {
    expect(await meant(input, texts)).toEqual(expected);
  });

  it('does not treat a function word as a form of another word', async () => {
    // The Italian stemmer considers `delete` to be a form of `del`.
    const options = { ...languageData('it'), synonyms: [['cancellazione', 'delete']], oneWay: [] };
    const [word] = await meant('cancellazione oggetti', ['del delete oggetti'], options);
    expect(word).toEqual(['delete']);
  });

  it('distinguishes phrases that differ in a function word', async () => {
    const synonyms = [
      ['turn on', 'enable'],
      ['turn off', 'disable'],
    ];
    const texts = ['enable disable turn versioning'];
    const of = async (input: string): Promise<string[] | undefined> => (await meant(input, texts, { ...PLAIN_ENGLISH, synonyms }))[0];
    expect([await of('turn on versioning'), await of('turn off versioning')]).toEqual([
      ['turn', 'enable'],
      ['turn', 'disable'],
    ]);
  });

  it('does not use synonyms of the separate words of a known phrase', async () => {
    const options = {
      ...PLAIN_ENGLISH,
      synonyms: [
        ['object', 'file'],
        ['object lock', 'worm'],
      ],
    };
    expect(await meant('object lock ', ['object file lock worm'], options)).toEqual([
      ['object', 'worm'],
      ['lock', 'worm'],
    ]);
    expect(await meant('object ', ['object file'], options)).toEqual([['object', 'file']]);
  });

  it('cuts a query of any length', async () => {
    expect(await meant(`lock ${'x'.repeat(600)}`, ['lock'])).toHaveLength(1);
    expect(await meant('lock key '.repeat(300), ['lock key'])).toHaveLength(2);
  });
});
