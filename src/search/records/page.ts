/** One built page to records: what a reader reads on it, cut at its headings. */
import type { CheerioAPI } from 'cheerio';

import { withTree } from '../../content';
import { DEFAULT_TAG, descend, hierarchyOf, type Hierarchy, type SearchRecord } from '../contract';
import { cleanText, isElement, walk, type PageElement, type Piece } from './walk';

type Heading = Extract<Piece, { kind: 'heading' }>;

/** What is known of a page besides its HTML. */
export interface PageContext {
  /** Path of the page from the host's root, base URL included. */
  url: string;
  /** Area (lvl0) of a page without breadcrumbs. */
  defaultArea: string;
  /** Place of the page in the site, for `position`. */
  position: number;
}

interface OpenSection extends Pick<Heading, 'level' | 'id' | 'isDefinition'> {
  hierarchy: Hierarchy;
  prose: string;
  code: string;
}

function meta($: CheerioAPI, name: string): string | undefined {
  return $(`meta[name="${name}"]`).attr('content');
}

/** The outermost category of the breadcrumbs; the last crumb is the page itself, the home crumb has no text. */
function areaOf($: CheerioAPI, fallback: string): string {
  const crumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .toArray()
    .map((item) => cleanText($(item).text()))
    .filter((text) => text !== '');
  return crumbs.length > 1 ? (crumbs[0] ?? fallback) : fallback;
}

function articleOf($: CheerioAPI): PageElement | undefined {
  for (const selector of ['main .theme-doc-markdown', 'main article', 'main']) {
    const [element] = $(selector).toArray();
    if (element !== undefined && isElement(element)) return element;
  }
  return undefined;
}

function openSection(above: Hierarchy, { level, id, text, isDefinition }: Omit<Heading, 'kind'>): OpenSection {
  return { level, id, isDefinition, hierarchy: descend(above, level, text), prose: '', code: '' };
}

/** Cuts the article at every heading that can be linked to. The h1 opens nothing: its text is the page's title. */
function cut($: CheerioAPI, article: PageElement, area: string, title: string): OpenSection[] {
  let section = openSection(hierarchyOf(area), { level: 1, id: '', text: title, isDefinition: false });
  const sections = [section];
  for (const piece of walk($, article)) {
    if (piece.kind === 'code') section.code += `${piece.text}\n`;
    else if (piece.kind === 'prose') section.prose += piece.text;
    else if (piece.level === 1) continue;
    else if (piece.id === '') section.prose += ` ${piece.text} `;
    else {
      section = openSection(section.hierarchy, piece);
      sections.push(section);
    }
  }
  return sections;
}

function titleOf($: CheerioAPI): string {
  // A blog's archive has its heading above the main part.
  const heading = [...$('main h1'), ...$('h1')].slice(0, 1);
  const text = $(heading).clone();
  text.find('.hash-link').remove();
  return cleanText(text.text()) || cleanText($('head > title').first().text());
}

/** The page's description, which says in one sentence what the introduction may not; empty where it repeats the text. */
function descriptionOf($: CheerioAPI, intro: string): string {
  const description = cleanText(meta($, 'description') ?? '');
  return intro.includes(description) ? '' : `${description} `;
}

function recordsOf($: CheerioAPI, { url, defaultArea, position }: PageContext): SearchRecord[] {
  if (/\b(noindex|none)\b/i.test(meta($, 'robots') ?? '')) return [];
  const article = articleOf($);
  if (article === undefined) throw new Error(`${url}: no <main> in the built page; search reads a page's text from there.`);
  const language = meta($, 'docsearch:language') ?? $('html').attr('lang');
  if (language === undefined) throw new Error(`${url}: no <html lang> in the built page; search filters by language.`);
  const tag = meta($, 'docsearch:docusaurus_tag') ?? meta($, 'docusaurus_tag') ?? DEFAULT_TAG;
  const sections = cut($, article, areaOf($, defaultArea), titleOf($));
  const [page] = sections;
  if (page !== undefined) page.prose = descriptionOf($, cleanText(page.prose)) + page.prose;
  const address = (id: string): string => (id === '' ? url : `${url}#${id}`);
  return sections.map(({ level, id, isDefinition, hierarchy, prose, code }, index) => ({
    objectID: address(id),
    url: address(id),
    anchor: id || null,
    type: `lvl${level}` as SearchRecord['type'],
    hierarchy,
    content: cleanText(prose) || null,
    code: code.trim() || null,
    language,
    docusaurus_tag: tag,
    ...(isDefinition ? { kind: 'definition' as const } : {}),
    position: { page: position, section: index },
  }));
}

/**
 * Records of one page, one for each section that has a heading, in reading order. Empty for a page that
 * asks not to be indexed (`<meta name="robots" content="noindex">`).
 * @throws Error naming the page when it has no `<main>` or no language
 */
export const pageRecords = (html: string, context: PageContext): SearchRecord[] => withTree(html, ($) => recordsOf($, context));
