import { describe, expect, it } from 'vitest';

import { createThesaurus } from './thesaurus';

const thesaurus = createThesaurus(
  [
    ['credential', 'access key', 'chiave di accesso'],
    ['worm', 'write once read many times'],
  ],
  'it',
);

describe('thesaurus', () => {
  it.each([
    [['credentials'], ['accesskey', 'chiaveaccesso']],
    [['access', 'keys'], ['credential', 'chiaveaccesso']],
    [['chiavi', 'accesso'], ['credential', 'accesskey']],
    [['accesso'], []],
    [['worm'], []],
  ])('gives for %j: %j', (words, others) => {
    expect(thesaurus.of(words)).toEqual(others);
  });

  it('knows its phrases and their last words', () => {
    expect([...thesaurus.phrases]).toEqual(['accesskey', 'chiaveaccesso']);
    expect([...thesaurus.lastWords]).toEqual(['key', 'accesso']);
  });
});
