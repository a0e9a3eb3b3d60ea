/**
 * Marks the parts of a page's source that the reader's values can replace, so that their positions are known after variables are replaced.
 * The marks are private-use characters, which no page contains and no Markdown syntax uses.
 */
import { isBucketName } from '../../site/values';

const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';

/** A range of a text. */
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
 * Values, and what depends on the endpoint's scheme: `https://` before a host that starts with the bucket, and settings of s3cmd and
 * DuckDB.
 */
const VALUES =
  /https:\/\/\{brand\.endpoint\}|https:\/\/(?=\{reader\.\w+\}\.\{brand\.endpoint\})|\{(?:brand\.(?:endpoint|endpointUrl|region)|reader\.(?:profile|prefix|\w*[bB]ucket))\}|(?<=\buse_https = )True|(?<=\bUSE_SSL )true/g;

/**
 * `reports/` at the start of an example key, but not as a folder name on the reader's disk. It's matched after a bucket or host, as the
 * value of an option or member for keys, in a list of keys, and alone in inline code.
 */
const PREFIX =
  /(?<=(?:\{reader\.\w*[bB]ucket\}(?:-locked)?|\{brand\.endpoint\}|example\.com|cloudfront\.net)\/|--(?:key|prefix|prefix-filter) "?|["']?\b(?:Key|Keys|Prefix|prefix|key)["']?(?:=|: |>|=> |":)\[?["']?|\["|… (?:\d+ )?|^ *… |\bPRE |\bKEY in |\{reader\.\w*[bB]ucket\} |`)reports\/|(?<=^ *)reports\/(?=\d+\/q\d\.csv\s)/gm;

/**
 * The variable of a page's main bucket, which the page names most often, or the first one in a tie. Undefined for a page without buckets.
 */
export function mainBucket(source: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [, name = ''] of source.matchAll(/\{(reader\.\w+)\}/g)) if (isBucketName(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/**
 * Marks the values in a source text. If there are several buckets, only the main one is marked, because a target, a log bucket or a
 * partner's bucket must stay different.
 * @param source text before variables are replaced
 * @param own    the main bucket of the page, if the source is a part of a page
 */
export function markValues(source: string, own = mainBucket(source)): string {
  const isOther = (value: string): boolean => isBucketName(value.slice(1, -1)) && value !== `{${own}}`;
  // Keys come first, because their pattern expects unmarked text before them.
  return source.replace(PREFIX, OPEN + '$&' + CLOSE).replace(VALUES, (value) => (isOther(value) ? value : OPEN + value + CLOSE));
}

/** Removes the marks from a text and returns their positions. */
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
