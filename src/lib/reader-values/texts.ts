/** Which text stands for a value of the reader where a page shows its own. Pure. */
import type { ReaderValues, Shown } from './names';

/** What a settings file says of an endpoint without TLS. */
const OFF: Readonly<Record<string, string>> = { True: 'False', true: 'false' };

/** Whether a text of a page follows from the endpoint's scheme. What stands for it is syntax, never to be quoted. */
export const isSyntax = (text: string): boolean => text === 'https://' || text in OFF;

/**
 * @param text    that the page shows: an endpoint as host or address, `https://`, a region …; any other is the page's bucket
 * @param values  of the reader
 * @returns undefined where the value is not set
 */
export function textFor(text: string, shown: Shown, { endpoint, region, bucket, prefix, profile }: ReaderValues): string | undefined {
  const scheme = endpoint?.replace(/\/\/.*/, '//');
  switch (text) {
    case shown.endpoint:
      return endpoint?.replace(/^.*\/\//, '');
    case `https://${shown.endpoint}`:
      return endpoint;
    case 'https://':
      return scheme;
    case 'True':
    case 'true':
      return scheme === 'http://' ? OFF[text] : scheme && text;
    case shown.region:
      return region;
    case shown.prefix:
      return prefix;
    case shown.profile:
      return profile;
    default:
      return bucket;
  }
}

/** Words of YAML 1.1 and of configuration files that are no text without quotes. */
const WORDS = /^(?:true|false|yes|no|on|off|null|none|y|n)$/i;

/** Whether a text stands for itself in every language of the pages, with and without quotes. */
export const isPlain = (text: string): boolean => /^[A-Za-z](?:[\w.-]|:\/\/|:(?=\d)|\/(?=\w|$))*$/.test(text) && !WORDS.test(text);

/**
 * What stands for each text of a page and needs no quotes anywhere; a text that stays stands for itself. The empty one stands for
 * the bucket, whose name differs from page to page.
 */
export function plainTexts(shown: Shown, values: ReaderValues): Record<string, string> {
  const known = [shown.endpoint, `https://${shown.endpoint}`, 'https://', 'True', 'true', shown.region, shown.prefix, shown.profile];
  const own = (text: string): string => {
    const written = textFor(text, shown, values);
    return written !== undefined && (isPlain(written) || isSyntax(text)) ? written : text;
  };
  const { bucket } = values;
  return { ...Object.fromEntries(known.map((text) => [text, own(text)])), ...(bucket !== undefined && isPlain(bucket) && { '': bucket }) };
}
