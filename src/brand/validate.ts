import type * as z from 'zod';
import { contrast } from '../lib/contrast';
import { brandSchema, type Brand, type Palette } from './schema';

/** AA for text (WCAG 2.2, 1.4.3). */
const AA = 4.5;

export type Validated = { brand: Brand } | { faults: string[] };

/** Checks a parsed brand file; each fault is one line `field: what is expected`. */
export function validateBrand(data: unknown): Validated {
  const result = brandSchema.safeParse(data);
  if (!result.success) return { faults: result.error.issues.flatMap((issue) => describe(issue, data)) };
  const faults = [...paletteFaults('colors.dark', result.data.colors.dark), ...paletteFaults('colors.light', result.data.colors.light)];
  return faults.length > 0 ? { faults } : { brand: result.data };
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

/** Colours that cannot be read are faults too: the tokens promise AA for every brand. */
function paletteFaults(field: string, palette: Palette): string[] {
  const pairs = [
    ['accent', 'background'],
    ['data', 'background'],
    ['accentInk', 'accent'],
  ] as const;
  return pairs.flatMap(([front, back]) => {
    const ratio = contrast(palette[front], palette[back]);
    return ratio >= AA
      ? []
      : [
          `${field}.${front}: expected a contrast of at least ${AA} to 1 on ${back} ${palette[back]}; found ${palette[front]} with ${ratio.toFixed(2)}`,
        ];
  });
}
