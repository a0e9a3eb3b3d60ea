/** Escapes text for HTML, Markdown and regular expressions. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const replace = (text: string, characters: RegExp): string => text.replace(characters, (character) => ENTITIES[character] as string);

/**
 * Escapes text for HTML and SVG, both for content and for quoted attributes. The characters are the ones in
 * https://html.spec.whatwg.org/multipage/parsing.html#escapingString, and the single quote.
 */
export const escapeHtml = (text: string): string => replace(text, /[&<>"']/g);

/**
 * Escapes text for the content of elements only. Quotes aren't escaped, which keeps the HTML of code short. Don't use it for attributes.
 */
export const escapeContent = (text: string): string => replace(text, /[&<>]/g);

/**
 * Escapes single-line text for the middle of a line of Markdown (CommonMark 0.31, 2.4), so that no part becomes a link, HTML or emphasis.
 */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<&]/g, '\\$&');

/** Escapes text so that a RegExp matches it literally outside character classes, with any flags. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
