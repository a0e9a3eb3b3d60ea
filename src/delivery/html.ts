/** What the delivery changes in a page. */
import type { CheerioAPI } from 'cheerio';
import { isText, type Element } from 'domhandler';
import { findAll, findOne, nextElementSibling, textContent } from 'domutils';
import { classed, linked, named, type ElementTest } from '../content';
import { smallScript } from './small-script';
import type { StyleSheet } from './styles/style-sheet';

/** What is the same in all pages of a language. */
export interface Delivery {
  /** The site's style sheet. */
  readonly styles: Pick<StyleSheet, 'of' | 'ofFirst' | 'ofRest'>;
  /** Custom properties that the styles of the search's dialog ask for. */
  readonly dialogProperties: readonly string[];
  /** Script that stands in the page: it waits for the reader's first intent. */
  readonly inlineScript: string;
  /** Address of the script that is fetched beside the page. */
  readonly pageScript: string;
}

/** Names that scripts give to elements of the static page. */
const LATER = ['dialog', 'form', 'input', 'h2', 'ul', 'li', 'mark', '.explanation', '.search-pending', '.table-of-contents__link--active'];

const isLinkedSheet = linked('stylesheet');
const isStyleSheet: ElementTest = (element) => isLinkedSheet(element) && element.attribs.href?.includes('/assets/css/') === true;
const isScript = named('script');
const isApplication: ElementTest = (element) =>
  isScript(element) && /\/assets\/js\/(?:runtime~main|main)\./.test(element.attribs.src ?? '');
/** Not data, a module, or a script elsewhere. */
const isInline: ElementTest = (element) => isScript(element) && element.attribs.src === undefined && element.attribs.type === undefined;

/** How the framework lets an address set attributes of the page, such as the one that says that the application is there. As its source writes it: pages are not minified (`scripts/before-framework.mjs`). */
const ATTRIBUTES_OF_ADDRESS = /\(function\(\) \{\s*try \{\s*const entries[^<]*?'docusaurus-data-'[^<]*?\} catch\(e\) \{\}\s*\}\)\(\);/;

/** Elements that no browser needs: the framework's version, and orders to fetch both pictures of a logo before they stand in the page. */
const isIdle: ElementTest = ({ name, attribs }) =>
  (name === 'meta' && attribs.name === 'generator') || (name === 'link' && attribs.rel === 'preload' && attribs.as === 'image');

const isHeadingLink = classed('hash-link');
/** Classes of links in the sidebar that no style names. */
const IDLE_CLASSES = /theme-doc-sidebar-item-link(?:-level-\d)? /g;

/** Takes attributes out that no browser needs, or that the page's policy forbids. */
function tidy(element: Element): void {
  const { attribs } = element;
  if (attribs.class === '') delete attribs.class;
  if (attribs.class !== undefined) attribs.class = attribs.class.replace(IDLE_CLASSES, '');
  // It protects from another window; the link opens none.
  if (attribs.target === '_self' && attribs.rel === 'noopener noreferrer') delete attribs.rel;
  // The link's label says it, too, and the application brings the title back.
  if (isHeadingLink(element)) delete attribs.title;
  // Symbols that the framework puts before the page.
  if (element.name === 'svg' && attribs.style === 'display: none;') {
    delete attribs.style;
    attribs.class = 'symbols';
  }
}

/** @throws Error where an address could still set attributes of the page */
function makeSmall($: CheerioAPI, script: Element): void {
  const code = textContent(script).replace(ATTRIBUTES_OF_ADDRESS, '');
  if (code.includes('docusaurus-data-'))
    throw new Error(
      'expected the script that lets an address set attributes in its known form; build by `npm run build`, or adapt src/delivery/html.ts to the framework',
    );
  $(script).text(smallScript(code));
}

/** The application of a page. */
export interface Application {
  /** The link to its style sheet, which stays in the page. */
  readonly link: Element;
  readonly styleSheet: string;
  readonly scripts: readonly string[];
}

/**
 * Takes out of a page what starts the application, and what no browser needs.
 * @param $ the page as the framework writes it; its tree is changed
 * @returns undefined for a page without application, such as a redirect
 * @throws Error when the page has scripts or styles in another form
 */
