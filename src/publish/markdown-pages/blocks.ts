/** The site's own blocks as Markdown: code, diagrams, captions, admonitions, tabs, entries that open, formulas. */
import type { Element, ElementContent } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { Blockquote, Code, InlineCode, List, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { attribute, find, findTag, hasClass, textOf } from './elements';

declare module 'mdast' {
  interface ListData {
    /** Of entries that open on the page. */
    entries?: true;
  }
}

/** Words that a Markdown version says and its page shows in another way, in the page's language. */
export interface MarkdownWords {
  /** What a drawing is. */
  readonly diagram: string;
  /** What stands before the address of the page. */
  readonly source: string;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const label = (children: PhrasingContent[]): Paragraph => paragraph({ type: 'strong', children });
const phrasing = (state: State, element: Element): PhrasingContent[] => state.all(element) as PhrasingContent[];

const isEntries = (node: RootContent | undefined): node is List => node?.type === 'list' && node.data?.entries === true;

/** Entries that open are lists of one; those that stand together become one list. */
function joinEntries(joined: RootContent[], node: RootContent): RootContent[] {
  const last = joined.at(-1);
  if (isEntries(node) && isEntries(last)) last.children.push(...node.children);
  else joined.push(node);
  return joined;
}

/** Content of an element as blocks. */
const flow = (state: State, children: ElementContent[]) => state.toFlow(state.all({ type: 'root', children }).reduce(joinEntries, []));

/** What the caption of a code block says besides its language: a file's name, or that this is output. */
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

/** A drawing by its title and description; its second layout says the same. */
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

/** What is always seen of the entry, and below it what opens. */
export const details: Handle = (state, { children }): List => {
  const isSummary = (child: ElementContent): boolean => child.type === 'element' && child.tagName === 'summary';
  const inner = flow(state, [...children.filter(isSummary), ...children.filter((child) => !isSummary(child))]);
  return { type: 'list', data: { entries: true }, spread: true, children: [{ type: 'listItem', spread: true, children: inner }] };
};

export const summary: Handle = (state, element) => paragraph(...phrasing(state, element));

/** KaTeX keeps the formula as it was written beside what it shows. */
function formula(element: Element): Nodes {
  const [math, annotation] = ['math', 'annotation'].map((name) => findTag(element, name));
  if (!annotation) throw new Error(`a formula without its TeX: "${textOf(element)}"; KaTeX must write MathML with an annotation`);
  return { type: attribute(math, 'display') === 'block' ? 'math' : 'inlineMath', value: textOf(annotation) };
}

export const span: Handle = (state, element) => {
  const isFormula = hasClass(element, 'katex') || hasClass(element, 'katex-display');
  return isFormula ? formula(element) : state.all(element);
};
