/** Pure code that represents pasted text in either format as parts with line numbers, and reads values from them by a schema. */
import type words from '../../../../i18n/en/tools/lifecycle-builder.json';
import type { JsonPath, JsonText } from '../../parts/json-text';
import type { NumberRange } from '../../parts/read';
import { isDate } from '../core/model';

export interface Part {
  readonly name: string;
  /** 1-based line number. */
  readonly line: number;
  /** A part has one of these three properties. In XML, every value is a string. */
  readonly elements?: readonly Part[];
  readonly items?: readonly Part[];
  readonly value?: string | number | boolean | null;
}

type CodeOf<Id> = Id extends `lifecycle.text.${infer Code}` ? Exclude<Code, `type.${string}`> : never;

/** Problem with a part. `code` is the end of the message's ID, and the other values are for the message's placeholders. */
export type TextFault = Pick<Part, 'line' | 'name'> &
  (
    | { readonly code: 'type'; readonly expected: 'text' | 'number' | 'flag' | 'list' | 'elements' }
    | ({ readonly code: CodeOf<keyof typeof words> | 'whole' | 'range' } & Readonly<Record<string, string | number>>)
  );
type Fault = TextFault extends infer One ? (One extends TextFault ? Omit<One, 'line' | 'name'> : never) : never;

/** Element that was skipped because the form has no field for it. */
export type LeftOut = Pick<Part, 'line' | 'name'>;

/** JSON names of lists, with the elements that XML repeats instead. */
export const LISTS = [
  { list: 'Rules', item: 'Rule', within: 'LifecycleConfiguration' },
  { list: 'Tags', item: 'Tag', within: 'And' },
] as const;

/** @param path location of the part in the JSON value */
export function partOfJson({ value, lineOf }: JsonText, name: string, path: JsonPath = []): Part {
  const line = lineOf(path);
  const partAt = (step: string | number, inner: unknown, of: string): Part => partOfJson({ value: inner, lineOf }, of, [...path, step]);
  if (Array.isArray(value)) {
    const item = LISTS.find(({ list }) => list === name)?.item ?? name;
    return { name, line, items: value.map((inner: unknown, at) => partAt(at, inner, item)) };
  }
  if (typeof value === 'object' && value !== null)
    return { name, line, elements: Object.entries(value).map(([key, inner]) => partAt(key, inner, key)) };
  return { name, line, value: value as string | number | boolean | null };
}

/** Characters that XML can't contain: control characters, unpaired surrogates, and two noncharacters. */
export const UNWRITABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

const DECIMAL = /^\s*-?\d+(?:\.\d+)?\s*$/;
/** ISO 8601 date and time. The time zone defaults to UTC. */
const TIME = /^\s*(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?\s*$/;
const MIDNIGHT = /^[0:.]+$/;
const UTC = /^(?:Z|[+-]00:?00)?$/;

/** Names of actions that move objects to other storage classes. */
const TRANSITIONS = /^(?:Noncurrent(?:Version)?)?Transitions?$/;

export const charactersOf = (text: string): number => Array.from(text).length;
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Collects the problems of a text. */
export class Report {
  readonly faults: TextFault[] = [];
  readonly leftOut: LeftOut[] = [];

  constructor(readonly isXml: boolean) {}

  add({ line, name }: Part, fault: Fault): void {
    this.faults.push({ line, name, ...fault } as TextFault);
  }
}

/** Reads a value from a part and reports its problems. If the value has a problem, it's undefined. */
type Read<Value> = (part: Part, report: Report) => Value;

/** @param lengthOf measures the text in the unit of `most`, which is characters by default */
export const text =
  (most: number, lengthOf = charactersOf): Read<string | undefined> =>
  (part, report) => {
    const { value } = part;
    if (typeof value !== 'string') report.add(part, { code: 'type', expected: 'text' });
    else if (UNWRITABLE.test(value)) report.add(part, { code: 'control' });
    else if (lengthOf(value) > most) report.add(part, { code: 'length', most });
    else return value;
    return undefined;
  };

export const number =
  ({ min, max }: NumberRange): Read<number | undefined> =>
  (part, report) => {
    const isDecimal = report.isXml && typeof part.value === 'string' && DECIMAL.test(part.value);
    const value = isDecimal ? Number(part.value) : part.value;
    if (typeof value !== 'number') report.add(part, { code: 'type', expected: 'number' });
    else if (!Number.isInteger(value)) report.add(part, { code: 'whole' });
    else if (value < min || value > max) report.add(part, { code: 'range', min, max });
    else return value;
    return undefined;
  };

export const flag: Read<boolean | undefined> = (part, report) => {
  const value = report.isXml && typeof part.value === 'string' ? { true: true, false: false }[part.value.trim()] : part.value;
  if (typeof value === 'boolean') return value;
  report.add(part, { code: 'type', expected: 'flag' });
  return undefined;
};

/** Reads a date such as `2027-01-31`. */
export const date: Read<string | undefined> = (part, report) => {
  const [, day = '', time = '0', zone = ''] = TIME.exec(text(Infinity)(part, report) ?? '') ?? [];
  if (!isDate(day)) report.add(part, { code: 'date' });
  else if (!MIDNIGHT.test(time) || !UTC.test(zone)) report.add(part, { code: 'midnight' });
  else return day;
  return undefined;
};

export const list =
  <Value>(read: Read<Value>): Read<readonly Value[] | undefined> =>
  (part, report) => {
    if (!part.items) report.add(part, { code: 'type', expected: 'list' });
    return part.items?.map((item) => read(item, report));
  };

type Schema = Readonly<Record<string, Read<unknown>>>;
type Values<Own extends Schema> = { readonly [Name in keyof Own]?: ReturnType<Own[Name]> };

/**
 * Reads a part that contains other elements, each at most once. The result contains every element that is present.
 * @param needed name of an element that the part must contain
 * @param isAlone whether the part can contain only one of the elements
 */
export const elements =
  <const Own extends Schema>(
    schema: Own,
    { needed, isAlone = false }: { needed?: keyof Own & string; isAlone?: boolean } = {},
  ): Read<Values<Own>> =>
  (part, report) => {
    const found = new Map<string, Part>();
    // An empty XML element is parsed as an empty string, even if elements are expected.
    const isEmpty = report.isXml && typeof part.value === 'string' && part.value.trim() === '';
    if (!part.elements && !isEmpty) report.add(part, { code: 'type', expected: 'elements' });
    for (const element of part.elements ?? []) {
      const { name, line } = element;
      if (found.has(name)) report.add(element, { code: 'twice' });
      else if (TRANSITIONS.test(name)) report.leftOut.push({ line, name });
      else if (!Object.hasOwn(schema, name)) report.add(element, { code: 'unknown', known: Object.keys(schema).join(', ') });
      else found.set(name, element);
    }
    if (needed !== undefined && !found.has(needed)) report.add(part, { code: 'missing', missing: needed });
    if (isAlone && found.size > 1) report.add(part, { code: 'one-of', found: [...found.keys()].join(', ') });
    const read = isAlone && found.size > 1 ? [] : [...found];
    return Object.fromEntries(read.map(([name, element]) => [name, schema[name]?.(element, report)])) as Values<Own>;
  };
