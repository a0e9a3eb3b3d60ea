/** Compares the structure of a translation with its original's. */
import { outline, type Item, type Kind } from './outline';

export interface Difference {
  /** Line in the translation, from 1. */
  line: number;
  message: string;
}

const NAMES: Readonly<Record<Kind, string>> = {
  headings: 'heading',
  code: 'code block',
  links: 'link',
  images: 'image',
  admonitions: 'admonition',
  tables: 'table',
  elements: 'element',
  variables: 'variable',
  math: 'formula',
};

/** Kinds whose order may change with the order of words in a sentence. */
const UNORDERED: ReadonlySet<Kind> = new Set<Kind>(['links', 'variables', 'math']);

const shown = (value: string): string => (value.length > 90 ? `${value.slice(0, 90)}…` : value).replaceAll('\n', '⏎');

/** @returns one line a difference; empty when the structure is the same */
export function differences(original: string, translation: string): Difference[] {
  const [theirs, ours] = [outline(original), outline(translation)];
  return (Object.keys(NAMES) as Kind[]).flatMap((kind) =>
    UNORDERED.has(kind) ? asBags(kind, theirs[kind], ours[kind]) : inOrder(kind, theirs[kind], ours[kind]),
  );
}

/** The first difference of a kind says enough: those after it follow from it. */
function inOrder(kind: Kind, expected: readonly Item[], found: readonly Item[]): Difference[] {
  const length = Math.max(expected.length, found.length);
  for (let index = 0; index < length; index += 1) {
    const [want, have] = [expected[index], found[index]];
    if (want?.value === have?.value) continue;
    const line = have?.line ?? found.at(-1)?.line ?? 1;
    if (!have)
      return [
        { line, message: `${NAMES[kind]} ${index + 1} of the original (line ${want?.line}) is missing: ${shown(want?.value ?? '')}` },
      ];
    if (!want) return [{ line, message: `${NAMES[kind]} ${index + 1} is not in the original: ${shown(have.value)}` }];
    return [
      {
        line,
        message: `${NAMES[kind]} ${index + 1}: expected ${firstDifference(want.value, have.value)} (line ${want.line} of the original)`,
      },
    ];
  }
  return [];
}

/** The first line in which two values differ. */
function firstDifference(want: string, have: string): string {
  const [wanted, had] = [want.split('\n'), have.split('\n')];
  const at = wanted.findIndex((line, index) => line !== had[index]);
  const index = at === -1 ? wanted.length : at;
  return `“${shown(wanted[index] ?? 'nothing more')}”, found “${shown(had[index] ?? 'nothing more')}”`;
}

function asBags(kind: Kind, expected: readonly Item[], found: readonly Item[]): Difference[] {
  const left = [...found];
  const missing = expected.filter((want) => {
    const at = left.findIndex((have) => have.value === want.value);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [
    ...missing.map((want) => ({ line: 1, message: `${NAMES[kind]} of the original (line ${want.line}) is missing: ${shown(want.value)}` })),
    ...left.map((have) => ({ line: have.line, message: `${NAMES[kind]} is not in the original: ${shown(have.value)}` })),
  ];
}
