/** Elements of a pasted text by name, each with its type; what is wrong is collected. Pure. */
import type { NumberRange } from '../../parts/read';
import { isDate } from '../core/days';
import type { FaultKind, LeftOut, TextFault } from './fault';
import type { Part } from './part';

/** Control characters, which XML cannot hold, halves of characters, and two that are none. */
export const UNWRITABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

const DECIMAL = /^\s*-?\d+(?:\.\d+)?\s*$/;
/** Date and time of ISO 8601, in UTC where it says nothing. */
const TIME = /^\s*(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?\s*$/;
const MIDNIGHT = /^[0:.]+$/;
const UTC = /^(?:Z|[+-]00:?00)?$/;

/** Actions that move objects to other storage classes. */
const TRANSITIONS = /^(?:Noncurrent(?:Version)?)?Transitions?$/;

type Named = Readonly<Partial<Record<string, Part>>>;

export const charactersOf = (text: string): number => Array.from(text).length;
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

export class Collector {
  readonly faults: TextFault[] = [];
  readonly leftOut: LeftOut[] = [];

  add(name: string, { line }: Part, fault: FaultKind): void {
    this.faults.push({ line, name, ...fault });
  }

  /** @param known names of the elements that may stand in it, each once */
  elements(name: string, part: Part, known: readonly string[]): Named {
    const { content } = part;
    // An element of XML without content may be one of those that hold elements.
    if (content.kind === 'text' && content.text.trim() === '') return {};
    if (content.kind !== 'elements') {
      this.add(name, part, { code: 'type', expected: 'elements' });
      return {};
    }
    const found: Record<string, Part> = {};
    for (const element of content.elements) {
      if (Object.hasOwn(found, element.name)) this.add(element.name, element.part, { code: 'twice' });
      else if (TRANSITIONS.test(element.name)) this.leftOut.push({ line: element.part.line, name: element.name });
      else if (!known.includes(element.name)) this.add(element.name, element.part, { code: 'unknown', known: known.join(', ') });
      else found[element.name] = element.part;
    }
    return found;
  }

  items(name: string, part: Part | undefined): readonly Part[] {
    if (!part) return [];
    if (part.content.kind === 'list') return part.content.items;
    this.add(name, part, { code: 'type', expected: 'list' });
    return [];
  }

  /** @param lengthOf what `most` counts: characters, unless it says otherwise */
  text(name: string, part: Part | undefined, most: number, lengthOf = charactersOf): string {
    if (!part) return '';
    const { content } = part;
    const text = content.kind === 'text' ? content.text : content.kind === 'value' ? content.value : undefined;
    if (typeof text !== 'string') this.add(name, part, { code: 'type', expected: 'text' });
    else if (UNWRITABLE.test(text)) this.add(name, part, { code: 'control' });
    else if (lengthOf(text) > most) this.add(name, part, { code: 'length', most });
    else return text;
    return '';
  }

  number(name: string, part: Part | undefined, { min, max }: NumberRange): number | undefined {
    if (!part) return undefined;
    const { content } = part;
    const value =
      content.kind === 'value' ? content.value : content.kind === 'text' && DECIMAL.test(content.text) ? Number(content.text) : null;
    if (typeof value !== 'number') this.add(name, part, { code: 'type', expected: 'number' });
    else if (!Number.isInteger(value)) this.add(name, part, { code: 'whole' });
    else if (value < min || value > max) this.add(name, part, { code: 'range', min, max });
    else return value;
    return undefined;
  }

  flag(name: string, part: Part | undefined): boolean | undefined {
    if (!part) return undefined;
    const { content } = part;
    const flags: Readonly<Record<string, boolean>> = { true: true, false: false };
    const value = content.kind === 'text' ? flags[content.text.trim()] : content.kind === 'value' ? content.value : undefined;
    if (typeof value === 'boolean') return value;
    this.add(name, part, { code: 'type', expected: 'flag' });
    return undefined;
  }

  /** @returns a date such as `2027-01-31` */
  date(name: string, part: Part | undefined): string | undefined {
    if (!part) return undefined;
    const [, date = '', time = '0', zone = ''] = TIME.exec(this.text(name, part, Infinity)) ?? [];
    if (!isDate(date)) this.add(name, part, { code: 'date' });
    else if (!MIDNIGHT.test(time) || !UTC.test(zone)) this.add(name, part, { code: 'midnight' });
    else return date;
    return undefined;
  }
}
