/** A built page to its Markdown twin. */
import type { Element, Nodes as HtmlNodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parse } from 'parse5';
import { head, link, markdownOf } from '../markdown';
import type { TwinWords } from './blocks';
import { attribute, find, hasClass } from './elements';
import { handlers } from './handlers';
import { prune } from './prune';

export interface Twin {
  /** Of the page, from the root of the host. */
  readonly route: string;
  /** Of the twin, from the root of the host: what the page's head says. */
  readonly address: string;
  /** The page's title, without marks. */
  readonly title: string;
  /** The page's description; empty where it has none. */
  readonly description: string;
  readonly markdown: string;
}

export interface TwinContext {
  /** Of the page, from the root of the host, base URL included. */
  readonly route: string;
  /** Origin of the published site. */
  readonly siteUrl: string;
  readonly words: TwinWords;
}

/** Only pages whose head names a twin hold this; the others need not be parsed. */
const MEDIA_TYPE = 'text/markdown';

const isTwinLink = ({ tagName, properties }: Element): boolean => tagName === 'link' && properties.type === MEDIA_TYPE;
const isDescription = ({ tagName, properties }: Element): boolean => tagName === 'meta' && properties.name === 'description';

/** The text of a page, with whole addresses. Frames around it bear another class. */
function articleOf(page: HtmlNodes, address: string, words: TwinWords): RootContent[] {
  const article = find(page, (element) => hasClass(element, 'markdown'));
  if (!article) throw new Error('no element of the class "markdown", in which the text of a page stands');
  prune(article);
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] };
  const tree = toMdast({ type: 'root', children: [base, article] }, { document: true, handlers: handlers(words) });
  return (tree as Extract<Nodes, { type: 'root' }>).children;
}

/**
 * Reads one built page. Title, description and address stand first, then the text.
 *
 * @returns undefined for a page whose head names no twin
 * @throws Error naming the page where its text is not found, or a part of it cannot be written
 */
export function twinOfPage(html: string, { route, siteUrl, words }: TwinContext): Twin | undefined {
  if (!html.includes(MEDIA_TYPE)) return undefined;
  const page = fromParse5(parse(html));
  const address = attribute(find(page, isTwinLink), 'href');
  if (address === undefined) return undefined;
  try {
    const url = siteUrl + route;
    const content = articleOf(page, url, words);
    const heading = content.find((node) => node.type === 'heading' && node.depth === 1);
    if (!heading) throw new Error('no heading of the first level');
    const description = attribute(find(page, isDescription), 'content') ?? '';
    const source: RootContent = { type: 'paragraph', children: [{ type: 'text', value: `${words.source}: ` }, link(url)] };
    const markdown = markdownOf([...head(heading, description), source, ...content.filter((node) => node !== heading)]);
    return { route, address, title: toString(heading), description, markdown };
  } catch (error) {
    throw new Error(`${route}: no Markdown twin: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
