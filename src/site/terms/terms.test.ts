import { describe, expect, it } from 'vitest';
import { terms } from './index';
import type { TermArea } from './index';

const AREAS: readonly TermArea[] = ['storage', 'access', 'protection', 'composer'];
const ids = terms.map((term) => term.id);

/** What a reader reads as prose: code and link targets taken out. */
function prose(markdown: string): string {
  return markdown.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']');
}

/** Counts sentences by their ends: a full stop or question mark before a capital or the text's end. */
function sentences(markdown: string): number {
  return prose(markdown).match(/[.?](?=\s+[\p{Lu}{]|\s*$)/gu)?.length ?? 0;
}

/** The forbidden variant found in the text as a whole word, in any letter case. */
function findForbidden(text: string, variants: readonly string[]): string | undefined {
  return variants.find((variant) => {
    const escaped = variant.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])`, 'iu').test(text);
  });
}

describe('terms as a whole', () => {
  it('has no id twice', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(['en', 'it'] as const)('has no name twice in %s', (locale) => {
    const names = terms.map((term) => (locale === 'en' ? term.term : term.it.term).toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(AREAS)('sorts the area %s by its English names', (area) => {
    const names = terms.filter((term) => term.area === area).map((term) => term.term);
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });
});

describe.each(terms.map((term) => [term.id, term] as const))('term %s', (_id, term) => {
  it('has an id that can stand in an address', () => {
    expect(term.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('points only at other terms that exist', () => {
    const bad = (term.see ?? []).filter((id) => id === term.id || !ids.includes(id));
    expect(bad).toEqual([]);
  });

  it.each([['en', term.definition], ['it', term.it.definition]] as const)(
    'is defined in one or two whole sentences (%s)',
    (_locale, definition) => {
      expect(definition).toMatch(/\.$/);
      expect([1, 2]).toContain(sentences(definition));
    },
  );

  it('links to the same targets in both languages', () => {
    const targets = (text: string) => text.match(/\]\([^)]*\)/g) ?? [];
    expect(targets(term.it.definition)).toEqual(targets(term.definition));
  });

  it('writes Italian with typographic apostrophes and real accents', () => {
    expect(`${term.it.term} ${prose(term.it.definition)}`).not.toMatch(/'/);
  });

  it('does not forbid its own name', () => {
    expect(term.forbidden.en).not.toContain(term.term);
    expect(term.forbidden.it).not.toContain(term.it.term);
  });
});

describe('definitions keep the rules of all terms', () => {
  const forbidden = {
    en: terms.flatMap((term) => term.forbidden.en),
    it: terms.flatMap((term) => term.forbidden.it),
  };

  it.each(terms.map((term) => [term.id, term] as const))('%s uses no forbidden variant', (_id, term) => {
    expect(findForbidden(prose(`${term.term}: ${term.definition}`), forbidden.en)).toBeUndefined();
    expect(findForbidden(prose(`${term.it.term}: ${term.it.definition}`), forbidden.it)).toBeUndefined();
  });

  it('finds a variant where there is one', () => {
    expect(findForbidden('Attiva il Versioning.', forbidden.it)).toBe('versioning');
    expect(findForbidden('Il controllo delle versioni.', forbidden.it)).toBeUndefined();
  });
});
