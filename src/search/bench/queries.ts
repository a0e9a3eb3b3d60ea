/** What readers type, made from a site's own records: headings whole and begun, words of the text, identifiers, and typing errors. */
import type { SearchRecord } from '../contract';
import { createRandom, type Random } from './model/random';

const SEED = 7;
/** Longer queries are rare and only repeat what two or three words cost. */
const MOST_WORDS = 3;

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

function fromHeading(record: SearchRecord): string {
  return plainWords(record.hierarchy[record.type] ?? '')
    .slice(0, MOST_WORDS)
    .join(' ');
}

/** Neighbouring words of the text. */
function fromText(record: SearchRecord, random: Random): string {
  const words = plainWords(record.content ?? '');
  const start = random.below(Math.max(1, words.length - 2));
  return words.slice(start, start + 2).join(' ');
}

/** Two neighbouring letters swapped in the longest word. */
function mistyped(query: string, random: Random): string {
  const longest = query.split(' ').reduce((a, b) => (b.length > a.length ? b : a), '');
  if (longest.length < 5) return query;
  const at = 1 + random.below(longest.length - 2);
  return query.replace(longest, longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2));
}

/** Queries of a seed: of ten, five headings, three pieces of text, two headings with a typing error. */
export function typedQueries(records: readonly SearchRecord[], count: number): string[] {
  const random = createRandom(SEED);
  const queries: string[] = [];
  while (queries.length < count) {
    const record = random.pick(records);
    const kind = queries.length % 10;
    const heading = fromHeading(record);
    const query = kind < 5 ? heading : kind < 8 ? fromText(record, random) : mistyped(heading, random);
    if (query.length > 3) queries.push(query);
  }
  return queries;
}

/** The query after each keystroke. */
export function keystrokes(query: string): string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1)).filter((typed) => !typed.endsWith(' '));
}
