/**
 * Removes the text of features that the service lacks. `<If has="composer">…</If>` surrounds such a text: blocks, if both tags are on
 * separate lines, or a part of a line. If it's all of a heading, a list item, or a table row's first cell, the condition applies to the
 * whole section, item, or row. `<If lacks="composer">` surrounds a text for services without the feature. The tags are processed before a
 * page is parsed, so that the framework and our own parser see the same page.
 */
import type { Problem } from '../lib/diagnostic';
import { FEATURES, isFeature, type Features } from '../site/features';

const TAG = '<If (has|lacks)="([^"]*)">';
/** Every opening tag in a text, with the kind of condition and the feature. */
export const CONDITION = new RegExp(TAG, 'g');
const OPENING = new RegExp(`^ *${TAG}\\r?$`);
const CLOSING = /^ *<\/If>\r?$/;
/** A part of a line without another one in it. */
const INLINE = new RegExp(`${TAG}((?:(?!<If ).)*?)</If>`, 'g');
/** A heading, list item, or table row that depends on a feature as a whole. */
const WHOLE = new RegExp(
  `^( *(?:(?:#+|[-*]|\\d+\\.) +|\\| *))((?:<If [^>]*>)+)(?:<If [^>]*>(?:(?!</?If).)*</If>|(?!</?If).)*(?:</If>)+(?: *\\{#[\\w-]+\\})? *(?:\\r?$|\\|)`,
);
const FENCE = /^[ >]*(`{3,}|~{3,})/;
const HEADING = /^(#+) /;

const depthOf = (line: string): number => HEADING.exec(line)?.[1]?.length ?? Infinity;
const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** What is removed with a line. */
interface Removal {
  /** Whether a line that isn't blank goes too: the rest of a heading's section, or of a list item. */
  readonly belongs: (line: string) => boolean;
  /** What is left of each line: an empty line, or nothing, because an empty line would end a table or spread the items of a list. */
  readonly left: '' | undefined;
}

function removalOf(lead: string): Removal {
  if (lead.startsWith('#')) return { belongs: (line) => depthOf(line) > depthOf(lead), left: '' };
  return { belongs: (line) => !lead.includes('|') && indentOf(line) > indentOf(lead), left: undefined };
}

/**
 * @param lines    a page's lines, with its parts included
 * @param features features of the service
 * @returns the lines without the tags, in the same order; a line that isn't published is empty, or undefined if an empty line in its place
 *          would change the page
 * @param fail     reports a problem at an index of `lines`
 */
export function withoutConditions(
  lines: readonly string[],
  features: Features,
  fail: (index: number, problem: Omit<Problem, 'line'>) => never,
): (string | undefined)[] {
  const open: { isMet: boolean; index: number }[] = [];
  let fence: string | undefined;
  /** Number of conditions that are open where the code block begins. */
  let outside = 0;
  let removal: Removal | undefined;
  const isMet = (kind: string | undefined, name: string | undefined, index: number): boolean => {
    if (!isFeature(name)) return fail(index, { message: `unknown feature ${name}`, hint: `use one of these: ${FEATURES.join(', ')}` });
    return features.has(name) === (kind === 'has');
  };
  const withoutParts = (line: string, index: number): string => {
    const text = line.replace(INLINE, (_tag, kind: string, name: string, part: string) => (isMet(kind, name, index) ? part : ''));
    return text === line ? line : withoutParts(text, index);
  };
  /** Returns whether a line goes with the removed line before it. A blank line goes if the next text does, and is kept between blocks. */
  const isRemoved = (line: string, index: number, isCode: boolean): boolean => {
    if (!removal) return false;
    const next = line.trim() === '' ? lines.slice(index).find((other) => other.trim() !== '') : line;
    if (next !== undefined && (isCode || removal.belongs(next))) return true;
    if (line.trim() !== '') removal = undefined;
    return false;
  };
  const published = (line: string, index: number): string | undefined => {
    const isCode = fence !== undefined;
    const [, mark] = FENCE.exec(line) ?? [];
    if (mark !== undefined) fence = isCode && mark.startsWith(fence ?? '') ? undefined : (fence ?? mark);
    if (isRemoved(line, index, isCode)) return removal?.left;
    const isShown = open.every((tag) => tag.isMet);
    if (mark !== undefined) {
      if (!isCode) outside = open.length;
      else if (fence === undefined && open.length > outside)
        fail(open.at(-1)?.index ?? index, { message: '<If> isn’t closed', hint: 'add a line </If> before the end of the code block' });
      return isShown ? line : '';
    }
    const opening = OPENING.exec(line);
    if (opening) open.push({ isMet: isMet(opening[1], opening[2], index), index });
    const isClosing = CLOSING.test(line);
    if (isClosing && (isCode && open.length <= outside ? undefined : open.pop()) === undefined)
      fail(index, { message: '</If> without <If has="…">', hint: 'delete it, or add the opening tag before it' });
    if (opening || isClosing || !isShown) return isCode ? undefined : '';
    if (isCode) return line;
    const [, lead = '', tags = ''] = WHOLE.exec(line) ?? [];
    if (lead.startsWith('#') && open.length > 0)
      fail(index, { message: 'a heading with <If> is inside <If>…</If>', hint: 'close the outer <If> before the heading' });
    if ([...tags.matchAll(CONDITION)].some(([, kind, name]) => !isMet(kind, name, index))) {
      removal = removalOf(lead);
      return removal.left;
    }
    const text = withoutParts(line, index);
    if (/<\/?If\b/.test(text))
      fail(index, { message: `expected <If has="…">…</If> on one line, or the tags on separate lines: ${line.trim()}` });
    return text;
  };
  const result = lines.map(published);
  const [unclosed] = open;
  if (unclosed) fail(unclosed.index, { message: '<If> isn’t closed', hint: 'add a line </If> after the last block' });
  return result;
}
