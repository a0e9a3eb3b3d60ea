/** Compares the structure of a translation with the structure of its original. */
import type { Page } from '../content';
import type { Problem } from '../lib/diagnostic';
import { KINDS, outline, type Item, type Kind } from './outline';

/** Kinds whose order can change with a sentence's word order. */
const UNORDERED: readonly Kind[] = ['link', 'condition', 'variable', 'formula'];

const shown = (value: string): string => (value.length > 90 ? `${value.slice(0, 90)}…` : value).replaceAll('\n', '⏎');

/**
 * Returns structural differences between a translation and its original, with line numbers in the translation.
 * @param original and @param translation pages as written
 */
export function differences(original: Page, translation: Page): Problem[] {
  const [theirs, ours] = [outline(original), outline(translation)];
  return KINDS.flatMap((kind) => {
    const [expected, found] = [theirs, ours].map((items) => items.filter((item) => item.kind === kind)) as [Item[], Item[]];
    return UNORDERED.includes(kind) ? asBags(kind, expected, found) : inOrder(kind, expected, found);
  });
}

/** Reports only the first difference of each kind, because it causes the ones after it. */
function inOrder(kind: Kind, expected: readonly Item[], found: readonly Item[]): Problem[] {
  const length = Math.max(expected.length, found.length);
  for (let index = 0; index < length; index += 1) {
    const [want, have] = [expected[index], found[index]];
    if (want?.value === have?.value) continue;
    const line = have?.line ?? found.at(-1)?.line ?? 1;
    const item = `${kind} ${index + 1}`;
    if (!have) return [{ line, message: `${item} of the original (line ${want?.line}) is missing: ${shown(want?.value ?? '')}` }];
    if (!want) return [{ line, message: `${item} isn’t in the original: ${shown(have.value)}` }];
    return [{ line, message: `${item}: expected ${firstDifference(want.value, have.value)} (line ${want.line} of the original)` }];
  }
  return [];
}

/** Returns the first line that differs between two values. */
function firstDifference(want: string, have: string): string {
  const [wanted, had] = [want.split('\n'), have.split('\n')];
  const at = wanted.findIndex((line, index) => line !== had[index]);
  const index = at === -1 ? wanted.length : at;
  return `“${shown(wanted[index] ?? 'nothing more')}”, found “${shown(had[index] ?? 'nothing more')}”`;
}

function asBags(kind: Kind, expected: readonly Item[], found: readonly Item[]): Problem[] {
  const left = [...found];
  const missing = expected.filter((want) => {
    const at = left.findIndex((have) => have.value === want.value);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [
    ...missing.map((want) => ({ message: `${kind} of the original (line ${want.line}) is missing: ${shown(want.value)}` })),
    ...left.map((have) => ({ line: have.line, message: `${kind} isn’t in the original: ${shown(have.value)}` })),
  ];
}
