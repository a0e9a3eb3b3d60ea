/** Converts a built page to its Markdown version. */
import { isTag, isText, type AnyNode, type Element as PageElement, type ParentNode } from 'domhandler';
import { findOne, textContent } from 'domutils';
import type { Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { classed, isControl, named, type ElementTest } from '../../content';
import { handlers, type MarkdownWords } from './blocks';
import { head, link, markdownOf } from './markdown';

export interface MarkdownPage {
  /** Page route, from the root of the host. */
  readonly route: string;
  /** Address of the Markdown version from the root of the host, as given in the page's head. */
  readonly address: string;
  /** The page's title as plain text. */
  readonly title: string;
  /** The page's description; empty if there is none. */
  readonly description: string;
  readonly markdown: string;
}

interface MarkdownContext {
  /** Page route from the root of the host, including the base URL. */
  readonly route: string;
  /** Published site's origin. */
  readonly siteUrl: string;
  readonly words: MarkdownWords;
}

/** Controls, navigation, programs, and word break opportunities. */
const isNoKind = named('form input label nav noscript script select style template textarea wbr');
/** A heading's anchor link, and the visual one of KaTeX's two outputs. */
const isMark = classed('hash-link katex-html');

/** Elements that aren't text, including the mark on tested blocks, and an entry's visible link to itself. */
const isNoText: ElementTest = (element) => {
  const { 'data-proven': proven, role, href = '' } = element.attribs;
  const isOwnAddress = href.startsWith('#') && href === textContent(element);
  return isNoKind(element) || role === 'status' || isMark(element) || isControl(element) || proven !== undefined || isOwnAddress;
};

/** React's comments between the parts of a sentence aren't text. */
const contentOf = ({ children }: ParentNode): ElementContent[] =>
  children.flatMap((child): ElementContent[] => {
    if (isText(child)) return [{ type: 'text', value: child.data }];
    return isTag(child) && !isNoText(child) ? [treeOf(child)] : [];
  });

const drawingOf = (drawing: PageElement): Element[] =>
  ['title', 'desc'].flatMap((name) => {
    const found = findOne(named(name), drawing.children);
    return found ? [treeOf(found)] : [];
  });

/** The text in an element. For code, this is the text without highlighting; for a diagram, it's the title and description. */
function treeOf(element: PageElement): Element {
  const { attribs } = element;
  // A word whose link shows an explanation in place on screens.
  const name = attribs['data-explanation'] === undefined ? element.name : 'span';
  if (name === 'pre') return h(name, attribs, textContent(element));
  return h(name, attribs, name === 'svg' ? drawingOf(element) : contentOf(element));
}

const isMarkdownLink: ElementTest = ({ name, attribs }) => name === 'link' && attribs.type === 'text/markdown';
const isDescription: ElementTest = ({ name, attribs }) => name === 'meta' && attribs.name === 'description';

/** A page's text, with absolute URLs. The elements around the text have a different class. */
function articleOf(page: AnyNode[], address: string, words: MarkdownWords): RootContent[] {
  const article = findOne(classed('markdown'), page);
  if (!article) throw new Error('expected an element with the class "markdown", which contains the text of the page');
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] };
  const tree = toMdast({ type: 'root', children: [base, treeOf(article)] }, { document: true, handlers: handlers(words) });
  return (tree as Extract<Nodes, { type: 'root' }>).children;
}

/**
 * Creates the Markdown version: title, description and URL, followed by the text.
 *
 * @param page   tree of a built page, which isn't changed
 * @returns undefined for a page whose head doesn't link to a Markdown version
 * @throws Error that names the page if its text isn't found, or if a part of it can't be converted
 */
export function markdownPageOf(page: AnyNode[], { route, siteUrl, words }: MarkdownContext): MarkdownPage | undefined {
  const address = findOne(isMarkdownLink, page)?.attribs.href;
  if (address === undefined) return undefined;
  try {
    const url = siteUrl + route;
    const content = articleOf(page, url, words);
    const heading = content.find((node) => node.type === 'heading' && node.depth === 1);
    if (!heading) throw new Error('expected a heading of level 1');
    const description = findOne(isDescription, page)?.attribs.content ?? '';
    const source: RootContent = { type: 'paragraph', children: [{ type: 'text', value: `${words.source}: ` }, link(url)] };
    const markdown = markdownOf([...head(heading, description), source, ...content.filter((node) => node !== heading)]);
    return { route, address, title: toString(heading), description, markdown };
  } catch (error) {
    throw new Error(`${route}: can’t write Markdown: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
