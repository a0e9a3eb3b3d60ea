/** The only way to read the reader's input: converts text to a value or a problem. Pure functions. */

/** Valid values of a number. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}

/** Valid values of a list: numbers of a range in groups. */
export interface ListRange extends NumberRange {
  /** Maximum number of values in all groups together. */
  readonly most: number;
}

/** The problem with a text, and the expected value. */
export type Fault =
  | { readonly code: 'empty' | 'number' | 'whole' }
  | { readonly code: 'range'; readonly min: number; readonly max: number }
  | { readonly code: 'length'; readonly most: number }
  /** One comma or point before three digits, which could be a thousands or a decimal separator. */
  | { readonly code: 'separator'; readonly text: string; readonly large: number; readonly small: number };

export type Reading<Value> = { readonly value: Value; readonly fault?: undefined } | { readonly fault: Fault; readonly value?: undefined };

/** Accepts both decimal separators, whatever the language. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
/** Spaces between thousands, as the tools print them, or a repeated separator: `21 600.5`, `1,000,000`. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;
/** `1,000` or `1.000`: one, or a thousand. With a zero before the separator, there is only one reading. */
const EITHER = /^[+-]?0*[1-9]\d{0,2}[.,](\d{3})$/;

const THOUSAND = 1_000;

/** The text without thousands separators. */
function ungrouped(text: string): string {
  if (!GROUPED.test(text)) return text;
  return /[ \u00A0\u202F]/.test(text) ? text.replace(/[ \u00A0\u202F]/g, '') : text.replace(/[.,]/g, '');
}

/**
 * A number with one separator before three digits is read in its only possible way: a whole number has no decimals, and a range that ends
 * below a thousand has no thousands. A thousand above a larger range may still be intended, and must not be read as one. `000` is never
 * read as decimals.
 */
function thousandsOrDecimals(text: string, { min, max, whole = false }: NumberRange): string | Fault {
  const decimals = EITHER.exec(text)?.[1];
  if (decimals === undefined) return text;
  const joined = text.replace(/[.,]/, '');
  const [large, small] = [Number(joined), Number(text.replace(',', '.'))];
  if (whole || (small < min && large >= min)) return joined;
  if (max < THOUSAND && decimals !== '000') return text;
  const fault: Fault = { code: 'separator', text, large, small };
  return fault;
}

/** @param text a number with a decimal point or comma, with or without spaces between thousands */
export function readNumber(text: string, range: NumberRange): Reading<number> {
  const { min, max, whole = false } = range;
  const trimmed = ungrouped(text.trim());
  if (trimmed === '') return { fault: { code: 'empty' } };
  if (!NUMBER.test(trimmed)) return { fault: { code: 'number' } };
  const clear = thousandsOrDecimals(trimmed, range);
  if (typeof clear !== 'string') return { fault: clear };
  // Adding 0 turns −0 into 0, which would otherwise be shown with its sign.
  const value = Number(clear.replace(',', '.')) + 0;
  if (value < min || value > max) return { fault: { code: 'range', min, max } };
  if (whole && !Number.isInteger(value)) return { fault: { code: 'whole' } };
  return { value };
}

/**
 * @param text numbers separated by spaces (not the narrow one that the tools print between thousands) or semicolons, and `/` between
 * groups: `7 1 1 / 4 4 4`
 */
export function readGroups(text: string, range: ListRange): Reading<readonly (readonly number[])[]> {
  const groups = text.split('/').map((group) => group.split(/[^\S\u202F]+|;/).filter(Boolean));
  if (groups.some((group) => group.length === 0)) return { fault: { code: 'empty' } };
  if (groups.flat().length > range.most) return { fault: { code: 'length', most: range.most } };
  const values: number[][] = [];
  for (const group of groups) {
    const readings = group.map((number) => readNumber(number, range));
    const fault = readings.find((reading) => reading.fault)?.fault;
    if (fault) return { fault };
    values.push(readings.flatMap(({ value }) => value ?? []));
  }
  return { value: values };
}
