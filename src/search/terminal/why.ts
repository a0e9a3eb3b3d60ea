/** Why a section answers a query, in words. */
import { FIELDS } from '../engines/embedded/fields';
import type { Query } from '../engines/embedded/query';
import type { Ranked } from '../engines/embedded/rank';
import type { Section } from '../engines/embedded/sections';
import { headingTokens } from '../engines/embedded/section-tokens';
import { pathOf } from '../engines/embedded/sections';
import { tokenize } from '../engines/embedded/tokenize';

const NOTICEABLE = 0.005;

/** `5.91 = trust 2.90 + complete 1.20 + …`, the largest part first. */
export function scoreLine({ score, why }: Ranked): string {
  const parts = Object.entries(why?.parts ?? {}).filter(([, part]) => Math.abs(part) >= NOTICEABLE);
  const told = parts.sort(([, a], [, b]) => b - a).map(([name, part]) => `${name} ${part.toFixed(2)}`);
  return `${score.toFixed(2)} = ${told.join(' + ')}`;
}

/** Words of the section's texts; the words of its code are known to the index only. */
function wordsOf(section: Section): Set<string> {
  const all = [headingTokens(section), tokenize(section.content ?? ''), ...pathOf(section).map(tokenize)];
  return new Set(all.flatMap(({ words, compounds }) => [...words, ...compounds].map(({ text }) => text)));
}

/** The word of the section that stands for a term best: itself where it is there, else the closest. */
function closest(variants: ReadonlyMap<string, number>, words: ReadonlySet<string>): string | undefined {
  const [best] = [...variants].filter(([word]) => words.has(word)).sort(([, a], [, b]) => b - a);
  return best?.[0];
}

/** One line a word of the query: what of the section stands for it, how well, and in which fields. */
export function termLines({ terms }: Query, { section, why }: Ranked): string[] {
  const words = wordsOf(section);
  return terms.map(({ text, variants, stop }, index) => {
    const fields = FIELDS.flatMap((field) => {
      const quality = why?.candidate.qualities[field][index] ?? 0;
      return quality > 0 ? [`${field} ${quality.toFixed(2)}`] : [];
    });
    if (fields.length === 0) return `${text}: not here${stop ? ' (a word of grammar)' : ''}`;
    const word = closest(variants, words);
    return `${text}${word === undefined || word === text ? '' : ` → ${word}`}: ${fields.join(', ')}`;
  });
}
