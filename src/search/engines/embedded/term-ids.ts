/**
 * Words of texts as numbers, the same in all parts of an index: a text that was cut into words once is compared
 * with every later query by numbers alone. A worker serves one site, so the numbers are never given back.
 */
const ids = new Map<string, number>();
const terms: string[] = [];

/** The number of a folded word, a new one when it has none yet. */
export function termId(term: string): number {
  const known = ids.get(term);
  if (known !== undefined) return known;
  const id = terms.length;
  terms.push(term);
  ids.set(term, id);
  return id;
}

/** The number of a folded word, or undefined when it has none. */
export function knownTermId(term: string): number | undefined {
  return ids.get(term);
}

/** The word of a number. */
export function termOf(id: number): string {
  return terms[id] ?? '';
}

/** How many words have a number. */
export function termCount(): number {
  return terms.length;
}
