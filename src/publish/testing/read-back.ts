/** Reads a page and its Markdown version independently, and collects the parts that must be in both. */
import type { CheerioAPI } from 'cheerio';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Parts in document order. */
export interface Parts {
  /** Level and text, such as `2 Turn versioning on`. */
  readonly headings: readonly string[];
  readonly cells: readonly string[];
  /** Language, a line break, and the code. */
  readonly codes: readonly string[];
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Elements inside the page's text that don't count as text. */
const NO_TEXT = '.hash-link, wbr';

function articleOf($: CheerioAPI) {
  const article = $('.markdown').first();
  article.find(NO_TEXT).remove();
  for (const formula of article.find('.katex')) $(formula).replaceWith($('<span>').text($(formula).find('annotation').text()));
  return article;
}

/** @param $ the page, which is changed */
export function partsOfPage($: CheerioAPI): Parts {
  const article = articleOf($);
  const texts = (selector: string, form: (element: ReturnType<typeof $>) => string): string[] =>
    article
      .find(selector)
      .toArray()
      .map((element) => form($(element)));
  return {
    headings: texts('h1, h2, h3, h4, h5, h6', (heading) => `${heading.prop('tagName')?.slice(1)} ${tidy(heading.text())}`),
    cells: texts('td, th', (cell) => tidy(cell.text())),
    codes: texts('pre', (pre) => `${pre.closest('figure').attr('data-language') ?? ''}\n${pre.text().trimEnd()}`),
  };
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();

/** All nodes of one type, as text. */
function textsOf<T extends Nodes['type']>(tree: Nodes, type: T, form: (node: Extract<Nodes, { type: T }>) => string): string[] {
  const texts: string[] = [];
  visit(tree, type, (node) => {
    texts.push(form(node as unknown as Extract<Nodes, { type: T }>));
  });
  return texts;
}

export interface MarkdownParts extends Parts {
  /** Targets of all links. */
  readonly links: readonly string[];
  /** HTML that wasn't converted. */
  readonly html: readonly string[];
}

export function partsOfMarkdown(markdown: string): MarkdownParts {
  const tree = parser.parse(markdown);
  return {
    headings: textsOf(tree, 'heading', (heading) => `${heading.depth} ${tidy(toString(heading))}`),
    cells: textsOf(tree, 'tableCell', (cell) => tidy(toString(cell))),
    codes: textsOf(tree, 'code', ({ lang, value }) => `${lang ?? ''}\n${value.trimEnd()}`),
    links: textsOf(tree, 'link', ({ url }) => url),
    html: textsOf(tree, 'html', ({ value }) => value),
  };
}
