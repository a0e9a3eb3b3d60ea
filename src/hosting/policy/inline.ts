/** What of a page stands in it and a policy must name: the texts of scripts and styles. */

export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ATTRIBUTES = String.raw`((?:"[^"]*"|'[^']*'|[^>"'])*)`;
const TEXTS = new RegExp(String.raw`<(script|style)\b${ATTRIBUTES}>([\s\S]*?)</\1\s*>`, 'gi');
const TAGS = new RegExp(String.raw`<([a-z][^\s/>]*)${ATTRIBUTES}>`, 'gi');
/** A name and its value, of which only the first matters. */
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g;
const FORBIDDEN = /^(?:style|on[a-z]+)$/i;
/** Where the text may be: else it is code. */
const CANDIDATE = /[\s/"'](?:style|on[a-z]+)\s*=/i;

type Attributes = ReadonlyMap<string, string>;

const attributesOf = (text: string): Attributes =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), value.replace(/^["']|["']$/g, '')]));

/** Whether a browser runs it: other types hold data. */
const isCode = (attributes: Attributes): boolean =>
  !attributes.has('src') && ['', 'module', 'text/javascript'].includes(attributes.get('type') ?? '');

/** In a picture, text is read as markup: `src/delivery/html.ts` writes two characters as entities. */
const inPicture = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Whether the last tag of a picture before a place opens one. */
const isInPicture = (html: string, index: number): boolean => html.lastIndexOf('<svg', index) > html.lastIndexOf('</svg>', index);

/**
 * Data that a component has put into the head of the page by `<Head>`. The framework writes its text as it is, so the title of a
 * page in it could end it and begin a script, for which the policy would then have the hash.
 */
const DATA_OF_COMPONENT = /<script\b[^>]*\sdata-rh=[^>]*\stype=/i;

/** The first attribute that no hash of an element's text allows, with its element. */
function forbidden(html: string): string | undefined {
  const bare = html.replace(TEXTS, '');
  if (!CANDIDATE.test(bare)) return undefined;
  for (const [, tag = '', text = ''] of bare.matchAll(TAGS)) {
    const name = [...attributesOf(text).keys()].find((attribute) => FORBIDDEN.test(attribute));
    if (name !== undefined) return `<${tag} ${name}="…">`;
  }
  return undefined;
}

/**
 * Reads a page that this site's build wrote; `site.check.ts` compares with what a parser of HTML finds.
 * @throws Error for an attribute with styles or a script, which a strict policy has no place for
 */
export function inlineOf(html: string): Inline {
  const found = forbidden(html);
  if (found !== undefined)
    throw new Error(`found ${found}; expected none, because the page's policy forbids it: use a class, or a script that listens`);
  const [data] = DATA_OF_COMPONENT.exec(html) ?? [];
  if (data !== undefined) throw new Error(`found ${data}…; expected none, because a text in it could end it: write data as src/share does`);
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const { 1: tag = '', 2: attributes = '', 3: text = '', index } of html.matchAll(TEXTS)) {
    if (tag.toLowerCase() === 'style') styles.push(isInPicture(html, index) ? inPicture(text) : text);
    else if (isCode(attributesOf(attributes))) scripts.push(text);
  }
  return { scripts, styles };
}
