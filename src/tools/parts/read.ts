/** Pure functions that parse all input from the reader. They convert text to a value or a problem. */

/** Range of valid numbers. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}

/** Valid lists: groups of numbers within a range. */
export interface ListRange extends NumberRange {
  /** Maximum total number of values in all groups. */
  readonly most: number;
}

/** Problem with a field value, and what is expected instead. */
export type Fault =
  | { readonly code: 'empty' | 'number' | 'whole' }
  | { readonly code: 'range'; readonly min: number; readonly max: number }
  | { readonly code: 'length'; readonly most: number }
  /** A single comma or point before three digits, which could be a thousands separator or a decimal separator. */
  | { readonly code: 'separator'; readonly text: string; readonly large: number; readonly small: number };

export type Reading<Value> = { readonly value: Value; readonly fault?: undefined } | { readonly fault: Fault; readonly value?: undefined };

/** Number with either decimal separator, regardless of the language. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
/** Number with spaces between thousands, as the tools write them, or with a repeated separator: `21 600.5`, `1,000,000`. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;
/** Number such as `1,000` or `1.000`, which could mean one or a thousand. `0.125` isn't ambiguous, because it starts with a zero. */
const EITHER = /^[+-]?0*[1-9]\d{0,2}[.,](\d{3})$/;

const THOUSAND = 1_000;

/** Returns the text without thousands separators. */
function ungrouped(text: string): string {
  if (!GROUPED.test(text)) return text;
  return /[ \u00A0\u202F]/.test(text) ? text.replace(/[ \u00A0\u202F]/g, '') : text.replace(/[.,]/g, '');
}

/**
 * Interprets a number with one separator before three digits if there's only one possible reading. A whole number has no decimals, and a
 * range that ends below a thousand has no thousands. Any other number is ambiguous: even if the larger reading is out of range, the reader
 * might have meant it. `000` is never read as decimals.
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

/** @param text number with a decimal point or comma, with or without spaces between thousands */
export function readNumber(text: string, range: NumberRange): Reading<number> {
  const { min, max, whole = false } = range;
  const trimmed = ungrouped(text.trim());
  if (trimmed === '') return { fault: { code: 'empty' } };
  if (!NUMBER.test(trimmed)) return { fault: { code: 'number' } };
  const clear = thousandsOrDecimals(trimmed, range);
  if (typeof clear !== 'string') return { fault: clear };
  // Adding 0 converts −0 to 0. Otherwise, the sign would be shown.
  const value = Number(clear.replace(',', '.')) + 0;
  if (value < min || value > max) return { fault: { code: 'range', min, max } };
  if (whole && !Number.isInteger(value)) return { fault: { code: 'whole' } };
  return { value };
}

/**
 * @param text numbers separated by semicolons or spaces (except for the narrow spaces that the tools write between thousands), with `/`
 * between groups: `7 1 1 / 4 4 4`
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
