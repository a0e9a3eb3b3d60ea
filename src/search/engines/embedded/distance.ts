/**
 * Edits between two words: insertions, deletions, substitutions and swaps of neighbours (optimal string
 * alignment, https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance).
 */

function nextRow(a: string, b: string, i: number, row: readonly number[], rowBefore: readonly number[]): number[] {
  const next = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const substitution = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
    let least = Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    if (swapped) least = Math.min(least, (rowBefore[j - 2] ?? 0) + 1);
    next.push(least);
  }
  return next;
}

function lastRow(a: string, b: string, limit: number): readonly number[] | null {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = nextRow(a, b, i, row, before);
    if (Math.min(...next) > limit) return null;
    before = row;
    row = next;
  }
  return row;
}

/** Edits from `a` to `b`, or Infinity when there are more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  const edits = lastRow(a, b, limit)?.[b.length] ?? Infinity;
  return edits <= limit ? edits : Infinity;
}

/** Least edits from `a` to any beginning of `b`, or Infinity when there are more than `limit`. */
export function prefixDistance(a: string, b: string, limit: number): number {
  const row = lastRow(a, b.slice(0, a.length + limit), limit);
  const edits = row === null ? Infinity : Math.min(...row);
  return edits <= limit ? edits : Infinity;
}
