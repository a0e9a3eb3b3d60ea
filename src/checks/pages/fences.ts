/** Checks the line-by-line reader that finds code blocks for proofs. A block that it misreads would have no proof, or the wrong one. */
import { headingId, lineOf, nodesOf, type CodeFence, type Page } from '../../content';
import type { Check } from './types';

const HINT = 'write the fences on separate lines, close the block, indent it like the text around it, and don’t put it in a quotation';

/** Returns code blocks as the page shows them. */
function shownFences(page: Page): CodeFence[] {
  let heading: string | undefined;
  return nodesOf(page.tree, 'heading', 'code').flatMap((node): CodeFence[] => {
    if (node.type === 'heading') heading = headingId(node) ?? heading;
    if (node.type === 'heading') return [];
    return [{ line: lineOf(node), lang: node.lang ?? null, meta: node.meta ?? null, value: node.value, heading }];
  });
}

const isSame = (a: CodeFence | undefined, b: CodeFence | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

export const fences: Check = (page) => {
  const shown = shownFences(page);
  const read = page.fences;
  const at = [...Array(Math.max(shown.length, read.length)).keys()].find((index) => !isSame(shown[index], read[index]));
  if (at === undefined) return [];
  const line = shown[at]?.line ?? read[at]?.line ?? 1;
  return [{ line, message: 'the test reads this code block differently from what the page shows', hint: HINT }];
};
