/** Converts a built page to records, which contain its readable text, split at its headings. */
import type { AnyNode, Element, ParentNode } from 'domhandler';
import { findAll, findOne, innerText } from 'domutils';

import { classed, named } from '../../content';
import { withTree } from '../../content/with-tree';
import { DEFAULT_TAG, descend, hierarchyOf, type Hierarchy, type SearchRecord } from '../contract';
import { cleanText, textWithin, walk, type Piece } from './walk';

type Heading = Extract<Piece, { kind: 'heading' }>;

export interface PageContext {
  /** Path of the page from the root of the host, including the base URL. */
  url: string;
  /** Area (lvl0) to use for pages without breadcrumbs. */
  defaultArea: string;
  /** Number of the page within the site, for `position`. */
  position: number;
}

interface OpenSection extends Pick<SearchRecord, 'kind'> {
  level: number;
  id: string;
  hierarchy: Hierarchy;
  prose: string;
  code: string;
}

/** Returns the page's metadata by name. If a name is repeated, the first value counts. */
function metaOf(page: AnyNode[]): ReadonlyMap<string, string> {
  const meta = new Map<string, string>();
  for (const { attribs } of findAll(named('meta'), page)) {
    const { name, content } = attribs;
    if (name !== undefined && content !== undefined && !meta.has(name)) meta.set(name, content);
  }
  return meta;
}

const isCrumb = classed('breadcrumbs__item');

/** Returns the top category in the breadcrumbs. The last breadcrumb is the page itself, and the home breadcrumb has no text. */
function areaOf(main: Element, fallback: string): string {
  const breadcrumbs = findOne(classed('theme-doc-breadcrumbs'), main.children);
  const crumbs = findAll(isCrumb, breadcrumbs?.children ?? [])
    .map((item) => cleanText(innerText(item)))
    .filter((text) => text !== '');
  return crumbs.length > 1 ? (crumbs[0] ?? fallback) : fallback;
}

const articleOf = (main: Element): Element =>
  findOne(classed('theme-doc-markdown'), main.children) ?? findOne(named('article'), main.children) ?? main;

function openSection(
  above: Hierarchy,
  { level, id, text }: Pick<Heading, 'level' | 'id' | 'text'>,
  kind?: SearchRecord['kind'],
): OpenSection {
  return { level, id, ...(kind && { kind }), hierarchy: descend(above, level, text), prose: '', code: '' };
}

const DEEPEST = 6;

/**
 * Splits the article at every heading that has an anchor. List entries with an anchor are also sections, but their text remains part of the
 * section that contains them. The h1 doesn't start a section, because its text is the page title.
 */
function cut(article: ParentNode, area: string, title: string): OpenSection[] {
  let section = openSection(hierarchyOf(area), { level: 1, id: '', text: title });
  /** The current entries, whose text is also part of the section. */
  let entries: OpenSection[] = [];
  const sections = [section];
  for (const piece of walk(article)) {
    if (piece.kind === 'code') section.code += `${piece.text}\n`;
    else if (piece.kind === 'prose') {
      section.prose += piece.text;
      for (const entry of entries) entry.prose += piece.text;
    } else if (piece.kind === 'entry end') entries = [];
    else if (piece.kind === 'entry') {
      const entry = openSection(section.hierarchy, { ...piece, level: Math.min(section.level + 1, DEEPEST) }, 'entry');
      entries.push(entry);
      sections.push(entry);
    } else if (piece.level === 1) continue;
    else if (piece.id === '') section.prose += ` ${piece.text} `;
    else {
      section = openSection(section.hierarchy, piece, piece.isDefinition ? 'definition' : undefined);
      sections.push(section);
    }
  }
  return sections;
}

const isTitle = named('h1');

function titleOf(page: AnyNode[], main: Element): string {
  // A blog archive's heading is above the main part of the page.
  const heading = findOne(isTitle, main.children) ?? findOne(isTitle, page);
  const isMark = classed('hash-link');
  const text = heading ? cleanText(textWithin(heading, (element) => (isMark(element) ? '' : undefined))) : '';
  return text || cleanText(innerText(findOne(named('title'), page) ?? []));
}

/** Returns the page description, a one-sentence summary that might not be in the introduction. Empty if the introduction contains it. */
function descriptionOf(text: string, intro: string): string {
  const description = cleanText(text);
  return intro.includes(description) ? '' : `${description} `;
}

function recordsOf(page: AnyNode[], { url, defaultArea, position }: PageContext): SearchRecord[] {
  const meta = metaOf(page);
  if (/\b(noindex|none)\b/i.test(meta.get('robots') ?? '')) return [];
  const main = findOne(named('main'), page);
  if (main === null) throw new Error(`${url}: the built page has no <main>, from which search reads the page's text.`);
  const language = meta.get('docsearch:language') ?? findOne(named('html'), page)?.attribs.lang;
  if (language === undefined) throw new Error(`${url}: the built page has no <html lang>, by which search filters pages.`);
  const tag = meta.get('docsearch:docusaurus_tag') ?? meta.get('docusaurus_tag') ?? DEFAULT_TAG;
  const sections = cut(articleOf(main), areaOf(main, defaultArea), titleOf(page, main));
  const [introduction] = sections;
  if (introduction !== undefined)
    introduction.prose = descriptionOf(meta.get('description') ?? '', cleanText(introduction.prose)) + introduction.prose;
  const address = (id: string): string => (id === '' ? url : `${url}#${id}`);
  return sections.map(({ level, id, kind, hierarchy, prose, code }, index) => ({
    objectID: address(id),
    url: address(id),
    anchor: id || null,
    type: `lvl${level}` as SearchRecord['type'],
    hierarchy,
    // The separator before an entry's first cell belongs to the row above.
    content: cleanText(prose).replace(/^· /, '') || null,
    code: code.trim() || null,
    language,
    docusaurus_tag: tag,
    ...(kind && { kind }),
    position: { page: position, section: index },
  }));
}

/**
 * Returns a page's records in reading order, one for each section with a heading and for each list entry. Empty for a page that must not be
 * indexed (`<meta name="robots" content="noindex">`).
 * @throws Error that names the page if it has no `<main>` or no language
 */
export const pageRecords = (html: string, context: PageContext): SearchRecord[] =>
  withTree(html, ($) => recordsOf($.root().toArray(), context));
