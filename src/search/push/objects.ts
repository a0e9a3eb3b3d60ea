/** Converts records to objects in a hosted index: one object for each heading, and one for the text below it. */
import { escapeHtml } from '../../lib/escape';
import type { RecordType, SearchRecord } from '../contract';

/** An object in the hosted index. It has the structure that the service's own documentation crawler uses. */
export interface HostedObject extends Omit<SearchRecord, 'type' | 'position'> {
  url_without_anchor: string;
  type: RecordType;
  /** Headings rank above text, and outer headings above inner ones. The position in the site breaks ties. */
  weight: { level: number; position: number };
  /** Required by the library's object type. */
  [attribute: string]: unknown;
}

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

const SECTIONS_PER_PAGE = 10_000;
/** Maximum object size that most of the service's plans allow, in bytes. */
const MAX_BYTES = 10_000;

const escaped = (text: string | null): string | null => (text === null ? null : escapeHtml(text));

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

/** Creates the object for a section's text. Empty if the section has no text. @throws {TooLargeError} */
function textObjects({ objectID, type, content, code }: SearchRecord, heading: HostedObject): HostedObject[] {
  if (content === null && code === null) return [];
  const text = {
    ...heading,
    objectID: `${objectID}::text`,
    type: content === null ? type : ('content' as const),
    content: escaped(content),
    code,
    weight: { ...heading.weight, level: 0 },
  };
  // The service counts the bytes in the JSON, encoded as UTF-8.
  const bytes = Buffer.byteLength(JSON.stringify(text));
  if (bytes <= MAX_BYTES) return [text];
  throw new TooLargeError(`${objectID}: the section has ${bytes} bytes, but the service accepts ${MAX_BYTES}; add headings to its text.`);
}

/** @throws {TooLargeError} that names the section that's too long */
export function hostedObjects(records: readonly SearchRecord[]): HostedObject[] {
  const seen = new Map<string, number>();
  return records.flatMap((one) => {
    const count = (seen.get(one.objectID) ?? 0) + 1;
    seen.set(one.objectID, count);
    // If two headings have the same ID, the page has an error, but readers should still be able to find both headings.
    const record = count === 1 ? one : { ...one, objectID: `${one.objectID}::${count}` };
    const heading = headingObject(record);
    return [heading, ...textObjects(record, heading)];
  });
}
