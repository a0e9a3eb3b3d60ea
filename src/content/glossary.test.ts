/** Tests the glossary in each language, from `i18n/<locale>/terms.yaml`. */
import { describe, expect, it } from 'vitest';
import { wholeWords } from '../lib/whole-words';
import { knownLocales, sourceLocale } from '../site/locales';
import { loadGlossary, type Term } from './language';

const { terms: originals } = loadGlossary(sourceLocale);
const ids = originals.map((term) => term.id);

/** Returns the prose in a text, without code, link targets, and variables. */
const prose = (markdown: string): string => markdown.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)|\{[\w.]+\}/g, ']');

/** Counts sentences by their endings: a period or question mark before a capital letter or at the end of the text. */
const sentences = (markdown: string): number => prose(markdown).match(/[.?](?=\s+[\p{Lu}{]|\s*$)/gu)?.length ?? 0;

const targets = (markdown: string): string[] => markdown.match(/\]\([^)]*\)/g) ?? [];

const rows = (terms: readonly Term[]): [string, Term][] => terms.map((term) => [term.id, term]);

describe.each(knownLocales)('the glossary in %s', (locale) => {
  const { terms } = loadGlossary(locale);
  const avoided = wholeWords(terms.flatMap(({ avoid }) => avoid));

  it('has no name twice', () => {
    const names = terms.map(({ term }) => term.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('finds a variant where there is one', () => {
    const [variant = ''] = terms.flatMap(({ avoid }) => avoid);
    expect(`Before ${variant}, after.`.match(avoided)).toEqual([variant]);
  });

  it.each(rows(terms))('%s is defined in one or two whole sentences', (_id, { definition }) => {
    expect(definition).toMatch(/\.$/);
    expect([1, 2]).toContain(sentences(definition));
  });

  it.each(rows(terms))(
    '%s is written with typographic apostrophes and uses no variant to avoid, its own name least of all',
    (_id, term) => {
      const text = prose(`${term.term}: ${term.definition}`);
      expect(text).not.toMatch(/'/);
      expect(text.match(avoided)).toBeNull();
      expect(term.avoid).not.toContain(term.term);
    },
  );

  it.each(rows(terms))('%s links to the same targets as the original', (id, { definition }) => {
    expect(targets(definition)).toEqual(targets(originals.find((term) => term.id === id)?.definition ?? ''));
  });
});

it.each([...new Set(originals.map(({ area }) => area))])('the area %s is sorted by its English names', (area) => {
  const names = originals.filter((term) => term.area === area).map(({ term }) => term);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
});

it.each(rows(originals))('%s points only at other terms that exist', (id, { see }) => {
  expect(see.filter((other) => other === id || !ids.includes(other))).toEqual([]);
});
