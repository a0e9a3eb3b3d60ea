/** Metadata of a built page for other programs. It's read from the page's own HTML, so that both always agree. */
import type { CheerioAPI } from 'cheerio';
import { isTag, type AnyNode, type Element } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { classed, elementsIn, linked, named, type ElementTest } from '../content';

interface Crumb {
  readonly name: string;
  /** Path from the host's root. Absent for a sidebar heading. */
  readonly path?: string;
}

export interface PageFacts {
  /** Absolute URL. */
  readonly url: string;
  /** Page title as in the heading, without the site name. */
  readonly title: string;
  readonly description: string;
  /** BCP 47 language tag. */
  readonly language: string;
  /** Date of the last change, as YYYY-MM-DD. Present only for docs pages. */
  readonly modified?: string;
  /** Breadcrumbs from the top sidebar heading to the page itself. */
  readonly crumbs: readonly Crumb[];
}

const isCanonical = linked('canonical');
const isPage = named('html');
const isCrumb = classed('breadcrumbs__item');
const isChange = classed('theme-last-updated');

/** Matches a `<meta>` element whose attribute has this value. */
export const isMeta =
  (attribute: 'name' | 'property', value: string): ElementTest =>
  ({ name, attribs }) =>
    name === 'meta' && attribs[attribute] === value;

function crumbsOf(page: AnyNode[]): Crumb[] {
  return findAll(isCrumb, page).flatMap((item) => {
    const name = textContent(item);
    // The first breadcrumb is a home icon without text.
    if (name === '') return [];
    const path = item.children.find((child): child is Element => isTag(child))?.attribs.href;
    return [path === undefined ? { name } : { name, path }];
  });
}

/**
 * @param site site name, which the framework appends to each title
 * @returns undefined for a page that other sites shouldn't show: one without a URL or description
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
