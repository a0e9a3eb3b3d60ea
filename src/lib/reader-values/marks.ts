/**
 * Marks the parts of a page's source that the reader's values can replace, so that their positions are known after variables are filled in.
 * The marks are private-use characters, which no page contains and Markdown doesn't use as syntax.
 */
import { isBucketName } from '../../site/values';

const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';

/** A range in a text. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

export interface Marked {
  /** Text without the mark characters. */
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * Matches values and everything that depends on the endpoint's scheme: `https://` before a host that starts with the bucket, and settings
 * for s3cmd and DuckDB.
 */
const VALUES =
  /https:\/\/\{brand\.endpoint\}|https:\/\/(?=\{reader\.\w+\}\.\{brand\.endpoint\})|\{(?:brand\.(?:endpoint|endpointUrl|region)|reader\.(?:profile|prefix|\w*[bB]ucket))\}|(?<=\buse_https = )True|(?<=\bUSE_SSL )true/g;

/**
 * Matches `reports/` at the start of an example key, but not as a folder name on the reader's disk. It must follow a bucket or host, be the
 * value of a key option or member, be in a list of keys, or be alone in inline code.
 */
const PREFIX =
  /(?<=(?:\{reader\.\w*[bB]ucket\}(?:-locked)?|\{brand\.endpoint\}|example\.com|cloudfront\.net)\/|--(?:key|prefix|prefix-filter) "?|["']?\b(?:Key|Keys|Prefix|prefix|key)["']?(?:=|: |>|=> |":)\[?["']?|\["|… (?:\d+ )?|^ *… |\bPRE |\bKEY in |\{reader\.\w*[bB]ucket\} |`)reports\/|(?<=^ *)reports\/(?=\d+\/q\d\.csv\s)/gm;

/**
 * Returns the variable for a page's main bucket: the one that it names most often, or the first one in a tie. Undefined without buckets.
 */
export function mainBucket(source: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [, name = ''] of source.matchAll(/\{(reader\.\w+)\}/g)) if (isBucketName(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/**
 * Marks the values in a source text. If there are several buckets, only the main one is marked, because target buckets, log buckets, and
 * partner buckets must keep different names.
 * @param source text before variables are filled in
 * @param own    the page's main bucket, if the source is a part of a page
 */
export function markValues(source: string, own = mainBucket(source)): string {
  const isOther = (value: string): boolean => isBucketName(value.slice(1, -1)) && value !== `{${own}}`;
  // Keys are marked first, because their pattern expects unmarked text before them.
  return source.replace(PREFIX, OPEN + '$&' + CLOSE).replace(VALUES, (value) => (isOther(value) ? value : OPEN + value + CLOSE));
}

/** Removes the marks from a text, and returns the text and the positions of the marks. */
export function takeMarks(marked: string): Marked {
  const marks: Mark[] = [];
  let text = '';
  let start = 0;
  for (const part of marked.split(/([\u{E000}\u{E001}])/u)) {
    if (part === OPEN) start = text.length;
    else if (part === CLOSE) marks.push({ start, end: text.length });
    else text += part;
  }
  return { text, marks };
}
