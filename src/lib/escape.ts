/** Escaping of text for HTML, for Markdown and for regular expressions. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const replace = (text: string, characters: RegExp): string => text.replace(characters, (character) => ENTITIES[character] as string);

/**
 * Escapes text for HTML and SVG, for content and for quoted attributes alike.
 * The five characters are those of https://html.spec.whatwg.org/multipage/parsing.html#escapingString and the single quote.
 */
export const escapeHtml = (text: string): string => replace(text, /[&<>"']/g);

/** Escapes text for the content of an element only: quotes stay, which keeps the HTML of code short. Never for attributes. */
export const escapeContent = (text: string): string => replace(text, /[&<>]/g);

/** Escapes text of one line for the middle of a line of Markdown (CommonMark 0.31, 2.4): none of it becomes a link, HTML or emphasis. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<&]/g, '\\$&');

/** Escapes text so that a RegExp matches it literally, outside character classes, with any flags. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
