import type * as z from 'zod';
import { contrast } from '../lib/contrast';
import { closest } from '../lib/substitute';
import { knownLocales } from '../site/locales';
import { brandSchema, type Brand, type Palette } from './schema';

/** Minimum contrast for text (AA; WCAG 2.2, 1.4.3) and for body text (AAA; 1.4.6). */
const AA = 4.5;
const AAA = 7;
/** Text colors, from `--c-text` in `src/styles/tokens.css`. */
export const TEXT = { dark: '#ece7dd', light: '#211e19' } as const;

type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { readonly [Name in keyof T]?: DeepPartial<T[Name]> } : T;
/** The part of a brand file that has valid values. */
export type ValidFields = DeepPartial<Brand>;

/** Problems come with the valid fields, so that what else is wrong with them can be reported at the same time. */
export type Validated = { brand: Brand } | { problems: string[]; valid: ValidFields };

/** Validates a parsed brand file. Each problem is a single line: `field: what is expected`. */
export function validateBrand(data: unknown): Validated {
  const result = brandSchema.safeParse(data);
  const issues = result.error?.issues ?? [];
  const valid = result.data ?? validFields(data, issues);
  const { colors, announcement } = valid;
  const problems = [
    ...issues.flatMap((issue) => describe(issue, data)),
    ...paletteProblems('colors.dark', colors?.dark, TEXT.dark),
    ...paletteProblems('colors.light', colors?.light, TEXT.light),
    ...textProblems(valid),
    ...contrastProblem('announcement.textColor', announcement?.textColor, 'backgroundColor', announcement?.backgroundColor, AA),
  ];
  return result.success && problems.length === 0 ? { brand: result.data } : { problems, valid };
}

/** Returns a brand file's data without the values that have problems. An item of a list counts for the whole list. */
function validFields(data: unknown, issues: readonly z.core.$ZodIssue[]): ValidFields {
  // If the list of languages has problems, nobody knows yet which texts are needed.
  const copy: unknown = { languages: knownLocales, ...(structuredClone(data) as object) };
  for (const { path, code } of issues) {
    // An unknown field makes no other value wrong.
    if (code === 'unrecognized_keys') continue;
    const item = path.findIndex((key) => typeof key === 'number');
    const keys = item === -1 ? path : path.slice(0, item);
    const [name] = keys.slice(-1);
    if (name === undefined) return {};
    const parent = keys.slice(0, -1).reduce(valueOf, copy);
    // The name stays, because a text with a problem isn't a missing text.
    if (typeof parent === 'object' && parent !== null) Reflect.set(parent, name, undefined);
  }
  return copy as ValidFields;
}

const valueOf = (value: unknown, key: PropertyKey): unknown => (value as Record<PropertyKey, unknown> | undefined | null)?.[key];

/** Returns texts without one for the first of the site's languages as problems. */
function textProblems({ languages: [first] = [], announcement, durability, availability, ownPages }: ValidFields): string[] {
  const all = { 'announcement.content': announcement?.content, 'ownPages.label': ownPages?.label, durability, availability };
  return Object.entries(all).flatMap(([field, texts]) =>
    texts && first !== undefined && !(first in texts)
      ? [`${field}: expected a text for "${first}", which is shown in locales without a text; found ${JSON.stringify(texts)}`]
      : [],
  );
}

function describe(issue: z.core.$ZodIssue, data: unknown): string[] {
  const field = issue.path.join('.') || '(whole file)';
  const names = Object.keys(brandSchema.shape);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const suggestion = closest(key, names);
      const hint = suggestion === undefined ? '' : `did you mean ${suggestion}? `;
      return `${[...issue.path, key].join('.')}: unknown field; ${hint}README.md and the default brand’s file list the fields`;
    });
  }
  const found = issue.path.reduce(valueOf, data);
  const isNullable =
    !issue.message.includes('null') &&
    Object.entries(brandSchema.shape).some(([name, schema]) => name === field && schema.safeParse(null).success);
  return [
    `${field}: ${issue.message}${isNullable ? ', or null' : ''}; ${found === undefined ? 'the field is missing' : `found ${JSON.stringify(found)}`}`,
  ];
}

/** Does nothing if one of the colors is missing, which another problem says. @param ground name of the background color */
function contrastProblem(field: string, color: string | undefined, ground: string, behind: string | undefined, least: number): string[] {
  if (color === undefined || behind === undefined) return [];
  const ratio = contrast(color, behind);
  if (ratio >= least) return [];
  return [`${field}: expected a contrast of at least ${least} to 1 on ${ground} ${behind}; found ${color} with ${ratio.toFixed(2)}`];
}

/** Returns unreadable colors as problems, because the tokens promise AA contrast for every brand, and AAA for its text. */
function paletteProblems(field: string, palette: Partial<Palette> = {}, text: string): string[] {
  const pairs = [
    ['accent', 'background'],
    ['data', 'background'],
    ['accentInk', 'accent'],
  ] as const;
  return [
    ...pairs.flatMap(([front, back]) => contrastProblem(`${field}.${front}`, palette[front], back, palette[back], AA)),
    ...contrastProblem(`${field}.background`, palette.background, 'the text', text, AAA),
  ];
}
