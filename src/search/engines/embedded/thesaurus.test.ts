import { describe, expect, it } from 'vitest';

import { createThesaurus } from './thesaurus';

const thesaurus = createThesaurus({
  synonyms: [
    ['credential', 'access key', 'chiave di accesso'],
    ['worm', 'write once read many times'],
  ],
  oneWay: [
    [
      ['foto', 'api token'],
      ['oggetto', 'chiave di accesso'],
    ],
  ],
  language: 'it',
});

describe('thesaurus', () => {
  it.each([
    [['credentials'], ['accesskey', 'chiaveaccesso']],
    [
      ['access', 'keys'],
      ['credential', 'chiaveaccesso'],
    ],
    [
      ['chiavi', 'accesso'],
      ['credential', 'accesskey'],
    ],
    [['accesso'], []],
    [['worm'], []],
    [['foto'], ['oggetto', 'chiaveaccesso']],
    [['oggetto'], []],
    [
      ['api', 'tokens'],
      ['oggetto', 'chiaveaccesso'],
    ],
  ])('gives for %j: %j', (words, others) => {
    expect(thesaurus.of(words)).toEqual(others);
  });

  it('knows the phrases that something stands for and their last words', () => {
    expect([...thesaurus.phrases]).toEqual(['accesskey', 'chiaveaccesso']);
    expect([...thesaurus.lastWords]).toEqual(['key', 'accesso']);
  });
});
