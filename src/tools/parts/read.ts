/** The one way to read what a reader enters: text in, value or fault out. Pure. */

/** What a number may be. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}

/** What a list may be: numbers of a range in groups. */
export interface ListRange extends NumberRange {
  /** Most numbers of all groups together. */
  readonly most: number;
}

/** What is wrong with a text, and what is expected. */
export type Fault =
  | { readonly code: 'empty' | 'number' | 'whole' }
  | { readonly code: 'range'; readonly min: number; readonly max: number }
  | { readonly code: 'length'; readonly most: number }
  /** One comma or point before three digits: a thousands separator or a decimal sign, which no one can tell. */
  | { readonly code: 'separator'; readonly text: string; readonly large: number; readonly small: number };

export type Reading<Value> = { readonly value: Value; readonly fault?: undefined } | { readonly fault: Fault; readonly value?: undefined };

/** Both decimal signs, whatever the language. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
/** Blanks between thousands, as the tools print them, or a sign that is repeated: `21 600.5`, `1,000,000`. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;
/** `1,000` or `1.000`: one, or a thousand. With a zero before the sign there is only one reading. */
const EITHER = /^[+-]?0*[1-9]\d{0,2}[.,](\d{3})$/;

const THOUSAND = 1_000;

/** The text without what is between thousands. */
function ungrouped(text: string): string {
  if (!GROUPED.test(text)) return text;
  return /[ \u00A0\u202F]/.test(text) ? text.replace(/[ \u00A0\u202F]/g, '') : text.replace(/[.,]/g, '');
}

/**
 * A number with one sign before three digits is read as its only possible reading: a whole number has no decimals, and a
 * range that ends below a thousand has no thousands. A thousand above a larger range may still be meant, and must not be
 * taken for one. `000` is never read as decimals.
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

/** @param text a number with a decimal point or comma, and with or without blanks between thousands */
export function readNumber(text: string, range: NumberRange): Reading<number> {
  const { min, max, whole = false } = range;
  const trimmed = ungrouped(text.trim());
  if (trimmed === '') return { fault: { code: 'empty' } };
  if (!NUMBER.test(trimmed)) return { fault: { code: 'number' } };
  const clear = thousandsOrDecimals(trimmed, range);
  if (typeof clear !== 'string') return { fault: clear };
  // Adding 0 makes 0 of −0, which would be shown with its sign.
  const value = Number(clear.replace(',', '.')) + 0;
  if (value < min || value > max) return { fault: { code: 'range', min, max } };
  if (whole && !Number.isInteger(value)) return { fault: { code: 'whole' } };
  return { value };
}

/** @param text numbers with blanks (not the narrow one that the tools print between thousands) or semicolons between them, and `/` between groups: `7 1 1 / 4 4 4` */
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
