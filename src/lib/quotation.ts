/** Texts in the query of an address. */

/** Longest quotation, in characters. Hosts refuse addresses of more than about 8,000, and one character may take twelve there. */
const MAX_QUOTE = 500;

/** Percent-encoded text; unpaired surrogates, on which `encodeURIComponent` throws, become U+FFFD. */
export const encoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1).replaceAll('+', '%20');

/** A passage as a quotation in Markdown with an empty line after it, percent-encoded; cut where it is long, empty for no text. */
export function quotation(passage: string): string {
  const characters = Array.from(passage.trim());
  const cut = characters.length > MAX_QUOTE ? `${characters.slice(0, MAX_QUOTE).join('')}…` : characters.join('');
  return cut && encoded(`${cut.replace(/^/gm, '> ')}\n\n`);
}
