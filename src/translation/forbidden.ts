/** Forbidden variants of terms, and words that no page of a language uses. */
import type { Nodes, Parents } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { escapeRegExp } from '../lib/escape';
import { parsePage } from '../lib/page-tree';

export interface Forbidden {
  /** The word or phrase, matched whole and in any letter case. */
  variant: string;
  /** What to write instead. */
  instead: string;
}

export interface Hit {
  line: number;
  found: string;
  instead: string;
}

/** Labels of other programs' interfaces are bold, and stay as the program shows them. */
const OUTSIDE_PROSE = new Set(['strong', 'inlineCode', 'code']);

const inProse = (ancestors: readonly Parents[]): boolean => !ancestors.some((node: Nodes) => OUTSIDE_PROSE.has(node.type));

/** Each use of a forbidden variant in the running text of a page, with its line. */
export function forbiddenUses(text: string, forbidden: readonly Forbidden[]): Hit[] {
  const hits: Hit[] = [];
  const patterns = forbidden.map(({ variant, instead }) => ({
    instead,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${escapeRegExp(variant)}(?![\\p{L}\\p{N}-])`, 'giu'),
  }));
  visitParents(parsePage(text), 'text', (node, ancestors) => {
    if (!inProse(ancestors)) return;
    // A pinned heading id is no prose.
    const text = node.value.replace(/\{#[\w-]+\}/g, (id) => ' '.repeat(id.length));
    for (const { pattern, instead } of patterns) {
      for (const match of text.matchAll(pattern)) {
        const before = text.slice(0, match.index).split('\n').length - 1;
        hits.push({ line: (node.position?.start.line ?? 1) + before, found: match[0], instead });
      }
    }
  });
  return hits.sort((a, b) => a.line - b.line);
}
