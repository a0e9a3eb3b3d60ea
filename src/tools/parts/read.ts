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
  | { readonly code: 'length'; readonly most: number };

export type Reading<Value> = { readonly value: Value; readonly fault?: undefined } | { readonly fault: Fault; readonly value?: undefined };

/** Both decimal signs, and no sign between thousands: 1.000 would be one or a thousand. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** @param text a decimal number with point or comma, whatever the language */
export function readNumber(text: string, { min, max, whole = false }: NumberRange): Reading<number> {
  const trimmed = text.trim();
  if (trimmed === '') return { fault: { code: 'empty' } };
  if (!NUMBER.test(trimmed)) return { fault: { code: 'number' } };
  // Adding 0 makes 0 of −0, which would be shown with its sign.
  const value = Number(trimmed.replace(',', '.')) + 0;
  if (value < min || value > max) return { fault: { code: 'range', min, max } };
  if (whole && !Number.isInteger(value)) return { fault: { code: 'whole' } };
  return { value };
}

/** @param text numbers with blanks or semicolons between them, and `/` between groups: `7 1 1 / 4 4 4` */
export function readGroups(text: string, range: ListRange): Reading<readonly (readonly number[])[]> {
  const groups = text.split('/').map((group) => group.split(/[\s;]+/).filter(Boolean));
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
