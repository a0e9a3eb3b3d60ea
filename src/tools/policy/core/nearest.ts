/** The known name that somebody meant. Pure. */

/** Insertions, deletions and substitutions between two texts (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [at, against] of Array.from(other).entries()) {
      const substituted = (row[at] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(substituted, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Longest text that is compared: none of the names is as long. */
const LONGEST = 80;

/** @returns the nearest name, whatever the case of its letters; undefined where none shares half of the letters */
export function nearest(text: string, names: readonly string[]): string | undefined {
  if (text.length > LONGEST) return undefined;
  const near = names.map((name) => ({ name, far: distance(text.toLowerCase(), name.toLowerCase()) }));
  const [best] = near.sort((a, b) => a.far - b.far);
  return best && best.far <= best.name.length / 2 ? best.name : undefined;
}
