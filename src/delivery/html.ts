import type { CheerioAPI } from 'cheerio';
import { isText, type Element } from 'domhandler';
import { findAll, findOne, nextElementSibling, textContent } from 'domutils';
import { classed, linked, named, type ElementTest } from '../content';
import { smallScript } from './bundle';
import type { StyleSheet } from './styles/style-sheet';

/** Settings that are the same on all pages in a language. */
export interface Delivery {
  readonly styles: Pick<StyleSheet, 'of' | 'ofFirst' | 'ofRest'>;
  /** Custom properties that the search dialog's styles use. */
  readonly dialogProperties: readonly string[];
  /** The page's inline script, which waits for the first sign that the reader needs the application. */
  readonly inlineScript: string;
  readonly pageScript: string;
}

/** Names of elements and classes that scripts add to the static page. */
const LATER = ['dialog', 'form', 'input', 'h2', 'ul', 'li', 'mark', '.explanation', '.search-pending', '.table-of-contents__link--active'];

const isLinkedSheet = linked('stylesheet');
const isStyleSheet: ElementTest = (element) => isLinkedSheet(element) && element.attribs.href?.includes('/assets/css/') === true;
const isScript = named('script');
const isApplication: ElementTest = (element) =>
  isScript(element) && /\/assets\/js\/(?:runtime~main|main)\./.test(element.attribs.src ?? '');
/** A script that isn't data, a module, or an external file. */
const isInline: ElementTest = (element) => isScript(element) && element.attribs.src === undefined && element.attribs.type === undefined;

/**
 * The framework's script that lets a URL set attributes of the page, such as the one that marks the application as loaded. The pattern
 * follows the script's source, because pages aren't minified (`scripts/before-framework.mjs`).
 */
const ATTRIBUTES_OF_ADDRESS = /\(function\(\) \{\s*try \{\s*const entries[^<]*?'docusaurus-data-'[^<]*?\} catch\(e\) \{\}\s*\}\)\(\);/;

/** Elements that browsers don't need: the framework's version, and preloads for both logo variants. */
const isIdle: ElementTest = ({ name, attribs }) =>
  (name === 'meta' && attribs.name === 'generator') || (name === 'link' && attribs.rel === 'preload' && attribs.as === 'image');

const isHeadingLink = classed('hash-link');
/** Classes of sidebar links that no style sheet uses. */
const IDLE_CLASSES = /theme-doc-sidebar-item-link(?:-level-\d)? /g;

function tidy(element: Element): void {
  const { attribs } = element;
  if (attribs.class === '') delete attribs.class;
  if (attribs.class !== undefined) attribs.class = attribs.class.replace(IDLE_CLASSES, '');
  // `noopener` protects against the opened window, but this link doesn't open one.
  if (attribs.target === '_self' && attribs.rel === 'noopener noreferrer') delete attribs.rel;
  // The link's label already contains the same text, and the application restores the title.
  if (isHeadingLink(element)) delete attribs.title;
  // Symbols that the framework inserts before the page.
  if (element.name === 'svg' && attribs.style === 'display: none;') {
    delete attribs.style;
    attribs.class = 'symbols';
  }
}

/** @throws Error if a URL could still set attributes of the page */
function makeSmall($: CheerioAPI, script: Element): void {
  const code = textContent(script).replace(ATTRIBUTES_OF_ADDRESS, '');
  if (code.includes('docusaurus-data-'))
    throw new Error(
      'expected the known form of the script that sets attributes from the address; build with `npm run build`, or adapt src/delivery/html.ts to the framework',
    );
  $(script).text(smallScript(code));
}

export interface Application {
  /** The link to its style sheet, which stays in the page. */
  readonly link: Element;
  readonly styleSheet: string;
  readonly scripts: readonly string[];
}

/**
 * Removes from a page everything that starts the application, and everything that browsers don't need.
 * @param $ the page as the framework writes it; its tree is changed
 * @returns undefined for a page without an application, such as a redirect
 * @throws Error if the page's scripts or styles have an unexpected form
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

/** Maximum number of paragraphs in the first part. More paragraphs wouldn't fit on a phone's first screen. */
const MOST_PARAGRAPHS = 3;

const isTitle = named('h1');
const isParagraph = named('p');

/**
 * Finds the paragraph that ends the first part of a text page, among the paragraphs after its title. The first part fits into a
 * connection's initial window, so it can be painted as soon as it arrives.
 * @returns undefined for any other kind of page
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

/** Marks the end of the first part while the page is searched for names. */
const MARK = '<!--first-->';

/**
 * End tags that may be omitted, because the browser supplies them in exactly these places and builds the same tree:
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags. Nothing may come in between, not even white space. Scripts and data are
 * matched too, because their content may only look like tags.
 */
const IMPLIED_ENDS =
  /<script\b[^]*?<\/script>|<\/li>(?=<li[\s>]|<\/[ou]l>)|<\/t[dh]>(?=<t[dh][\s>]|<\/tr>)|<\/tr>(?=<tr[\s>]|<\/t(?:head|body)>)|<\/thead>(?=<tbody[\s>])|<\/tbody>(?=<\/table>)|<\/p>(?=<(?:p|ul|ol|h[1-6]|div|figure|table|section)[\s>]|<\/(?:div|li|td)>)/g;

/** Styles inside an SVG, whose text the serializer escapes like markup. */
const STYLES_IN_PICTURE = /<svg data-rest[^]*?<\/svg>/;

/** Returns the page as it is published. It has fewer bytes than the serializer's output, and browsers parse it into the same tree. */
export const htmlOf = ($: CheerioAPI): string =>
  $.html()
    .replace(IMPLIED_ENDS, (found) => (found.startsWith('<script') ? found : ''))
    .replace(STYLES_IN_PICTURE, (picture) => picture.replaceAll('&gt;', '>'));

/** Adds a page's styles and the scripts that start the application to its tree. @param chunks the application's other files */
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
  // Styles in the middle of a text are put inside an SVG, because HTML doesn't allow `<style>` there. They apply to the whole page.
  const rest = $('<svg data-rest aria-hidden="true"><style></style></svg>');
  rest
    .find('style')
    .text(`svg[data-rest]{display:none}${styles.ofRest({ first: before, whole: before + after }, LATER, dialogProperties)}`);
  $(end).append(inline, rest);
}
