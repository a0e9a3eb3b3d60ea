/**
 * Content Security Policy (https://www.w3.org/TR/CSP3/) for each page and the site. README.md explains how the two divide the work. A page
 * has its policy as `<meta>`, so that it also applies on hosts that don't send headers.
 */
import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { findAll, textContent } from 'domutils';
import { elementsIn, named, type ElementTest } from '../content';
import { FETCH_AHEAD_RULES } from '../lib/fetch-ahead';

/** The brand file's fields with the hosts that pages contact. The default brand has none. */
export interface BrandHosts {
  readonly marketingScript: string | null;
  readonly stylesheets: readonly string[];
  readonly hostedSearch: {
    readonly appId: string;
    readonly hosts: readonly string[];
    readonly events: { readonly script: string } | null;
  } | null;
}

const originOf = (address: string): string => new URL(address).origin;

/**
 * The search service's hosts for reading, which its client contacts if the brand doesn't name any: `algoliasearch/lite`, `getDefaultHosts`
 * in `lite/src/liteClient.ts`.
 */
const serviceHosts = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
];

/** The host to which the service's insights script sends events by itself. */
const EVENTS_HOST = 'https://insights.algolia.io';

interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const FORBIDDEN = /^(?:style|on[a-z]+)$/;

/** Whether a browser executes the script. Other types contain data. */
const isCode: ElementTest = ({ name, attribs }) =>
  name === 'script' && attribs.src === undefined && ['', 'module', 'text/javascript'].includes(attribs.type ?? '');

/**
 * Data that a component has added to the head through `<Head>`. The framework writes it unescaped, so a page title in the data could end
 * the script and start another script, whose hash the policy would then allow.
 */
const isDataOfComponent: ElementTest = ({ name, attribs }) =>
  name === 'script' && attribs['data-rh'] !== undefined && attribs.type !== undefined;

/**
 * Parses a page as a browser does. `site.check.ts` compares the result with the files that were written.
 * @throws Error for an attribute with styles or a script, which a strict policy can't allow
 */
export function inlineOf($: CheerioAPI): Inline {
  const elements = findAll(() => true, $.root().toArray());
  for (const element of elements) {
    const found = Object.keys(element.attribs).find((attribute) => FORBIDDEN.test(attribute));
    if (found !== undefined)
      throw new Error(
        `found <${element.name} ${found}="…">; expected none, because the page's policy forbids it: use a class, or an event listener in a script`,
      );
    if (isDataOfComponent(element))
      throw new Error(
        `found <script data-rh type="${element.attribs.type}">; expected none, because its text could end the element: write data as src/share does`,
      );
  }
  return { scripts: elements.filter(isCode).map(textContent), styles: elements.filter(named('style')).map(textContent) };
}

/** Allowed sources by directive, in order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = "'self'";
/** Images that are embedded in the style sheet as data URLs. */
const IN_STYLES = 'data:';
/** Style in the drawing of DocSearch 3.9's logo (`AlgoliaLogo`). React inserts it when the dialog opens. */
const DIALOG_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** A source that allows an inline script or style by the hash of its text. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');

/** @throws Error if the text isn't a list of directives */
export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  if (directives.some(([name = '']) => !/^[a-z-]+$/.test(name))) throw new Error(`"${text}": expected a Content Security Policy`);
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

const unique = (sources: readonly string[]): string[] => [...new Set(sources)];
const hashes = (texts: readonly string[]): string[] => unique(texts.map(hashOf)).sort();

/**
 * The policy for a single page, which allows everything that the page needs and nothing else. A brand's script may load from and contact
 * its own host, including with tracking pixels, and a style sheet may load fonts from its host. A script's requests to other hosts aren't
 * known here, so they stay blocked.
 */
export function policyOf({ scripts, styles }: Inline, { marketingScript, stylesheets, hostedSearch }: BrandHosts): Policy {
  const marketing = marketingScript === null ? [] : [originOf(marketingScript)];
  const sheets = unique(stylesheets.map(originOf));
  const events = hostedSearch?.events ? [originOf(hostedSearch.events.script)] : [];
  const search =
    hostedSearch === null ? [] : hostedSearch.hosts.length > 0 ? hostedSearch.hosts.map(originOf) : serviceHosts(hostedSearch.appId);
  const sent = events.length > 0 ? [...events, EVENTS_HOST] : [];
  return {
    'default-src': NONE,
    'script-src': [SELF, ...unique([...marketing, ...events]), ...hashes([...scripts, FETCH_AHEAD_RULES])],
    'style-src': [SELF, ...sheets, ...hashes([...styles, DIALOG_STYLE])],
    'img-src': [SELF, IN_STYLES, ...marketing],
    'font-src': [SELF, ...sheets],
    'connect-src': [SELF, ...unique([...marketing, ...search, ...sent])],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'form-action': [SELF],
    'base-uri': NONE,
  };
}

/** Directives that a page can't set itself, or that block what no page of this site ever needs. */
const OF_SITE: Policy = {
  'style-src-attr': NONE,
  'script-src-attr': NONE,
  'object-src': NONE,
  'frame-src': NONE,
  'media-src': NONE,
  'frame-ancestors': NONE,
};
/** Only page policies have these directives. Each page has its own styles, and a site-wide default would block them. */
const OF_PAGES = ['default-src', 'style-src'];

/** The policy that is sent with every response. It allows everything that any page needs, except for styles. */
export function sitePolicy(pages: readonly Policy[]): Policy {
  const directives = unique(pages.flatMap((page) => Object.keys(page))).filter((directive) => !OF_PAGES.includes(directive));
  const own = directives.map((directive) => [directive, unique(pages.flatMap((page) => page[directive] ?? [])).sort()] as const);
  return { ...Object.fromEntries(own), ...OF_SITE };
}

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** The encoding comes first, because browsers look for it in the first bytes. */
const isEncoding: ElementTest = ({ name, attribs }) => name === 'meta' && attribs.charset?.toLowerCase() === 'utf-8';

/**
 * Adds a policy to a page. The policy applies to everything that follows it.
 * @param $ tree of the complete page
 * @param name page name, for error messages
 * @throws Error that names the page if it contains anything that no policy allows
 */
export function addPolicy($: CheerioAPI, name: string, brand: BrandHosts): void {
  const [encoding, ...others] = elementsIn('head', $.root().toArray()).filter(isEncoding);
  if (!encoding || others.length > 0)
    throw new Error(`${name}: expected one <meta charset="utf-8"> in the head, because the policy follows it`);
  try {
    const policy = policyText(policyOf(inlineOf($), brand));
    $(encoding).after($('<meta http-equiv="Content-Security-Policy">').attr('content', policy));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Reads a page's policy. @returns undefined if the page has none */
export function pagePolicy(html: string): Policy | undefined {
  const [, text] = META.exec(html) ?? [];
  return text === undefined ? undefined : parsePolicy(text);
}
