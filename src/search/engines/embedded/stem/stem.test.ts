import { describe, expect, it } from 'vitest';

import { stems } from '.';
import { stemEnglish } from './english';
import { stemItalian } from './italian';

describe('English stems', () => {
  it.each([
    'bucket buckets',
    'policy policies',
    'version versions versioned versioning',
    'upload uploads uploaded uploading',
    'delete deletes deleted deleting deletion',
    'encrypt encrypted encrypts encryption',
    'configure configured configuration configurations configuring',
    'replicate replicated replication',
    'permission permissions',
    'lock locks locked locking',
    'stop stops stopped stopping',
    'class classes',
    'tie ties',
    'immutable immutability',
  ])('are the same for %s', (family) => {
    expect(new Set(family.split(' ').map(stemEnglish)).size).toBe(1);
  });

  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['agreed', 'agre'],
    ['hopping', 'hop'],
    ['hoping', 'hope'],
    ['generously', 'generous'],
    ['relational', 'relat'],
    ['replacement', 'replac'],
    ['happily', 'happili'],
    ['news', 'news'],
    ['s3', 's3'],
    ['is', 'is'],
  ])('turn %s into %s as Porter2 does', (word, stem) => {
    expect(stemEnglish(word)).toBe(stem);
  });

  it.each([
    ['general', 'generate'],
    ['policy', 'police'],
    ['bucket', 'buckle'],
  ])('keep %s and %s apart', (a, b) => {
    expect(stemEnglish(a)).not.toBe(stemEnglish(b));
  });
});

describe('Italian stems, of folded words', () => {
  it.each([
    'oggetto oggetti',
    'chiave chiavi',
    'utente utenti',
    'conservare conserva conservati conservazione',
    'eliminare elimina eliminati eliminazione',
    'configurare configurazione configurarlo',
    'bloccare blocca bloccati blocco',
    'caricare carica caricamento caricamenti',
    'installare installazione',
    'abilitare abilitato abilitazione',
    'versione versioni',
    'politica politiche',
    'lungo lunghi',
  ])('are the same for %s', (family) => {
    expect(new Set(family.split(' ').map(stemItalian)).size).toBe(1);
  });

  it.each([
    ['rapidamente', 'rapid'],
    ['bucket', 'bucket'],
    ['abbandonata', 'abbandon'],
    ['abbaiare', 'abbai'],
    ['e', 'e'],
  ])('turn %s into %s', (word, stem) => {
    expect(stemItalian(word)).toBe(stem);
  });

  it.each([
    ['chiave', 'chi'],
    ['gestione', 'gesto'],
  ])('keep %s and %s apart', (a, b) => {
    expect(stemItalian(a)).not.toBe(stemItalian(b));
  });
});

describe('stems of a language', () => {
  it('are Italian and English for Italian pages, which hold English terms', () => {
    const shared = (a: string, b: string): boolean => stems(a, 'it').some((stem) => stems(b, 'it').includes(stem));
    expect(shared('oggetto', 'oggetti')).toBe(true);
    expect(shared('bucket', 'buckets')).toBe(true);
    expect(shared('oggetto', 'bucket')).toBe(false);
  });

  it('go by the language and not by the region', () => {
    expect(stems('buckets', 'en-GB')).toEqual(stems('bucket', 'en'));
  });

  it('are none for a language without a stemmer', () => {
    expect(stems('objets', 'fr')).toEqual([]);
  });
});
