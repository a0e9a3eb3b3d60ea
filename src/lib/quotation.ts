/** Encodes texts for the query of a URL. */

/** Maximum length of a quotation in characters. Hosts reject URLs longer than about 8,000, and one character can take twelve there. */
const MAX_QUOTE = 500;

/** Percent-encodes a text. Unpaired surrogates, for which `encodeURIComponent` throws an error, become U+FFFD. */
export const encoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1).replaceAll('+', '%20');

/**
 * Formats a passage as a Markdown quotation with an empty line after it, percent-encoded. Long passages are cut, and an empty text stays
 * empty.
 */
export function quotation(passage: string): string {
  const characters = Array.from(passage.trim());
  const cut = characters.length > MAX_QUOTE ? `${characters.slice(0, MAX_QUOTE).join('')}…` : characters.join('');
  return cut && encoded(`${cut.replace(/^/gm, '> ')}\n\n`);
}
