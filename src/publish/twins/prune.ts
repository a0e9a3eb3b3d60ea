/** Takes out of a page what is not its text, before it is turned into Markdown. */
import type { Element, ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { attribute, findTag, hasClass, textOf } from './elements';

/** Controls, navigation, programs, and places where a word may break. */
const TAGS = new Set(['form', 'input', 'label', 'nav', 'noscript', 'script', 'select', 'style', 'template', 'textarea', 'wbr']);
/** The mark beside a heading, and the one of KaTeX's two copies that is only seen. */
const CLASSES = ['hash-link', 'katex-html'];

/** A button that opens a popover is a word of the text, unless it is the mark of a proof. */
const isControl = ({ tagName, properties }: Element): boolean =>
  tagName === 'button' && (properties.popoverTarget === undefined || properties.dataProven !== undefined);

/** An entry's own address, shown as text, leads to where the reader is. */
function isOwnAddress(element: Element): boolean {
  const href = attribute(element, 'href') ?? '';
  return href.startsWith('#') && href === textOf(element);
}

const isNoText = (element: Element): boolean =>
  TAGS.has(element.tagName) ||
  attribute(element, 'popover') !== undefined ||
  attribute(element, 'role') === 'status' ||
  CLASSES.some((name) => hasClass(element, name)) ||
  isControl(element) ||
  isOwnAddress(element);

/** What is left of elements that have a form of their own: code without its colours, a drawing's title and description. */
function shortForm(element: Element): ElementContent[] | undefined {
  if (element.tagName === 'pre') return [{ type: 'text', value: textOf(element) }];
  if (element.tagName === 'svg') return ['title', 'desc'].flatMap((name) => findTag(element, name) ?? []);
  return undefined;
}

/** Changes the tree in place. React writes comments between the texts of one sentence. */
export function prune(tree: Element): void {
  visit(tree, (node, index, parent) => {
    const isElement = node.type === 'element';
    if (parent && index !== undefined && (node.type === 'comment' || (isElement && isNoText(node)))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const short = isElement ? shortForm(node) : undefined;
    if (!isElement || short === undefined) return undefined;
    node.children = short;
    return SKIP;
  });
}
