/**
 * Removes the text of features that the service lacks. `<If has="composer">…</If>` surrounds such a text: blocks, if both tags are on
 * separate lines, or a part of a line. If it's all of a heading, a list item, or a table row's first cell, the condition applies to the
 * whole section, item, or row. The tags are processed before a page is parsed, so that the framework and our own parser see the same page.
 */
import type { Problem } from '../lib/diagnostic';
import { FEATURES, isFeature, type Features } from '../site/features';

const OPENING = /^ *<If has="([^"]*)">\r?$/;
const CLOSING = /^ *<\/If>\r?$/;
const INLINE = /<If has="([^"]*)">(.*?)<\/If>/g;
/** A heading, list item, or table row that depends on a feature as a whole. */
const WHOLE = /^(?<lead> *(?:(?:#+|[-*]|\d+\.) +|\| *))<If has="(?<feature>[^"]*)">(?:(?!<\/If>).)*<\/If>(?: *\{#[\w-]+\})? *(?:\r?$|\|)/;
const FENCE = /^[ >]*(`{3,}|~{3,})/;
const HEADING = /^(#+) /;

/** What follows a removed heading or list item, and goes with it. */
type Belongs = (line: string) => boolean;

const depthOf = (line: string): number => HEADING.exec(line)?.[1]?.length ?? Infinity;
const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** Returns what belongs to a removed line: the rest of a heading's section, or of a list item. Blank lines are kept between blocks. */
function followers(lead: string): Belongs {
  if (lead.trim() === '|') return () => false;
  if (lead.startsWith('#')) return (line) => depthOf(line) > depthOf(lead);
  return (line) => indentOf(line) > indentOf(lead);
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
  const open: { name: string; index: number }[] = [];
  let fence: string | undefined;
  let belongs: Belongs | undefined;
  const has = (name: string, index: number): boolean => {
    if (!isFeature(name)) fail(index, { message: `unknown feature ${name}`, hint: `use one of these: ${FEATURES.join(', ')}` });
    return (features as ReadonlySet<string>).has(name);
  };
  const published = (line: string, index: number): string | undefined => {
    const isCode = fence !== undefined;
    const [, mark] = FENCE.exec(line) ?? [];
    if (mark !== undefined) fence = isCode && mark.startsWith(fence ?? '') ? undefined : (fence ?? mark);
    if (belongs && line.trim() !== '') {
      if (isCode || belongs(line)) return '';
      belongs = undefined;
    }
    if (isCode || mark !== undefined) return open.every(({ name }) => has(name, index)) ? line : '';
    const [, opened] = OPENING.exec(line) ?? [];
    if (opened !== undefined) open.push({ name: opened, index });
    const isTag = opened !== undefined || CLOSING.test(line);
    if (opened === undefined && isTag && open.pop() === undefined) fail(index, { message: '</If> without <If has="…">' });
    if (isTag || !open.every(({ name }) => has(name, index))) return '';
    const { lead = '', feature } = WHOLE.exec(line)?.groups ?? {};
    if (feature !== undefined && !has(feature, index)) {
      belongs = followers(lead);
      return lead.trim() === '|' ? undefined : '';
    }
    const text = line.replace(INLINE, (_whole, name: string, content: string) => (has(name, index) ? content : ''));
    if (/<\/?If\b/.test(text))
      fail(index, { message: `expected <If has="…">…</If> in one line, or the tags on separate lines: ${line.trim()}` });
    return text;
  };
  const result = lines.map(published);
  const [unclosed] = open;
  if (unclosed) fail(unclosed.index, { message: '<If> isn’t closed', hint: 'add a line </If> after the last block' });
  return result;
}
