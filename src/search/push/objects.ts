/** Records as the objects of a hosted index: one for each heading, and one or more for the text below it. */
import { escapeHtml } from '../../lib/escape';
import type { RecordType, SearchRecord } from '../contract';

/** An object of the hosted index, in the shape of the service's own crawler for documentation. */
export interface HostedObject extends Omit<SearchRecord, 'type' | 'position'> {
  url_without_anchor: string;
  type: RecordType;
  /** Headings before text, outer headings first; then the order of the site. */
  weight: { level: number; position: number };
  /** As in the library's type of an object. */
  [attribute: string]: unknown;
}

/** Objects of a site, and the ids of the sections whose text was too long for one object. */
export interface Prepared {
  objects: HostedObject[];
  split: string[];
}

/** A section that does not fit, whatever its text is cut into. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

const SECTIONS_PER_PAGE = 10_000;
/** More parts than that are no text of a section. */
const MOST_PARTS = 1_000;

const escaped = (text: string | null): string | null => (text === null ? null : escapeHtml(text));

/** Bytes of an object as the service counts them: its JSON in UTF-8. */
export const bytesOf = (object: unknown): number => Buffer.byteLength(JSON.stringify(object));

/**
 * Cuts a text after every `length` characters, at the end of the word there.
 * @returns parts without white space around them, none of them empty
 */
export function splitText(text: string, length: number): string[] {
  // A stretch without white space is cut only when it is longer than any word, and never through a character.
  const parts = text.match(new RegExp(`[^]{1,${length}}\\S{0,200}`, 'gu')) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function headingObject({ type, hierarchy, position, ...record }: SearchRecord): HostedObject {
  const levels = Object.entries(hierarchy).map(([level, text]) => [level, escaped(text)]);
  return {
    ...record,
    url_without_anchor: record.url.replace(/#.*$/, ''),
    type,
    hierarchy: Object.fromEntries(levels) as SearchRecord['hierarchy'],
    content: null,
    code: null,
    weight: { level: 100 - 10 * Number(type.slice(3)), position: position.page * SECTIONS_PER_PAGE + position.section },
  };
}

/** The objects of a section's text in parts of `length` characters. */
function textObjects(record: SearchRecord, heading: HostedObject, length: number): HostedObject[] {
  const contents = splitText(record.content ?? '', length);
  const codes = splitText(record.code ?? '', length);
  return Array.from({ length: Math.max(contents.length, codes.length) }, (_, index) => ({
    ...heading,
    objectID: `${record.objectID}::text-${index + 1}`,
    type: contents[index] === undefined ? record.type : 'content',
    content: escaped(contents[index] ?? null),
    code: codes[index] ?? null,
    weight: { ...heading.weight, level: 0 },
  }));
}

/** @throws {TooLargeError} when headings and address alone are too much */
function fitting(record: SearchRecord, heading: HostedObject, maxBytes: number): HostedObject[] {
  const longest = Math.max(record.content?.length ?? 0, record.code?.length ?? 0, 1);
  for (let count = 1; count <= MOST_PARTS; count += 1) {
    const objects = textObjects(record, heading, Math.ceil(longest / count));
    if (objects.every((object) => bytesOf(object) <= maxBytes)) return objects;
  }
  throw new TooLargeError(
    `${record.objectID}: does not fit into objects of ${maxBytes} bytes; give more with --max-bytes, up to what your plan allows.`,
  );
}

/**
 * @param maxBytes most bytes of one object; a longer text becomes several objects of the same url
 * @throws {TooLargeError} for a section that cannot be cut so small
 */
export function hostedObjects(records: readonly SearchRecord[], maxBytes: number): Prepared {
  const split: string[] = [];
  const seen = new Map<string, number>();
  const objects = records.flatMap((one) => {
    const count = (seen.get(one.objectID) ?? 0) + 1;
    seen.set(one.objectID, count);
    // Two headings with one id: the page is wrong, and both shall be found.
    const record = count === 1 ? one : { ...one, objectID: `${one.objectID}::${count}` };
    const heading = headingObject(record);
    const texts = fitting(record, heading, maxBytes);
    if (texts.length > 1) split.push(record.objectID);
    return [heading, ...texts];
  });
  return { objects, split };
}
