import type { Guide, Label } from './taxonomy';

/** Lower case without accents, so that "nexúS" finds "Nexus". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a guide has every word of the query in its title or description, and every label. */
export function matches(guide: Guide, query: string, labels: readonly Label[]): boolean {
  const text = fold(`${guide.title} ${guide.description} ${guide.labels.join(' ')}`);
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word)) && labels.every((label) => guide.labels.includes(label));
}
