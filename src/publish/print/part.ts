/** A built page as a part of one document: ids of its own, headings one level down, nothing that only a screen needs. */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

export interface Heading {
  readonly id: string;
  readonly title: string;
}

export interface Part extends Heading {
  /** The page's own headings of level 2. */
  readonly headings: readonly Heading[];
  readonly html: string;
}

/** The document that a part is made for. */
export interface Whole {
  /** Origin, such as `https://docs.example.com`. */
  readonly siteUrl: string;
  /** Root of the language, with a slash at both ends. */
  readonly baseUrl: string;
  /** Paths of its pages from the host's root. */
  readonly pages: readonly string[];
}

/** Controls, what they open, and what the page shows on the screen only. */
const LEFT_OUT = 'script, .hash-link, [data-needs-js], [popover], button:not([popovertarget])';

/** Attributes that hold ids, one or more. */
const REFERENCES = ['for', 'headers', 'list', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-details'];
/** A reference to a part of a drawing: markers, gradients, clips. */
const IN_DRAWING = /url\((['"]?)#([^'")]+)\1\)/g;

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

/** Id of a page in the document; a heading's is this, two hyphens and its own. */
const pageId = (pathname: string, baseUrl: string): string => withoutSlash(pathname).slice(baseUrl.length).replaceAll('/', '-');

/** Gives everything an id that no other page has; what the page does not define itself keeps its name. */
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
    // Radio buttons of one name are one choice, in the whole document.
    if (name === 'input' && attribs.name !== undefined) attribs.name = prefix + attribs.name;
  }
}

/** Links between pages of the document become links within it. */
function joinLinks($: CheerioAPI, article: ReturnType<CheerioAPI>, route: string, { siteUrl, baseUrl, pages }: Whole): void {
  const here = new URL(route, siteUrl);
  const inside = new Set(pages.map(withoutSlash));
  article.find('a[href]').each((_index, link) => {
    const address = $(link).attr('href') ?? '';
    if (address.startsWith('#') || !URL.canParse(address, here)) return;
    const { origin, pathname, hash } = new URL(address, here);
    if (origin !== here.origin || !inside.has(withoutSlash(pathname))) return;
    $(link).attr('href', `#${pageId(pathname, baseUrl)}${hash.replace('#', '--')}`);
  });
}

/** Of a page that shows the original's text; undefined where it is the document's own. */
const languageOf = ($: CheerioAPI): string | undefined => $('main .theme-doc-markdown').closest('main [lang]').attr('lang');

const textOf = ($: CheerioAPI, element: Element): string =>
  $(element)
    .text()
    .replace(/[\s\u200B]+/g, ' ')
    .trim();

/**
 * @param $     the page's tree, which stays as it is
 * @param route path of the page from the host's root
 * @throws Error for a page without text
 */
export function partOf($: CheerioAPI, route: string, whole: Whole): Part {
  const article = $('main .theme-doc-markdown').first().clone();
  if (article.length === 0)
    throw new Error(`${route}: no .theme-doc-markdown in the built page; the document of its section reads the text from there`);
  article.find(LEFT_OUT).remove();
  article.find('button').each((_index, button) => void $(button).replaceWith($(button).contents()));
  article.find('details').attr('open', '');
  const id = pageId(route, whole.baseUrl);
  const elements = article.find('*').toArray();
  makeOwn(elements, `${id}--`);
  joinLinks($, article, route, whole);
  const title = elements.find(({ name }) => name === 'h1');
  const headings = elements.filter(({ name, attribs }) => name === 'h2' && attribs.id !== undefined);
  const toc = headings.map((heading) => ({ id: heading.attribs.id ?? '', title: textOf($, heading) }));
  const part = { id, title: title ? textOf($, title) : route, headings: toc };
  for (const element of elements) element.name = element.name.replace(/^h([1-5])$/, (_all, level: string) => `h${Number(level) + 1}`);
  const section = $('<section>').attr('id', id).append(article.contents());
  for (const [name, value] of Object.entries({ lang: languageOf($), class: article.attr('class') })) {
    if (value !== undefined) section.attr(name, value);
  }
  return { ...part, html: $.html(section) };
}
