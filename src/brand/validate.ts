import type * as z from 'zod';
import { contrast } from '../lib/contrast';
import { brandSchema, type Brand, type Palette } from './schema';

/** Minimum contrast for text (AA; WCAG 2.2, 1.4.3) and for body text (AAA; 1.4.6). */
const AA = 4.5;
const AAA = 7;
/** Text colors, from `--c-text` in `src/styles/tokens.css`. */
export const TEXT = { dark: '#ece7dd', light: '#211e19' } as const;

export type Validated = { brand: Brand } | { problems: string[] };

/** Validates a parsed brand file. Each problem is a single line: `field: what is expected`. */
export function validateBrand(data: unknown): Validated {
  const result = brandSchema.safeParse(data);
  if (!result.success) return { problems: result.error.issues.flatMap((issue) => describe(issue, data)) };
  const { colors, announcement } = result.data;
  const problems = [
    ...paletteProblems('colors.dark', colors.dark, TEXT.dark),
    ...paletteProblems('colors.light', colors.light, TEXT.light),
    ...textProblems(result.data),
    ...(announcement
      ? contrastProblem('announcement.textColor', announcement.textColor, `backgroundColor ${announcement.backgroundColor}`, AA)
      : []),
  ];
  return problems.length > 0 ? { problems } : { brand: result.data };
}

/** Returns texts without one for the first of the site's languages as problems. */
function textProblems({ languages: [first = ''], announcement, durability, availability, ownPages }: Brand): string[] {
  const all = { 'announcement.content': announcement?.content, 'ownPages.label': ownPages?.label, durability, availability };
  return Object.entries(all).flatMap(([field, texts]) =>
    texts && !(first in texts)
      ? [`${field}: expected a text for "${first}", which is shown in locales without a text; found ${JSON.stringify(texts)}`]
      : [],
  );
}

function describe(issue: z.core.$ZodIssue, data: unknown): string[] {
  const field = issue.path.join('.') || '(whole file)';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: unknown field; expected a field of the schema`);
  }
  const found = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key as string],
    data,
  );
  const isNullable =
    !issue.message.includes('null') &&
    Object.entries(brandSchema.shape).some(([name, schema]) => name === field && schema.safeParse(null).success);
  return [
    `${field}: ${issue.message}${isNullable ? ', or null' : ''}; ${found === undefined ? 'the field is missing' : `found ${JSON.stringify(found)}`}`,
  ];
}

/** @param ground name and value of the background color */
function contrastProblem(field: string, color: string, ground: string, least: number): string[] {
  const ratio = contrast(color, ground.slice(-7));
  if (ratio >= least) return [];
  return [`${field}: expected a contrast of at least ${least} to 1 on ${ground}; found ${color} with ${ratio.toFixed(2)}`];
}

/** Returns unreadable colors as problems, because the tokens promise AA contrast for every brand, and AAA for its text. */
function paletteProblems(field: string, palette: Palette, text: string): string[] {
  const pairs = [
    ['accent', 'background'],
    ['data', 'background'],
    ['accentInk', 'accent'],
  ] as const;
  return [
    ...pairs.flatMap(([front, back]) => contrastProblem(`${field}.${front}`, palette[front], `${back} ${palette[back]}`, AA)),
    ...contrastProblem(`${field}.background`, palette.background, `the text ${text}`, AAA),
  ];
}
