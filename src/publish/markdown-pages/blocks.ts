/** Converts page elements to Markdown where the `hast-util-to-mdast` defaults aren't suitable. https://github.com/syntax-tree/hast */
import type { Element, ElementContent } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { Blockquote, Code, InlineCode, List, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

declare module 'mdast' {
  interface ListData {
    /** Set for lists of expandable entries. */
    entries?: true;
  }
}

/** Words, in the page's language, for what the page shows without words. */
export interface MarkdownWords {
  /** Word for a diagram. */
  readonly diagram: string;
  /** Text before the page URL. */
  readonly source: string;
}

const hasClass = ({ properties: { className } }: Element, name: string): boolean => Array.isArray(className) && className.includes(name);

/** The first element below a node that passes the test, in document order. */
function find({ children }: Element, passes: (element: Element) => boolean): Element | undefined {
  for (const child of children) {
    const found = child.type === 'element' ? (passes(child) ? child : find(child, passes)) : undefined;
    if (found) return found;
  }
  return undefined;
}

const findTag = (element: Element, name: string): Element | undefined => find(element, ({ tagName }) => tagName === name);

/** Value of a text attribute; undefined if the attribute is absent. */
function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : undefined;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const label = (children: PhrasingContent[]): Paragraph => paragraph({ type: 'strong', children });
const phrasing = (state: State, element: Element): PhrasingContent[] => state.all(element) as PhrasingContent[];

const isEntries = (node: RootContent | undefined): node is List => node?.type === 'list' && node.data?.entries === true;

/** Each expandable entry becomes a list with one item. Adjacent lists of this kind are merged. */
function joinEntries(joined: RootContent[], node: RootContent): RootContent[] {
  const last = joined.at(-1);
  if (isEntries(node) && isEntries(last)) last.children.push(...node.children);
  else joined.push(node);
  return joined;
}

/** An element's content as blocks. */
const flow = (state: State, children: ElementContent[]) => state.toFlow(state.all({ type: 'root', children }).reduce(joinEntries, []));

/** A code block, after the information in its caption besides the language: a file name, or the fact that it is output. */
function code(figure: Element, pre: Element): (Paragraph | Code)[] {
  const caption = findTag(figure, 'figcaption');
  const kind = attribute(caption, 'dataCaption');
  const name: InlineCode | PhrasingContent = kind === 'file' ? { type: 'inlineCode', value: toString(caption) } : text(toString(caption));
  const value = toString(pre).replace(/\n+$/, '');
  return [
    ...(kind === undefined ? [] : [paragraph(name, text(':'))]),
    { type: 'code', lang: attribute(figure, 'dataLanguage') ?? null, value },
  ];
}

/** Represents a diagram by its title and description. The diagram's second layout has the same content. */
function diagram(svg: Element, word: string): Paragraph {
  const [title, description] = ['title', 'desc'].map((name) => toString(findTag(svg, name)));
  return paragraph({ type: 'strong', children: [text(`${word}: ${title}.`)] }, text(` ${description}`));
}

function admonition(state: State, { children: [heading, ...content] }: Element): Blockquote {
  const title = heading?.type === 'element' ? [label(phrasing(state, heading))] : [];
  return { type: 'blockquote', children: [...title, ...flow(state, content)] };
}

/** KaTeX includes the formula's source next to its visible output. */
function formula(element: Element): Nodes {
  const [math, annotation] = ['math', 'annotation'].map((name) => findTag(element, name));
  if (!annotation) throw new Error(`the formula "${toString(element)}" has no TeX source; KaTeX must output MathML with an annotation`);
  return { type: attribute(math, 'display') === 'block' ? 'math' : 'inlineMath', value: toString(annotation) };
}

const isSummary = (child: ElementContent): boolean => child.type === 'element' && child.tagName === 'summary';

export const handlers = (words: MarkdownWords): Record<string, Handle> => ({
  button: (state, element) => state.all(element),
  code: (_state, element) => ({ type: 'inlineCode', value: toString(element) }),
  // A list item with an entry's summary, followed by its hidden content.
  details: (state, { children }) => {
    const inner = flow(state, [...children.filter(isSummary), ...children.filter((child) => !isSummary(child))]);
    return { type: 'list', data: { entries: true }, spread: true, children: [{ type: 'listItem', spread: true, children: inner }] };
  },
  div: (state, element) => {
    if (hasClass(element, 'theme-admonition')) return admonition(state, element);
    const tab = attribute(element, 'dataLabel');
    return [...(tab === undefined ? [] : [label([text(tab)])]), ...flow(state, element.children)];
  },
  figcaption: (state, element) => label(phrasing(state, element)),
  figure: (state, element) => {
    const pre = findTag(element, 'pre');
    if (pre) return code(element, pre);
    const svg = find(element, ({ tagName, properties }) => tagName === 'svg' && properties.role === 'img');
    return svg ? diagram(svg, words.diagram) : flow(state, element.children);
  },
  span: (state, element) => (hasClass(element, 'katex') || hasClass(element, 'katex-display') ? formula(element) : state.all(element)),
  summary: (state, element) => paragraph(...phrasing(state, element)),
  svg: () => undefined,
});
