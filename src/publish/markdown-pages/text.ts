/** A built page's text as a tree for conversion to Markdown, without elements that aren't text. */
import { isTag, isText, type Element as PageElement, type ParentNode } from 'domhandler';
import { findOne, textContent } from 'domutils';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { classed, isControl, named, type ElementTest } from '../../content';

/** Controls, navigation, programs, and word break opportunities. */
const isNoKind = named('form input label nav noscript script select style template textarea wbr');
/** A heading's anchor link, and the visual one of KaTeX's two outputs. */
const isMark = classed('hash-link katex-html');

/** The mark on tested blocks, which links to the page on tests. */
const isMarkOfProof: ElementTest = ({ attribs }) => attribs['data-proven'] !== undefined;

/** An entry's visible link to itself, which leads to where the reader already is. */
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

/** React's comments between the parts of a sentence aren't text. */
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

/** For code, this is the text without highlighting; for a diagram, it's the title and description. */
export function textOfPage(element: PageElement): Element {
  const { attribs } = element;
  // A word whose link shows an explanation in place on screens.
  const name = attribs['data-explanation'] === undefined ? element.name : 'span';
  if (name === 'pre') return h(name, attribs, textContent(element));
  return h(name, attribs, name === 'svg' ? drawingOf(element) : contentOf(element));
}
