/** The recorded fingerprint in a translation's front matter: `source_fingerprint: 0123456789ab`. */

const LINE = /^source_fingerprint:[ \t]*['"]?([0-9a-f]{12})['"]?[ \t]*$/m;
const FRONT_MATTER = /^---\n[\s\S]*?\n---(?:\n|$)/;

/** The fingerprint that the page records, or null when it records none. */
export function recorded(text: string): string | null {
  const [matter = ''] = FRONT_MATTER.exec(text) ?? [];
  return LINE.exec(matter)?.[1] ?? null;
}

/**
 * The page with this fingerprint recorded.
 * @throws Error for a page without front matter
 */
export function record(text: string, fingerprint: string): string {
  const [matter] = FRONT_MATTER.exec(text) ?? [];
  if (matter === undefined) throw new Error('expected front matter between two lines with three hyphens at the top of the page');
  const line = `source_fingerprint: ${fingerprint}`;
  // Quoted: a fingerprint of digits only, or one like 1e5, would be a number to YAML.
  const quoted = line.replace(/: (.*)$/, ": '$1'");
  const changed = LINE.test(matter) ? matter.replace(LINE, quoted) : matter.replace(/\n---(\n|$)$/, `\n${quoted}\n---$1`);
  return changed + text.slice(matter.length);
}
