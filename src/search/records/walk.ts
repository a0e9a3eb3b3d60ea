/** Splits an HTML subtree into pieces in reading order: headings, prose, and code. Skips anything that isn't part of the page's text. */
import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import { findAll, findOne, prevElementSibling } from 'domutils';

import { classed, isControl, named } from '../../content';

/** A piece of a page. Entries span all pieces up to their end. Prose pieces are joined without a space unless whitespace separates them. */
export type Piece =
  | { kind: 'heading'; level: number; id: string; text: string; isDefinition: boolean }
  | { kind: 'entry'; id: string; text: string }
  | { kind: 'entry end' }
  | { kind: 'prose'; text: string }
  | { kind: 'code'; text: string };

const isSkippedKind = named('script style template noscript svg iframe nav footer select input label textarea annotation');
const isAside = classed(
  'hash-link theme-doc-toc-mobile theme-doc-footer theme-doc-version-banner theme-doc-version-badge ' +
    'theme-last-updated theme-edit-this-page theme-unlisted-banner theme-draft-banner',
);

/** Whether an element is never text: controls, labels, navigation, pictures, formula sources, and what a component excludes. */
function isSkipped(element: Element): boolean {
  const { attribs } = element;
  if (isSkippedKind(element) || isAside(element) || isControl(element)) return true;
  return attribs.role === 'tablist' || attribs['data-search-ignore'] !== undefined;
}

const isPre = named('pre');
const isCodeBlock = classed('theme-code-block');

/** Whether an element is a code block, including everything that belongs to the block. Inline code is prose. */
const isCode = (element: Element): boolean =>
  isPre(element) || isCodeBlock(element) || (element.name === 'figure' && element.children.some((child) => isTag(child) && isPre(child)));

const isHeading = named('h1 h2 h3 h4 h5 h6');
/** Attribute of glossary headings, which are defined terms. */
const DEFINITION = 'data-definition';

/** Elements that don't interrupt a line of text. All other elements separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Returns the text with whitespace collapsed and invisible characters removed. */
export function cleanText(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Separator between table cells or expandable entries, so that their text doesn't run together in a snippet. */
const BETWEEN_CELLS = ' · ';

const isCell = named('td th');

function tableOf(cell: Element): ParentNode | null {
  let { parent } = cell;
  while (parent !== null && !(isTag(parent) && parent.name === 'table')) ({ parent } = parent);
  return parent;
}

/** Whether a cell follows another cell in its row or in a row above, or an expandable entry follows another entry. */
function followsCell(element: Element): boolean {
  if (element.name === 'details') return prevElementSibling(element)?.name === 'details';
  if (!isCell(element)) return false;
  const isFirst = element.prev === null && element.parent?.prev === null;
  if (!isFirst) return true;
  const table = tableOf(element);
  return table !== null && findOne(isCell, table.children) !== element;
}

/** Returns all text below a node. @param instead returns a replacement for an element's text */
export function textWithin(parent: ParentNode, instead: (element: Element) => string | undefined): string {
  return parent.children
    .map((child) => {
      if (isText(child)) return child.data;
      return isTag(child) ? (instead(child) ?? textWithin(child, instead)) : '';
    })
    .join('');
}

function headingPiece(element: Element): Piece {
  const { id = '', [DEFINITION]: definition } = element.attribs;
  return {
    kind: 'heading',
    level: Number(element.name.slice(1)),
    id,
    text: cleanText(textWithin(element, (child) => (isSkipped(child) ? '' : undefined))),
    isDefinition: definition !== undefined,
  };
}

/** Matches an identifier or a few words, such as a code, a setting, or a limit. */
const NAME = /^[\p{L}\d_.-]+(?: [\p{L}\d_.-]+){0,4}$/u;

const isCodeName = named('code');

/**
 * Returns the elements that name list entries with an anchor: those with an ID in a row's first cell, or the code in a `<details>`. A row
 * can have several codes as names. Other IDs after the first one are only targets of links.
 */
function namesOf(element: Element): Element[] {
  if (element.name === 'tr')
    return findAll(({ attribs }) => attribs.id !== undefined, element.children.slice(0, 1)).filter(
      ({ children }, index) => index === 0 || findOne(isCodeName, children) !== null,
    );
  const isAddressed = element.name === 'details' && element.attribs.id !== undefined;
  const code = isAddressed ? findOne(isCodeName, element.children) : null;
  return code ? [code] : [];
}

/** Returns the entries that start at an element, such as the error codes that share a row with their causes. Empty for most elements. */
function entryPieces(element: Element): Extract<Piece, { kind: 'entry' }>[] {
  return namesOf(element).flatMap((name) => {
    const text = cleanText(textWithin(name, () => undefined));
    return NAME.test(text) ? [{ kind: 'entry', id: element.attribs.id ?? name.attribs.id ?? '', text }] : [];
  });
}

/** Returns only the code, because the captions and labels around it repeat a language or a file name on every block. */
function codePiece(element: Element): Piece {
  const blocks = findAll(isPre, [element]);
  const texts = blocks.map((block) => textWithin(block, ({ name }) => (name === 'br' ? '\n' : undefined)));
  return { kind: 'code', text: texts.join('\n') };
}

/** Yields the pieces of an article in reading order, including hidden tab panels. */
export function* walk(parent: ParentNode): Generator<Piece> {
  for (const node of parent.children) {
    if (isText(node)) yield { kind: 'prose', text: node.data };
    if (!isTag(node) || isSkipped(node)) continue;
    if (isHeading(node)) yield headingPiece(node);
    else if (isCode(node)) yield codePiece(node);
    else if (INLINE.has(node.name)) {
      // Two elements with nothing between them are two labels in separate boxes rather than one word.
      if (node.prev !== null && isTag(node.prev)) yield { kind: 'prose', text: ' ' };
      yield* walk(node);
    } else {
      const entries = entryPieces(node);
      yield* entries;
      yield { kind: 'prose', text: followsCell(node) ? BETWEEN_CELLS : ' ' };
      yield* walk(node);
      yield { kind: 'prose', text: ' ' };
      if (entries.length > 0) yield { kind: 'entry end' };
    }
  }
}
