/** Names in an HTML text that a selector can refer to: `p`, `.class`, `#id`. */
const TAG = /<([a-z][\w-]*)([^>]*)>/gi;
const ATTRIBUTE = /\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * @param html page as the build writes it
 * @returns names of its elements; attributes inside text also count, which may keep an unneeded rule but never drops a needed one
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
