/** Converts the site's own blocks to Markdown: code, diagrams, captions, admonitions, tabs, expandable entries, formulas. */
import type { Element, ElementContent } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { Blockquote, Code, InlineCode, List, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { attribute, find, findTag, hasClass, textOf } from './elements';

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

/** The information in a code block's caption besides the language: a file name, or the fact that it is output. */
function codeCaption(figure: Element): Paragraph[] {
  const caption = findTag(figure, 'figcaption');
  const kind = attribute(caption, 'dataCaption');
  if (kind === undefined) return [];
  const name: InlineCode | PhrasingContent = kind === 'file' ? { type: 'inlineCode', value: textOf(caption) } : text(textOf(caption));
  return [paragraph(name, text(':'))];
}

function code(figure: Element, pre: Element): (Paragraph | Code)[] {
  const value = textOf(pre).replace(/\n+$/, '');
  return [...codeCaption(figure), { type: 'code', lang: attribute(figure, 'dataLanguage') ?? null, value }];
}

/** Represents a diagram by its title and description. The diagram's second layout has the same content. */
function diagram(svg: Element, word: string): Paragraph {
  const [title, description] = ['title', 'desc'].map((name) => textOf(findTag(svg, name)));
  return paragraph({ type: 'strong', children: [text(`${word}: ${title}.`)] }, text(` ${description}`));
}

export const figure =
  ({ diagram: word }: MarkdownWords): Handle =>
  (state, element) => {
    const pre = findTag(element, 'pre');
    if (pre) return code(element, pre);
    const svg = find(element, ({ tagName, properties }) => tagName === 'svg' && properties.role === 'img');
    if (svg) return diagram(svg, word);
    return flow(state, element.children);
  };

export const figcaption: Handle = (state, element) => label(phrasing(state, element));

function admonition(state: State, { children: [heading, ...content] }: Element): Blockquote {
  const title = heading?.type === 'element' ? [label(phrasing(state, heading))] : [];
  return { type: 'blockquote', children: [...title, ...flow(state, content)] };
}

export const div: Handle = (state, element) => {
  if (hasClass(element, 'theme-admonition')) return admonition(state, element);
  const tab = attribute(element, 'dataLabel');
  return [...(tab === undefined ? [] : [label([text(tab)])]), ...flow(state, element.children)];
};

/** A list item with an entry's summary, followed by its hidden content. */
export const details: Handle = (state, { children }): List => {
  const isSummary = (child: ElementContent): boolean => child.type === 'element' && child.tagName === 'summary';
  const inner = flow(state, [...children.filter(isSummary), ...children.filter((child) => !isSummary(child))]);
  return { type: 'list', data: { entries: true }, spread: true, children: [{ type: 'listItem', spread: true, children: inner }] };
};

export const summary: Handle = (state, element) => paragraph(...phrasing(state, element));

/** KaTeX includes the formula's source next to its visible output. */
function formula(element: Element): Nodes {
  const [math, annotation] = ['math', 'annotation'].map((name) => findTag(element, name));
  if (!annotation) throw new Error(`the formula "${textOf(element)}" has no TeX source; KaTeX must output MathML with an annotation`);
  return { type: attribute(math, 'display') === 'block' ? 'math' : 'inlineMath', value: textOf(annotation) };
}

export const span: Handle = (state, element) => {
  const isFormula = hasClass(element, 'katex') || hasClass(element, 'katex-display');
  return isFormula ? formula(element) : state.all(element);
};
