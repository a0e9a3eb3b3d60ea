import type * as z from 'zod';
import { contrast } from '../lib/contrast';
import { brandSchema, type Brand, type Palette } from './schema';

/** AA for text (WCAG 2.2, 1.4.3). */
const AA = 4.5;

export type Validated = { brand: Brand } | { problems: string[] };

/** Checks a parsed brand file; each problem is one line `field: what is expected`. */
export function validateBrand(data: unknown): Validated {
  const result = brandSchema.safeParse(data);
  if (!result.success) return { problems: result.error.issues.flatMap((issue) => describe(issue, data)) };
  const problems = [
    ...paletteProblems('colors.dark', result.data.colors.dark),
    ...paletteProblems('colors.light', result.data.colors.light),
  ];
  return problems.length > 0 ? { problems } : { brand: result.data };
}

function describe(issue: z.core.$ZodIssue, data: unknown): string[] {
  const field = issue.path.join('.') || '(whole file)';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: unknown field; expected one that the schema lists`);
  }
  const found = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key as string],
    data,
  );
  return [`${field}: ${issue.message}; ${found === undefined ? 'the field is missing' : `found ${JSON.stringify(found)}`}`];
}

/** Colours that cannot be read are problems too: the tokens promise AA for every brand. */
function paletteProblems(field: string, palette: Palette): string[] {
  const pairs = [
    ['accent', 'background'],
    ['data', 'background'],
    ['accentInk', 'accent'],
  ] as const;
  return pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(palette[front], palette[back]) }))
    .filter(({ ratio }) => ratio < AA)
    .map(({ front, back, ratio }) => {
      const expected = `expected a contrast of at least ${AA} to 1 on ${back} ${palette[back]}`;
      return `${field}.${front}: ${expected}; found ${palette[front]} with ${ratio.toFixed(2)}`;
    });
}
