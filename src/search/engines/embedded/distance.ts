/**
 * Edits between two words: insertions, deletions, substitutions and swaps of neighbours (optimal string
 * alignment, https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance).
 */

/** Rows of the table of edits, used again by every comparison: a mistyped word is compared with thousands. */
let rows = [new Int32Array(0), new Int32Array(0), new Int32Array(0)] as const;

function rowsFor(length: number): typeof rows {
  if (length > rows[0].length) rows = [new Int32Array(2 * length), new Int32Array(2 * length), new Int32Array(2 * length)];
  return rows;
}

/** The last row of the table: edits from `a` to each beginning of `b`; null when all are more than `limit`. Valid until the next call. */
function lastRow(a: string, b: string, limit: number): Int32Array | null {
  let [before, row, next] = rowsFor(b.length + 1);
  for (let j = 0; j <= b.length; j += 1) row[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const code = a.charCodeAt(i - 1);
    let left = i;
    let least = i;
    next[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1);
      let edits = Math.min((row[j - 1] ?? 0) + Number(code !== other), (row[j] ?? 0) + 1, left + 1);
      const swapped = i > 1 && j > 1 && code === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (swapped) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      next[j] = edits;
      left = edits;
      if (edits < least) least = edits;
    }
    if (least > limit) return null;
    [before, row, next] = [row, next, before];
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
  const beginning = b.slice(0, a.length + limit);
  const edits = Math.min(Infinity, ...(lastRow(a, beginning, limit)?.subarray(0, beginning.length + 1) ?? []));
  return edits <= limit ? edits : Infinity;
}
