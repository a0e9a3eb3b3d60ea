/** Converts a built page to part of a document: unique IDs, headings one level down, and nothing that only screens need. */
import type { CheerioAPI } from 'cheerio';
import { cloneNode, type Element } from 'domhandler';
import { findAll, findOne, innerText } from 'domutils';
import { classed, elementsIn, isControl, linked, named, type ElementTest } from '../../content';

export interface Heading {
  readonly id: string;
  readonly title: string;
}

export interface Part extends Heading {
  /** The page's own level-2 headings. */
  readonly headings: readonly Heading[];
  readonly html: string;
  /** Elements in the page's head that the document also needs: styles, icon, search description. */
  readonly head: readonly string[];
  /** SVG symbols that pages refer to. */
  readonly drawings: string;
}

/** The document that a part is created for. */
export interface Whole {
  /** Origin, such as `https://docs.example.com`. */
  readonly siteUrl: string;
  /** Language root, with a slash at both ends. */
  readonly baseUrl: string;
  /** Paths of the document's pages, from the root of the host. */
  readonly pages: readonly string[];
}

const isMark = classed('hash-link');
const isStyle = named('style');
const isNeeded = linked('stylesheet icon search');

/** Controls and other elements that are only for screens. */
const isLeftOut: ElementTest = (element) => {
  const { name, attribs } = element;
  if (name === 'script' || isControl(element) || isMark(element)) return true;
  return attribs['data-needs-js'] !== undefined;
};

/** A word whose explanation is shown on click. */
const isExplained: ElementTest = ({ attribs }) => attribs['data-explanation'] !== undefined;

/** Attributes that contain one or more IDs. */
const REFERENCES = ['for', 'headers', 'list', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details'];
/** A reference to part of a drawing, such as a marker, gradient, or clip path. */
const IN_DRAWING = /url\((['"]?)#([^'")]+)\1\)/g;

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

/** A page's ID in the document. A heading's ID consists of the page's ID, two hyphens, and its own ID. */
const pageId = (pathname: string, baseUrl: string): string => withoutSlash(pathname).slice(baseUrl.length).replaceAll('/', '-');

/** Makes all IDs of a page unique in the document. References to IDs that the page doesn't define stay the same. */
function makeOwn(elements: readonly Element[], prefix: string): void {
  const own = new Set(elements.flatMap(({ attribs }) => attribs.id ?? []));
  const renamed = (id: string): string => (own.has(id) ? prefix + id : id);
  for (const { name, attribs } of elements) {
    for (const [attribute, value] of Object.entries(attribs)) {
      if (attribute === 'id') attribs.id = renamed(value);
      else if (REFERENCES.includes(attribute)) attribs[attribute] = value.split(/\s+/).map(renamed).join(' ');
      else if (attribute === 'href' || attribute === 'xlink:href')
        attribs[attribute] = value.replace(/^#(.+)/, (_all, id: string) => `#${renamed(id)}`);
      else if (value.includes('url(')) attribs[attribute] = value.replace(IN_DRAWING, (_all, _quote, id: string) => `url(#${renamed(id)})`);
    }
    // Radio buttons with the same name are one group in the whole document.
    if (name === 'input' && attribs.name !== undefined) attribs.name = prefix + attribs.name;
  }
}

/** Links between pages in the document become internal links. */
function joinLinks(elements: readonly Element[], route: string, { siteUrl, baseUrl, pages }: Whole): void {
  const here = new URL(route, siteUrl);
  const inside = new Set(pages.map(withoutSlash));
  for (const { attribs } of elements.filter(named('a'))) {
    const address = attribs.href ?? '#';
    if (address.startsWith('#') || !URL.canParse(address, here)) continue;
    const { origin, pathname, hash } = new URL(address, here);
    if (origin !== here.origin || !inside.has(withoutSlash(pathname))) continue;
    attribs.href = `#${pageId(pathname, baseUrl)}${hash.replace('#', '--')}`;
  }
}

const textOf = (element: Element): string =>
  innerText(element)
    .replace(/[\s\u200B]+/g, ' ')
    .trim();

/** A copy of a page's text without elements that only screens need, with all collapsed sections open. */
function printedCopy($: CheerioAPI, article: Element): Element {
  const copy = cloneNode(article, true);
  $(findAll(isLeftOut, copy.children)).remove();
  for (const word of findAll(isExplained, copy.children)) $(word).replaceWith($(word).contents());
  for (const { attribs } of findAll(named('details'), copy.children)) attribs.open = '';
  return copy;
}

/**
 * @param $     the page's tree, which isn't changed
 * @param route page path from the root of the host
 * @throws Error for a page without text
 */
export function partOf($: CheerioAPI, route: string, whole: Whole): Part {
  const page = $.root().toArray();
  const article = findOne(classed('theme-doc-markdown'), findOne(named('main'), page)?.children ?? []);
  if (!article) throw new Error(`${route}: the built page has no .theme-doc-markdown, from which its section’s document takes the text`);
  const copy = printedCopy($, article);
  const id = pageId(route, whole.baseUrl);
  const elements = findAll(() => true, copy.children);
  makeOwn(elements, `${id}--`);
  joinLinks(elements, route, whole);
  const heading = elements.find(({ name }) => name === 'h1');
  const title = heading ? textOf(heading) : route;
  const headings = elements.filter(({ name, attribs }) => name === 'h2' && attribs.id !== undefined);
  const toc = headings.map((heading) => ({ id: heading.attribs.id ?? '', title: textOf(heading) }));
  for (const element of elements) element.name = element.name.replace(/^h([1-5])$/, (_all, level: string) => `h${Number(level) + 1}`);
  const section = $('<section>').attr('id', id).append(copy.children);
  // A page that shows the original's text has an element with its language.
  for (const [name, value] of Object.entries({ lang: $(article).closest('main [lang]').attr('lang'), class: copy.attribs.class })) {
    if (value !== undefined) section.attr(name, value);
  }
  const head = elementsIn('head', page).filter((element) => isStyle(element) || isNeeded(element));
  const drawings = elementsIn('body', page).filter(named('svg')).slice(0, 1);
  return { id, title, headings: toc, html: $.html(section), head: head.map((element) => $.html(element)), drawings: $.html(drawings) };
}
