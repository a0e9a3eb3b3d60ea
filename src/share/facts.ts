/** What a built page says of itself to programs of others: read from its own HTML, so that both always agree. Pure. */

interface Crumb {
  readonly name: string;
  /** Path from the host's root; a heading of the sidebar has none. */
  readonly path?: string;
}

export interface PageFacts {
  /** Whole address. */
  readonly url: string;
  /** As its heading is, without the name of the site. */
  readonly title: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** Day of the last change, YYYY-MM-DD; only texts of the docs have one. */
  readonly modified?: string;
  /** From the first heading of the sidebar to the page itself. */
  readonly crumbs: readonly Crumb[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** Text of HTML without elements in it. */
const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&([a-z]+|#x27|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The value of an attribute, whose name React writes with capitals where its property has some. */
const valueOf = (html: string, pattern: string): string | undefined => {
  const [, value] = new RegExp(pattern.replace('VALUE', '"([^"]*)"'), 'i').exec(html) ?? [];
  return value === undefined ? undefined : plainText(value);
};

const CRUMB = /<li class="breadcrumbs__item[^>]*><(?:a|span)([^>]*)>([\s\S]*?)<\/(?:a|span)>/g;

function crumbsOf(html: string): Crumb[] {
  return [...html.matchAll(CRUMB)].flatMap(([, attributes = '', inner = '']) => {
    const name = plainText(inner);
    // The first is a picture of a house.
    if (name === '') return [];
    const path = valueOf(attributes, 'href=VALUE');
    return [path === undefined ? { name } : { name, path }];
  });
}

/**
 * @param site name of the site, which the framework puts behind each title
 * @returns undefined for a page that no other site should show: one without address or description
 */
export function factsOf(html: string, site: string): PageFacts | undefined {
  const url = valueOf(html, 'rel="canonical" href=VALUE');
  const title = valueOf(html, 'property="og:title" content=VALUE');
  const description = valueOf(html, 'name="description" content=VALUE');
  const language = valueOf(html, '<html lang=VALUE');
  if (url === undefined || title === undefined || description === undefined || language === undefined) return undefined;
  const modified = valueOf(html, 'class="theme-last-updated">[\\s\\S]{0,200}?<time datetime=VALUE');
  return {
    url,
    title: title.endsWith(` | ${site}`) ? title.slice(0, -` | ${site}`.length) : title,
    description,
    language,
    ...(modified !== undefined && { modified }),
    crumbs: crumbsOf(html),
  };
}
