/** Reading order of an HTML subtree as pieces: headings, prose, code. Knows what a page shows that is not its text. */
import type { CheerioAPI } from 'cheerio';

type PageNode = ReturnType<CheerioAPI['root']>[number]['children'][number];
/** An element of a parsed page. */
export type PageElement = Extract<PageNode, { attribs: unknown }>;

/** A piece of a page. Prose pieces join without a space unless white space separates them. */
export type Piece =
  | { kind: 'heading'; level: number; id: string; text: string; isDefinition: boolean }
  | { kind: 'prose'; text: string }
  | { kind: 'code'; text: string };

/**
 * Never part of the text: controls and their labels, navigation, pictures, the framework's notes about
 * the page, the source of a formula, and whatever a component marks itself. A button that
 * opens a popover is a word of the text, its popover is not.
 */
const SKIPPED = [
  'script, style, template, noscript, svg, iframe, nav, footer',
  'button:not([popovertarget]), [popover], select, input, label, textarea, [role="tablist"]',
  '[data-search-ignore], .hash-link, annotation',
  '.theme-doc-toc-mobile, .theme-doc-footer, .theme-doc-version-banner, .theme-doc-version-badge',
  '.theme-last-updated, .theme-edit-this-page, .theme-unlisted-banner, .theme-draft-banner',
].join(', ');

/** Code blocks with all that belongs to them. Inline code is prose. */
const CODE = 'pre, figure:has(> pre), .theme-code-block';

const HEADING = 'h1, h2, h3, h4, h5, h6';
/** On the headings of the glossary, which are defined terms. */
const DEFINITION = 'data-definition';

/** `nodeType` of text in the DOM. */
const TEXT_NODE = 3;

/** Elements that do not break a line of text; all others separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Tells elements from texts and comments. */
export function isElement(node: PageNode): node is PageElement {
  return 'attribs' in node;
}

/** Text with white space collapsed and invisible characters taken out. */
export function cleanText(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What stands between the cells of a table, or entries that open, so that a snippet does not run them together. */
const BETWEEN_CELLS = ' · ';

/** Whether a cell follows another one, in its row or in a row above, or an entry that opens another one. */
function followsCell($: CheerioAPI, node: PageElement): boolean {
  if (node.name === 'details') return $(node).prev().is('details');
  if (node.name !== 'td' && node.name !== 'th') return false;
  const isFirst = node.prev === null && node.parent?.prev === null;
  if (!isFirst) return true;
  const [first] = $(node).closest('table').find('td, th').toArray();
  return first !== node;
}

function headingPiece($: CheerioAPI, element: PageElement): Piece {
  const copy = $(element).clone();
  copy.find(SKIPPED).remove();
  const { id = '', [DEFINITION]: definition } = element.attribs;
  return {
    kind: 'heading',
    level: Number(element.name.slice(1)),
    id,
    text: cleanText(copy.text()),
    isDefinition: definition !== undefined,
  };
}

/** The code alone: captions and labels around it name a language or a file, on every block. */
function codePiece($: CheerioAPI, element: PageElement): Piece {
  const copy = $('<div>').append($(element).clone());
  copy.find('br').replaceWith('\n');
  const blocks = copy.find('pre').toArray();
  return { kind: 'code', text: blocks.map((block) => $(block).text()).join('\n') };
}

/** Elements of a page that are not read as their children. Found at once: to ask each element takes a third of a build's reading. */
interface Marked {
  readonly skipped: ReadonlySet<unknown>;
  readonly headings: ReadonlySet<unknown>;
  readonly code: ReadonlySet<unknown>;
}

/** Yields the pieces below `article` in reading order, hidden tab panels included. */
export function walk($: CheerioAPI, article: PageElement): Generator<Piece> {
  const found = (selector: string): ReadonlySet<unknown> => new Set($(article).find(selector).toArray());
  return piecesOf($, article, { skipped: found(SKIPPED), headings: found(HEADING), code: found(CODE) });
}

function* piecesOf($: CheerioAPI, parent: PageElement, marked: Marked): Generator<Piece> {
  for (const node of parent.children) {
    if (node.nodeType === TEXT_NODE) yield { kind: 'prose', text: node.data };
    if (!isElement(node) || marked.skipped.has(node)) continue;
    if (marked.headings.has(node)) yield headingPiece($, node);
    else if (marked.code.has(node)) yield codePiece($, node);
    else if (INLINE.has(node.name)) {
      // Two elements with nothing between them are two labels in boxes of their own, not one word.
      if (node.prev !== null && isElement(node.prev)) yield { kind: 'prose', text: ' ' };
      yield* piecesOf($, node, marked);
    } else {
      yield { kind: 'prose', text: followsCell($, node) ? BETWEEN_CELLS : ' ' };
      yield* piecesOf($, node, marked);
      yield { kind: 'prose', text: ' ' };
    }
  }
}
