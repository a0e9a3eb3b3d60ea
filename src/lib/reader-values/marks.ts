/**
 * Marks, in the source of a page, what stands for a value of the reader, so that the place is known after the variables have
 * been filled in. Private-use characters, because no page writes them and no syntax of Markdown reads them.
 */
import { isBucketName } from '../../site/values';

const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';

/** A stretch of a text. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

export interface Marked {
  /** Without the characters of the marks. */
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * Values, and what follows from the endpoint's scheme: `https://` before a host that begins with the bucket, the settings of
 * s3cmd and of DuckDB.
 */
const VALUES =
  /https:\/\/\{brand\.endpoint\}|https:\/\/(?=\{reader\.\w+\}\.\{brand\.endpoint\})|\{(?:brand\.(?:endpoint|endpointUrl|region)|reader\.(?:profile|prefix|\w*[bB]ucket))\}|(?<=\buse_https = )True|(?<=\bUSE_SSL )true/g;

/**
 * `reports/` where it begins a key of an example, and not the name of a folder on the reader's disk: after a bucket or a host,
 * as the value of an option or a member that takes keys, in a list of keys, alone in inline code.
 */
const PREFIX =
  /(?<=(?:\{reader\.\w*[bB]ucket\}(?:-locked)?|\{brand\.endpoint\}|example\.com|cloudfront\.net)\/|--(?:key|prefix|prefix-filter) "?|["']?\b(?:Key|Keys|Prefix|prefix|key)["']?(?:=|: |>|=> |":)\[?["']?|\["|… (?:\d+ )?|^ *… |\bPRE |\bKEY in |\{reader\.\w*[bB]ucket\} |`)reports\/|(?<=^ *)reports\/(?=\d+\/q\d\.csv\s)/gm;

/** The variable of a page's own bucket: the one that it names most, the first of equals; undefined for a page without buckets. */
export function mainBucket(source: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [, name = ''] of source.matchAll(/\{(reader\.\w+)\}/g)) if (isBucketName(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/**
 * Marks the values of a source. Of several buckets only the page's own: a target, a log bucket or a partner's must stay
 * another one.
 * @param source with its variables not filled in
 * @param own    the page's own bucket, where the source is a part of a page
 */
export function markValues(source: string, own = mainBucket(source)): string {
  const isOther = (value: string): boolean => isBucketName(value.slice(1, -1)) && value !== `{${own}}`;
  // Keys first: what stands before them is not marked yet.
  return source.replace(PREFIX, OPEN + '$&' + CLOSE).replace(VALUES, (value) => (isOther(value) ? value : OPEN + value + CLOSE));
}

/** Takes the marks out of a text and says where they were. */
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
