/** What the delivery changes in the HTML of a page. Pure. */
import { smallScript } from './small-script';
import type { Parts, StyleSheet } from './styles/style-sheet';

/** What is the same in all pages of a language. */
export interface Delivery {
  /** The site's style sheet. */
  readonly styles: Pick<StyleSheet, 'of' | 'ofFirst' | 'ofRest'>;
  /** Custom properties that the styles of the search's dialog ask for. */
  readonly asked: readonly string[];
  /** Script that stands in the page: it waits for the reader's first intent. */
  readonly first: string;
  /** Address of the script that is fetched beside the page. */
  readonly pageScript: string;
}

/** Names that scripts give to elements of the static page. */
const LATER = ['dialog', 'form', 'input', 'h2', 'ul', 'li', 'mark', '.explanation', '.search-pending', '.table-of-contents__link--active'];

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*\/assets\/css\/[^"]+\.css)"\s*\/?>/;
/** Symbols that the framework puts before the page; a strict policy has no place for styles in an attribute. */
const SYMBOLS = '<svg style="display: none;">';

const SCRIPTS = /<script src="([^"]*\/assets\/js\/(?:runtime~main|main)\.[^"]+)" defer(?:="defer")?><\/script>/g;

/** How the framework lets an address set attributes of the page, such as the one that says that the application is there. As its source writes it: pages are not minified (`scripts/before-framework.mjs`). */
const ATTRIBUTES_OF_ADDRESS = /\(function\(\) \{\s*try \{\s*const entries[^<]*?'docusaurus-data-'[^<]*?\} catch\(e\) \{\}\s*\}\)\(\);/;

const SCRIPT = /(<script\b[^>]*>)([^]*?)<\/script>/g;
/** Data, a module, or a script elsewhere. */
const IS_NOT_INLINE = /\s(?:type|src)=/;

/** The framework's script that prepares the page for its colour mode. */
const PREPARATION = /<body[^>]*>.*?<script>.*?<\/script>/s;

/** What a heading's own link says twice, for the pointer and for screen readers; the application brings it back. */
const LINK_TITLE = / title="[^"]*"(?= translate="no")/g;

/** What the framework writes and no browser needs: empty classes, what protects from another window on links that open none, those of links in the sidebar that no style names, the framework's version, and orders to fetch both pictures of a logo before they stand in the page. */
const IDLE =
  / class=""|(?<= target="_self") rel="noopener noreferrer"|theme-doc-sidebar-item-link(?:-level-\d)? |<meta name="generator" content="[^"]*"\s*\/?>|<link rel="preload" as="image" href="[^"]*"\s*\/?>/g;

/** A page as the framework writes it, without its scripts. */
export interface Application {
  /** The page with the link to its style sheet. */
  readonly bare: string;
  /** That link. */
  readonly link: string;
  readonly styleSheet: string;
  readonly scripts: readonly string[];
}

/**
 * Reads a page as the framework writes it.
 * @returns undefined for a page without application, such as a redirect
 * @throws Error when the page has scripts or styles in another form
 */
export function readPage(html: string): Application | undefined {
  const found = STYLE_SHEET.exec(html);
  const scripts = [...html.matchAll(SCRIPTS)].map(([, source = '']) => source);
  if (found === null && scripts.length === 0) return undefined;
  const [link, styleSheet] = found ?? [];
  if (link === undefined || styleSheet === undefined || scripts.length !== 2) {
    throw new Error(
      `delivery: expected one style sheet and two scripts in a page, found ${Number(found !== null)} and ${scripts.length}; adapt src/delivery/html.ts to the framework`,
    );
  }
  const bare = html
    .replace(SCRIPTS, '')
    .replace(SYMBOLS, '<svg class=symbols>')
    .replace(ATTRIBUTES_OF_ADDRESS, '')
    .replace(SCRIPT, (all, tag: string, code: string) => (IS_NOT_INLINE.test(tag) ? all : `${tag}${smallScript(code)}</script>`))
    .replace(LINK_TITLE, '')
    .replace(IDLE, '');
  if (PREPARATION.exec(bare)?.[0].includes('docusaurus-data-'))
    throw new Error(
      'delivery: expected the script that lets an address set attributes in its known form; build by `npm run build`, or adapt src/delivery/html.ts to the framework',
    );
  return { bare, link, styleSheet, scripts };
}

/** Paragraphs of a first part, at most: more is not on the first screen of a phone. */
const MOST_PARAGRAPHS = 3;

/**
 * Divides a page of text after the paragraphs that follow its title: so much fits the first window of a connection, and is
 * painted when it is there.
 * @returns undefined for a page of another kind
 */
export function partsOf(html: string): Parts | undefined {
  const article = html.indexOf('<article');
  const title = article === -1 ? -1 : html.indexOf('</h1>', article);
  let end = title === -1 ? -1 : html.indexOf('</p>', title);
  if (end === -1) return undefined;
  for (let count = 1; count < MOST_PARAGRAPHS && /^<\/p>\s*<p>/.test(html.slice(end, end + 20)); count += 1)
    end = html.indexOf('</p>', end + 1);
  return { first: html.slice(0, end), whole: html };
}

/**
 * Styles in the middle of a text: those of a picture count for the whole page, and HTML has no other place for them there.
 * What stands in a picture is read as markup.
 */
const inText = (css: string): string =>
  `<svg data-rest aria-hidden="true"><style>svg[data-rest]{display:none}${css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style></svg>`;

/**
 * End tags that a browser supplies in just these places, so that its tree stays the same:
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags. Nothing may stand between, not even white space.
 * Scripts and data are found with them, because what they hold only looks like tags.
 */
const IMPLIED_ENDS =
  /<script\b[^]*?<\/script>|<\/li>(?=<li[\s>]|<\/[ou]l>)|<\/t[dh]>(?=<t[dh][\s>]|<\/tr>)|<\/tr>(?=<tr[\s>]|<\/t(?:head|body)>)|<\/thead>(?=<tbody[\s>])|<\/tbody>(?=<\/table>)|<\/p>(?=<(?:p|ul|ol|h[1-6]|div|figure|table|section)[\s>]|<\/(?:div|li|td)>)/g;

const withoutImpliedEnds = (html: string): string => html.replace(IMPLIED_ENDS, (found) => (found.startsWith('<script') ? found : ''));

/**
 * Puts the styles of a page into it, and takes out the application, which the page's own script starts.
 * @param chunks addresses of what the application needs on this page beside its first scripts
 * @returns the page to publish
 */
export function deliver({ bare, link, styleSheet, scripts }: Application, chunks: readonly string[], delivery: Delivery): string {
  const { styles, asked, first, pageScript } = delivery;
  const starter = `<script data-scripts="${scripts.join(' ')}" data-chunks="${chunks.join(' ')}" data-styles="${styleSheet}">${first}</script>`;
  const follower = `<script src="${pageScript}" defer></script>`;
  const parts = partsOf(bare);
  if (!parts) return withoutImpliedEnds(bare.replace(link, () => `<style>${styles.of(bare, LATER, asked)}</style>${starter}${follower}`));
  const head = `<style>${styles.ofFirst(parts.first)}</style>${follower}`;
  const after = starter + inText(styles.ofRest(parts, LATER, asked));
  return withoutImpliedEnds(parts.first.replace(link, () => head) + after + bare.slice(parts.first.length));
}
