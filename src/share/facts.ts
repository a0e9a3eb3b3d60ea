/** What a built page says of itself to programs of others: read from its own HTML, so that both always agree. */
import type { CheerioAPI } from 'cheerio';
import { isTag, type AnyNode, type Element } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { classed, elementsIn, linked, named, type ElementTest } from '../content';

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

const isCanonical = linked('canonical');
const isPage = named('html');
const isCrumb = classed('breadcrumbs__item');
const isChange = classed('theme-last-updated');

/** A `<meta>` with this value of an attribute. */
export const isMeta =
  (attribute: 'name' | 'property', value: string): ElementTest =>
  ({ name, attribs }) =>
    name === 'meta' && attribs[attribute] === value;

function crumbsOf(page: AnyNode[]): Crumb[] {
  return findAll(isCrumb, page).flatMap((item) => {
    const name = textContent(item);
    // The first is a picture of a house.
    if (name === '') return [];
    const path = item.children.find((child): child is Element => isTag(child))?.attribs.href;
    return [path === undefined ? { name } : { name, path }];
  });
}

/**
 * @param site name of the site, which the framework puts behind each title
 * @returns undefined for a page that no other site should show: one without address or description
 */
export function factsOf($: CheerioAPI, site: string): PageFacts | undefined {
  const page = $.root().toArray();
  const head = elementsIn('head', page);
  const valueOf = (test: ElementTest, attribute: string): string | undefined => head.find(test)?.attribs[attribute];
  const url = valueOf(isCanonical, 'href');
  const title = valueOf(isMeta('property', 'og:title'), 'content');
  const description = valueOf(isMeta('name', 'description'), 'content');
  const language = findOne(isPage, page)?.attribs.lang;
  if (url === undefined || title === undefined || description === undefined || language === undefined) return undefined;
  const modified = findOne(named('time'), findOne(isChange, page)?.children ?? [])?.attribs.datetime;
  return {
    url,
    title: title.endsWith(` | ${site}`) ? title.slice(0, -` | ${site}`.length) : title,
    description,
    language,
    ...(modified !== undefined && { modified }),
    crumbs: crumbsOf(page),
  };
}
