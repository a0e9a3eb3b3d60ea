import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import arnia from '../site/brand/arnia/brand.json';
import { loadBrand } from './load';

/** Returns the fields that problems are reported for, in alphabetical order. There are no pictures next to the brand file. */
function fieldsWithProblems(change: object): string[] {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'brand-')), 'brand.json');
  // Addresses in the copy are those of another brand.
  writeFileSync(file, JSON.stringify({ ...arnia, ...change }).replaceAll(arnia.domain, 'lira.example'));
  try {
    loadBrand(process.cwd(), file);
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [];
    return lines.map((line) => line.replace(/^.*brand\.json: ([\w.]+): .*$/, '$1')).sort();
  }
  return [];
}

const PICTURES = ['favicon', 'logo.dark', 'logo.light', 'socialImage'];

describe('loadBrand', () => {
  it('reports problems with values, colors, texts, and pictures at once', () => {
    const colors = { dark: { ...arnia.colors.dark, accent: '#222222' }, light: { ...arnia.colors.light, accent: 'honey' } };
    expect(fieldsWithProblems({ colors, durability: { it: '99,9 %' }, supportEmail: 'nobody', colour: '' })).toEqual(
      ['colors.dark.accent', 'colors.dark.accentInk', 'colors.light.accent', 'colour', 'durability', 'supportEmail', ...PICTURES].sort(),
    );
  });

  it('reports a text with a problem once, and colors next to an unknown field', () => {
    const colors = { ...arnia.colors, dark: { ...arnia.colors.dark, accent: '#222222', accentColor: '#222222' } };
    expect(fieldsWithProblems({ colors, durability: { ...arnia.durability, en: '99' } })).toEqual(
      ['colors.dark.accent', 'colors.dark.accentInk', 'colors.dark.accentColor', 'durability.en', ...PICTURES].sort(),
    );
  });

  it('doesn’t look for a picture without a valid address', () => {
    expect(fieldsWithProblems({ favicon: 'x', logo: { dark: '/brand/logo.svg' } })).toEqual(PICTURES);
  });

  it('expects no text in a language while the list of languages has problems', () => {
    expect(fieldsWithProblems({ languages: ['it', 'it'], durability: { it: '99,9 %' } })).toEqual([...PICTURES, 'languages'].sort());
  });
});
