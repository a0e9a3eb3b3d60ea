/** The names that a selector can ask for, of an HTML text: `p`, `.class`, `#id`. */
const TAG = /<([a-z][\w-]*)([^>]*)>/gi;
const ATTRIBUTE = /\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * @param html page as the build writes it
 * @returns names of its elements; attributes in texts count too, which keeps a rule too many and loses none
 */
export function namesIn(html: string): Set<string> {
  const names = new Set(['html', 'body']);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(tag.toLowerCase());
    for (const [, kind, double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      const sign = kind?.toLowerCase() === 'id' ? '#' : '.';
      for (const name of (double ?? single ?? bare ?? '').split(/\s+/)) names.add(sign + name);
    }
  }
  return names;
}
