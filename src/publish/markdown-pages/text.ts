/** The text of a built page as a tree to make Markdown from: its elements without what is not text. */
import { isTag, isText, type Element as PageElement, type ParentNode } from 'domhandler';
import { findOne, textContent } from 'domutils';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { classed, isControl, named, type ElementTest } from '../../content';

/** Controls, navigation, programs, and places where a word may break. */
const isNoKind = named('form input label nav noscript script select style template textarea wbr');
/** The mark beside a heading, and the one of KaTeX's two copies that is only seen. */
const isMark = classed('hash-link katex-html');

/** A link to what is tested, on each block. */
const isMarkOfProof: ElementTest = ({ attribs }) => attribs['data-proven'] !== undefined;

/** An entry's own address, shown as text, leads to where the reader is. */
const isOwnAddress: ElementTest = (element) => {
  const { href = '' } = element.attribs;
  return href.startsWith('#') && href === textContent(element);
};

const isNoText: ElementTest = (element) =>
  isNoKind(element) ||
  element.attribs.role === 'status' ||
  isMark(element) ||
  isControl(element) ||
  isMarkOfProof(element) ||
  isOwnAddress(element);

/** React's comments between the texts of one sentence are no text. */
const contentOf = ({ children }: ParentNode): ElementContent[] =>
  children.flatMap((child): ElementContent[] => {
    if (isText(child)) return [{ type: 'text', value: child.data }];
    return isTag(child) && !isNoText(child) ? [textOfPage(child)] : [];
  });

const drawingOf = (drawing: PageElement): Element[] =>
  ['title', 'desc'].flatMap((name) => {
    const found = findOne(named(name), drawing.children);
    return found ? [textOfPage(found)] : [];
  });

/** Of code, the text without its colours; of a drawing, title and description. */
export function textOfPage(element: PageElement): Element {
  const { attribs } = element;
  // A word that is explained where it stands, by a link for the screen.
  const name = attribs['data-explanation'] === undefined ? element.name : 'span';
  if (name === 'pre') return h(name, attribs, textContent(element));
  return h(name, attribs, name === 'svg' ? drawingOf(element) : contentOf(element));
}
