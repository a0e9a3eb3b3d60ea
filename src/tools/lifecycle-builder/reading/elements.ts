/** Pure code that represents pasted text in either format as parts with line numbers and values, and finds problems in it. */
import type { JsonPath, JsonText } from '../../parts/json-text';
import type { NumberRange } from '../../parts/read';
import { isDate } from '../core/model';

export interface Part {
  /** Element name. */
  readonly name: string;
  /** 1-based line number. */
  readonly line: number;
  /** A part has one of these three properties. In XML, every value is a string. */
  readonly elements?: readonly Part[];
  readonly items?: readonly Part[];
  readonly value?: string | number | boolean | null;
}

/** Problem with a part. */
type Fault =
  | { readonly code: 'xml'; readonly says: string }
  | {
      readonly code:
        | 'ampersand'
        | 'root'
        | 'twice'
        | 'only-transitions'
        | 'whole'
        | 'status'
        | 'date'
        | 'midnight'
        | 'control'
        | 'tag-signs'
        | 'stray-text';
    }
  | { readonly code: 'unknown'; readonly known: string }
  | { readonly code: 'missing'; readonly missing: string }
  | { readonly code: 'type'; readonly expected: 'text' | 'number' | 'flag' | 'list' | 'elements' }
  | { readonly code: 'range'; readonly min: number; readonly max: number }
  | { readonly code: 'length'; readonly most: number }
  | { readonly code: 'one-of'; readonly found: string };

/** Problem with a part, together with the part's line number and element name. */
export type TextFault = Pick<Part, 'line' | 'name'> & Fault;

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

/** Reads values from parts and collects problems. A missing part has no value and causes no problem. */
export class Reader {
  readonly faults: TextFault[] = [];
  readonly leftOut: LeftOut[] = [];

  constructor(private readonly isXml: boolean) {}

  add({ line, name }: Part, fault: Fault): void {
    this.faults.push({ line, name, ...fault });
  }

  /**
   * @param known names of the elements that the part can contain, at most once each
   * @param needed names of the elements that it must contain
   */
  elements<Name extends string>(part: Part, known: readonly Name[], needed: readonly Name[] = []): Partial<Record<Name, Part>> {
    const { elements, value } = part;
    const found: Partial<Record<string, Part>> = {};
    // An empty XML element is parsed as an empty string, even if elements are expected.
    const isEmpty = this.isXml && typeof value === 'string' && value.trim() === '';
    if (!elements && !isEmpty) this.add(part, { code: 'type', expected: 'elements' });
    for (const element of elements ?? []) {
      const { name, line } = element;
      if (Object.hasOwn(found, name)) this.add(element, { code: 'twice' });
      else if (TRANSITIONS.test(name)) this.leftOut.push({ line, name });
      else if (!known.some((one) => one === name)) this.add(element, { code: 'unknown', known: known.join(', ') });
      else found[name] = element;
    }
    for (const name of needed) if (!found[name]) this.add(part, { code: 'missing', missing: name });
    return found;
  }

  /** Whether the part contains at most one of these elements. */
  isAlone(part: Part, elements: object): boolean {
    const found = Object.keys(elements);
    if (found.length > 1) this.add(part, { code: 'one-of', found: found.join(', ') });
    return found.length <= 1;
  }

  items(part: Part | undefined): readonly Part[] {
    if (part && !part.items) this.add(part, { code: 'type', expected: 'list' });
    return part?.items ?? [];
  }

  /** @param lengthOf measures the text in the unit of `most`, which is characters by default */
  text(part: Part | undefined, most: number, lengthOf = charactersOf): string {
    if (!part) return '';
    const { value } = part;
    if (typeof value !== 'string') this.add(part, { code: 'type', expected: 'text' });
    else if (UNWRITABLE.test(value)) this.add(part, { code: 'control' });
    else if (lengthOf(value) > most) this.add(part, { code: 'length', most });
    else return value;
    return '';
  }

  number(part: Part | undefined, { min, max }: NumberRange): number | undefined {
    if (!part) return undefined;
    const value = this.isXml && typeof part.value === 'string' && DECIMAL.test(part.value) ? Number(part.value) : part.value;
    if (typeof value !== 'number') this.add(part, { code: 'type', expected: 'number' });
    else if (!Number.isInteger(value)) this.add(part, { code: 'whole' });
    else if (value < min || value > max) this.add(part, { code: 'range', min, max });
    else return value;
    return undefined;
  }

  flag(part: Part | undefined): boolean | undefined {
    if (!part) return undefined;
    const { value } = part;
    const text = this.isXml && typeof value === 'string' ? value.trim() : undefined;
    if (value === true || text === 'true') return true;
    if (value === false || text === 'false') return false;
    this.add(part, { code: 'type', expected: 'flag' });
    return undefined;
  }

  /** @returns a date such as `2027-01-31` */
  date(part: Part | undefined): string | undefined {
    if (!part) return undefined;
    const [, date = '', time = '0', zone = ''] = TIME.exec(this.text(part, Infinity)) ?? [];
    if (!isDate(date)) this.add(part, { code: 'date' });
    else if (!MIDNIGHT.test(time) || !UTC.test(zone)) this.add(part, { code: 'midnight' });
    else return date;
    return undefined;
  }
}
