/** Records as the objects of a hosted index: one for each heading, and one or more for the text below it. */
import { createHash } from 'node:crypto';

import type { RecordType, SearchRecord } from '../contract';
import { escapeHtml } from '../engines/embedded/escape';
import { splitText } from './split';

/** An object of the hosted index, in the shape of the service's own crawler for documentation. */
export interface HostedObject {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  /** Escaped: dialog and page show it as HTML. */
  hierarchy: SearchRecord['hierarchy'];
  /** Escaped. Null in the object of a heading. */
  content: string | null;
  code: string | null;
  language: string;
  docusaurus_tag: string;
  /** Headings before text, outer headings first; then the order of the site. */
  weight: { level: number; position: number };
  /** Of all the rest, to tell what has changed. */
  hash: string;
}

/** Objects of a site, and what had to be done to them. */
export interface Prepared {
  objects: HostedObject[];
  /** Sections whose text was too long for one object. */
  split: string[];
}

/** A section that does not fit, whatever its text is cut into. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

const LEVEL_STEP = 10;
const LEVELS = 10;
const SECTIONS_PER_PAGE = 10_000;
/** More parts than that are no text of a section. */
const MOST_PARTS = 1_000;

const escaped = (text: string | null): string | null => (text === null ? null : escapeHtml(text));

/** Bytes of an object as the service counts them: its JSON in UTF-8. */
export const bytesOf = (object: unknown): number => Buffer.byteLength(JSON.stringify(object));

type Unhashed = Omit<HostedObject, 'hash'>;

function hashed(object: Unhashed): HostedObject {
  return { ...object, hash: createHash('sha256').update(JSON.stringify(object)).digest('hex').slice(0, 16) };
}

function headingObject({ objectID, url, anchor, type, hierarchy, language, docusaurus_tag, position }: SearchRecord): Unhashed {
  const levels = Object.fromEntries(
    Object.entries(hierarchy).map(([level, text]) => [level, escaped(text)]),
  ) as unknown as SearchRecord['hierarchy'];
  const weight = { level: (LEVELS - Number(type.slice(3))) * LEVEL_STEP, position: position.page * SECTIONS_PER_PAGE + position.section };
  const path = url.split('#', 1)[0] ?? '';
  return {
    objectID,
    url,
    url_without_anchor: path,
    anchor,
    type,
    hierarchy: levels,
    content: null,
    code: null,
    language,
    docusaurus_tag,
    weight,
  };
}

/** The objects of a section's text, cut into `count` parts of about the same length. */
function textObjects(record: SearchRecord, heading: Unhashed, count: number): HostedObject[] {
  const contents = splitText(record.content ?? '', count);
  const codes = splitText(record.code ?? '', count);
  return Array.from({ length: Math.max(contents.length, codes.length) }, (_, index) => {
    const content = escaped(contents[index] ?? null);
    return hashed({
      ...heading,
      objectID: `${record.objectID}::text-${index + 1}`,
      type: content === null ? record.type : 'content',
      content,
      code: codes[index] ?? null,
      weight: { ...heading.weight, level: 0 },
    });
  });
}

/** @throws {TooLargeError} when headings and address alone are too much */
function fitting(record: SearchRecord, heading: Unhashed, maxBytes: number): HostedObject[] {
  for (let count = 1; count <= MOST_PARTS; count += 1) {
    const objects = textObjects(record, heading, count);
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
    // Two headings with one id: the page is at fault, and both shall be found.
    const record = count === 1 ? one : { ...one, objectID: `${one.objectID}::${count}` };
    const heading = headingObject(record);
    const texts = record.content === null && record.code === null ? [] : fitting(record, heading, maxBytes);
    if (texts.length > 1) split.push(record.objectID);
    return [hashed(heading), ...texts];
  });
  return { objects, split };
}