export function takeApplication($: CheerioAPI): Application | undefined {
  const elements = findAll(() => true, $.root().toArray());
  const links = elements.filter(isStyleSheet);
  const scripts = elements.filter(isApplication);
  if (links.length === 0 && scripts.length === 0) return undefined;
  const [link] = links;
  if (link === undefined || scripts.length !== 2)
    throw new Error(
      `expected one style sheet and two scripts in a page, found ${links.length} and ${scripts.length}; adapt src/delivery/html.ts to the framework`,
    );
  for (const element of elements) tidy(element);
  for (const script of elements.filter(isInline)) makeSmall($, script);
  $([...scripts, ...elements.filter(isIdle)]).remove();
  return { link, styleSheet: link.attribs.href ?? '', scripts: scripts.map(({ attribs }) => attribs.src ?? '') };
}

/** Paragraphs of a first part, at most: more is not on the first screen of a phone. */
const MOST_PARAGRAPHS = 3;

const isTitle = named('h1');
const isParagraph = named('p');

/**
 * The paragraph that ends the first part of a page of text, one of those that follow its title: so much fits the first window of
 * a connection, and is painted when it is there.
 * @returns undefined for a page of another kind
 */
export function endOfFirstPart($: CheerioAPI): Element | undefined {
  const article = findOne(named('article'), $.root().toArray());
  const found = findAll((element) => isTitle(element) || isParagraph(element), article?.children ?? []);
  const title = found.findIndex(isTitle);
  let end = title === -1 ? undefined : found.slice(title).find(isParagraph);
  for (let count = 1; end && count < MOST_PARAGRAPHS; count += 1) {
    const next = nextElementSibling(end);
    const between = end.next === next ? '' : end.next && isText(end.next) && end.next.next === next ? end.next.data : undefined;
    if (!next || !isParagraph(next) || between?.trim() !== '') break;
    end = next;
  }
  return end;
}

/** Stands where the first part ends while the page is written to look for its names. */
const MARK = '<!--first-->';

/**
 * End tags that a browser supplies in just these places, so that its tree stays the same:
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags. Nothing may stand between, not even white space.
 * Scripts and data are found with them, because what they hold only looks like tags.
 */
const IMPLIED_ENDS =
  /<script\b[^]*?<\/script>|<\/li>(?=<li[\s>]|<\/[ou]l>)|<\/t[dh]>(?=<t[dh][\s>]|<\/tr>)|<\/tr>(?=<tr[\s>]|<\/t(?:head|body)>)|<\/thead>(?=<tbody[\s>])|<\/tbody>(?=<\/table>)|<\/p>(?=<(?:p|ul|ol|h[1-6]|div|figure|table|section)[\s>]|<\/(?:div|li|td)>)/g;

/** Styles in a picture, whose text the serializer writes as that of markup. */
const STYLES_IN_PICTURE = /<svg data-rest[^]*?<\/svg>/;

/** The page as it is published: with fewer bytes than the serializer writes, and read as the same tree. */
export const htmlOf = ($: CheerioAPI): string =>
  $.html()
    .replace(IMPLIED_ENDS, (found) => (found.startsWith('<script') ? found : ''))
    .replace(STYLES_IN_PICTURE, (picture) => picture.replaceAll('&gt;', '>'));

/**
 * Puts the styles of a page into it, and the scripts that start the application.
 * @param $ the page's tree, which is changed
 * @param chunks addresses of what the application needs on this page beside its first scripts
 */
export function deliver($: CheerioAPI, { link, styleSheet, scripts }: Application, chunks: readonly string[], delivery: Delivery): void {
  const { styles, dialogProperties, inlineScript, pageScript } = delivery;
  const inline = $('<script>')
    .attr({ 'data-scripts': scripts.join(' '), 'data-chunks': chunks.join(' '), 'data-styles': styleSheet })
    .text(inlineScript);
  const deferred = $('<script defer>').attr('src', pageScript);
  const style = (css: string) => $('<style>').text(css);
  const end = endOfFirstPart($);
  if (!end) {
    $(link).replaceWith([style(styles.of($.html(), LATER, dialogProperties)), inline, deferred].flatMap((part) => part.toArray()));
    return;
  }
  $(end).append(MARK);
  const [before = '', after = ''] = $.html().split(MARK);
  $(end).contents().last().remove();
  $(link).replaceWith([...style(styles.ofFirst(before)).toArray(), ...deferred.toArray()]);
  // Styles in the middle of a text: those of a picture count for the whole page, and HTML has no other place for them there.
  const rest = $('<svg data-rest aria-hidden="true"><style></style></svg>');
  rest
    .find('style')
    .text(`svg[data-rest]{display:none}${styles.ofRest({ first: before, whole: before + after }, LATER, dialogProperties)}`);
  $(end).append(inline, rest);
}
