/**
 * Finds history expansion. Readers paste blocks into an interactive bash or zsh. There, an exclamation mark outside single quotes recalls
 * an old command, even inside double quotes. The snippet runner can't detect this, because its shell isn't interactive.
 */

/** Matches escaped characters, single-quoted text, and comments, which aren't expanded, double-quoted text, and marks that are expanded. */
const PART = /\\[\s\S]|'[^']*'|(?<=^|\s)#.*|"(?<quoted>(?:\\[\s\S]|[^"\\])*)"|(?<mark>(?<!\$|\$\{)!(?=[^\s=]))/gm;
/** Matches marks inside double quotes, where an apostrophe doesn't quote. zsh also expands a mark before the closing quote. */
const QUOTED = /\\[\s\S]|(?<mark>(?<!\$|\$\{)!(?![\s=]))/g;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const marksIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].filter(({ groups }) => groups?.mark !== undefined).map(({ index }) => index);

/**
 * @param text block of shell commands
 * @returns line numbers, starting at 1, where an interactive shell would expand an exclamation mark
 * @see https://www.gnu.org/software/bash/manual/html_node/History-Interaction.html
 * @see https://zsh.sourceforge.io/Doc/Release/Expansion.html#History-Expansion
 */
export function historyExpansions(text: string): number[] {
  const quoted = [...text.matchAll(PART)].flatMap(({ index, groups }) => marksIn(groups?.quoted ?? '', QUOTED).map((at) => index + 1 + at));
  return [...marksIn(text, PART), ...quoted].map((index) => lineAt(text, index));
}
