/** Escapes text for HTML, Markdown, and regular expressions. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const replace = (text: string, characters: RegExp): string => text.replace(characters, (character) => ENTITIES[character] as string);

/**
 * Escapes text for HTML and SVG, for both content and quoted attributes. Escapes the characters listed in
 * https://html.spec.whatwg.org/multipage/parsing.html#escapingString, and single quotes.
 */
export const escapeHtml = (text: string): string => replace(text, /[&<>"']/g);

/**
 * Escapes text for element content only. It leaves quotes unescaped to keep code short in HTML. Don't use it for attributes.
 */
export const escapeContent = (text: string): string => replace(text, /[&<>]/g);

/**
 * Escapes single-line text for the middle of a Markdown line (CommonMark 0.31, 2.4), so that it contains no links, HTML, or emphasis.
 */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<&]/g, '\\$&');

/** Escapes text so that a RegExp with any flags matches it literally, outside of character classes. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
