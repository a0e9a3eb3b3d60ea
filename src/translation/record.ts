/** Reads and writes the fingerprint in a translation's front matter: `source_fingerprint: 0123456789ab`. */

const LINE = /^source_fingerprint:[ \t]*['"]?([0-9a-f]{12})['"]?[ \t]*$/m;
const FRONT_MATTER = /^---\n[\s\S]*?\n---(?:\n|$)/;

/** Returns the fingerprint that the page records, or null if it records none. */
export function recorded(text: string): string | null {
  const [matter = ''] = FRONT_MATTER.exec(text) ?? [];
  return LINE.exec(matter)?.[1] ?? null;
}

/**
 * Returns the page with this fingerprint added.
 * @throws Error if the page has no front matter
 */
export function record(text: string, fingerprint: string): string {
  const [matter] = FRONT_MATTER.exec(text) ?? [];
  if (matter === undefined) throw new Error('expected front matter between two lines with three hyphens at the top of the page');
  const line = `source_fingerprint: ${fingerprint}`;
  // The fingerprint is quoted, because YAML would read one that has only digits, or looks like 1e5, as a number.
  const quoted = line.replace(/: (.*)$/, ": '$1'");
  const changed = LINE.test(matter) ? matter.replace(LINE, quoted) : matter.replace(/\n---(\n|$)$/, `\n${quoted}\n---$1`);
  return changed + text.slice(matter.length);
}
