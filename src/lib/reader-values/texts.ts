/** Finds the text that replaces a page's own value with the reader's value. Pure functions. */
import type { ReaderValues, Shown } from './names';

/** Values of settings for an endpoint without TLS, by their value with TLS. */
const OFF: Readonly<Record<string, string>> = { True: 'False', true: 'false' };

/** Returns whether a text on a page depends on the endpoint's scheme. Its replacement is syntax, which must never be quoted. */
export const isSyntax = (text: string): boolean => text === 'https://' || text in OFF;

/**
 * @param text    text that the page shows: an endpoint as a host or URL, `https://`, a region …; any other text is the page's bucket
 * @param values  reader's values
 * @returns undefined if the value isn't set
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

/** Words that YAML 1.1 and configuration files interpret as something other than text unless they're quoted. */
const WORDS = /^(?:true|false|yes|no|on|off|null|none|y|n)$/i;

/** Returns whether a text can be used unchanged in every code block language, with and without quotes. */
export const isPlain = (text: string): boolean => /^[A-Za-z](?:[\w.-]|:\/\/|:(?=\d)|\/(?=\w|$))*$/.test(text) && !WORDS.test(text);

/**
 * Returns the replacements for page texts that don't need quotes anywhere. Texts that don't change map to themselves. The empty text
 * represents the bucket, whose name differs from page to page.
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
