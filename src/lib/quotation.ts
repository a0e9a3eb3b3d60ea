/** Encodes text for a URL query. */

/** Maximum length of a quotation in characters. Hosts reject URLs longer than about 8,000 characters, and a URL can need 12 for one. */
const MAX_QUOTE = 500;

/** Percent-encodes a text. Unpaired surrogates, which make `encodeURIComponent` throw an error, become U+FFFD. */
export const encoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1).replaceAll('+', '%20');

/**
 * Formats a passage as a percent-encoded Markdown quotation followed by an empty line. Long passages are shortened, and an empty text stays
 * empty.
 */
export function quotation(passage: string): string {
  const characters = Array.from(passage.trim());
  const cut = characters.length > MAX_QUOTE ? `${characters.slice(0, MAX_QUOTE).join('')}…` : characters.join('');
  return cut && encoded(`${cut.replace(/^/gm, '> ')}\n\n`);
}
