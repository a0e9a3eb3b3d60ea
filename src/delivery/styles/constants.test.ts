import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { foldConstants } from './constants';

function fold(css: string, kept: string[] = []): string {
  const root = postcss.parse(css);
  foldConstants(root, new Set(kept));
  return root.toString().replaceAll(/:root\{\}/g, '');
}

describe('foldConstants', () => {
  it.each([
    ['a constant', ':root{--a:1px}p{margin:var(--a)}', 'p{margin:1px}'],
    ['one that asks for another', ':root{--a:var(--b);--b:1px}p{margin:var(--a)}', 'p{margin:1px}'],
    ['words that touch', ':root{--a:0}p{margin:var(--a)1px var(--a)var(--a)}', 'p{margin:0 1px 0 0}'],
    [
      'another name for what the root changes',
      ':root{--a:var(--b)}html[data-x]{--b:1px}p{margin:var(--a)}',
      'html[data-x]{--b:1px}p{margin:var(--b)}',
    ],
    [
      'what a later layer overrules',
      '@layer a,b;@layer a{:root{--a:1px}}@layer b{:root{--a:2px}}p{margin:var(--a)}',
      '@layer a,b;@layer a{}@layer b{}p{margin:2px}',
    ],
  ])('writes %s', (_, css, expected) => {
    expect(fold(css)).toBe(expected);
  });

  it.each([
    ['that an element changes', ':root{--a:1px}.x{--a:2px}p{margin:var(--a)}'],
    ['that a mode changes', ':root{--a:1px}html[data-theme=dark]{--a:2px}p{margin:var(--a)}'],
    ['that the screen changes', ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}'],
    ['that asks for what an element changes', ':root{--a:var(--b)}.x{--b:1px}p{margin:var(--a)}'],
    ['whose earlier layer is conditional', '@layer a{:root{--a:1px}}@layer b{@media print{:root{--a:2px}}}p{margin:var(--a)}'],
    ['with a word for all properties', ':root{--a:initial}p{margin:var(--a)}'],
    ['that somebody could do without', ':root{--a:1px}p{margin:var(--a,2px);padding:var(--a)}'],
  ])('leaves one %s', (_, css) => {
    expect(fold(css)).toBe(css);
  });

  it('keeps what a script asks for', () => {
    expect(fold(':root{--a:1px}', ['--a'])).toBe(':root{--a:1px}');
  });
});
