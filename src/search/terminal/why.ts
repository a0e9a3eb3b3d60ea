/** Why a section answers a query, in words. */
import type { Query } from '../engines/embedded/query';
import type { Ranked } from '../engines/embedded/rank';
import { FIELDS } from '../engines/embedded/word-index';

const NOTICEABLE = 0.005;

/** `5.91 = trust 2.90 + complete 1.20 + …`, the largest part first. */
export function scoreLine({ score, why }: Ranked): string {
  const parts = Object.entries(why?.parts ?? {}).filter(([, part]) => Math.abs(part) >= NOTICEABLE);
  const told = parts.sort(([, a], [, b]) => b - a).map(([name, part]) => `${name} ${part.toFixed(2)}`);
  return `${score.toFixed(2)} = ${told.join(' + ')}`;
}

/** One line a word of the query: how well each field of the section says it. */
export function termLines({ terms }: Query, { why }: Ranked): string[] {
  return terms.map(({ text, stop }, index) => {
    const qualities = why?.candidate.qualities[index] ?? {};
    const fields = FIELDS.flatMap((field) => (qualities[field] === undefined ? [] : [`${field} ${qualities[field].toFixed(2)}`]));
    return `${text}: ${fields.join(', ') || `not here${stop ? ' (a word of grammar)' : ''}`}`;
  });
}
