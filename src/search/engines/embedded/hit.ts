/** A ranked section as a hit: the attributes asked for, escaped, highlighted and cut into snippets. */
import { HIERARCHY_LEVELS, type Annotated, type HierarchyLevel, type SearchHit, type SearchRequest } from '../../contract';
import { limits } from '../../../site/limits';
import { escapeHtml } from './escape';
import { highlight, type Tags } from './highlight';
import { findMatches, type Match } from './matches';
import type { Query } from './query';
import type { Ranked } from './rank';
import { rememberByObject } from './remember';
import type { Section } from './sections';
import { contentTokens, tokensOf } from './section-tokens';
import { snippet } from './snippet';

/** Attributes that are searched, highlighted and cut into snippets. */
const TEXT_ATTRIBUTES = [...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}` as const), 'content'] as const;
const ELLIPSIS = '…';

/** Whether a list of attribute paths names `path`: itself, one of its parents, or `*`. */
function names(list: readonly string[], path: string): boolean {
  return list.some((entry) => entry === '*' || entry === path || path.startsWith(`${entry}.`));
}

/** Words a snippet of `path` may have, or undefined when none is asked for. */
function snippetWords(attributes: readonly string[], path: string): number | undefined {
  for (const attribute of attributes) {
    const [name = '', words] = attribute.split(':');
    if (names([name], path)) return words === undefined ? limits.snippetWords : Number(words);
  }
  return undefined;
}

/** What a request asks of each attribute, read once for all its hits. */
interface Wishes {
  retrieved: ReadonlySet<string>;
  highlighted: ReadonlySet<string>;
  /** Words of its snippet. */
  snippets: ReadonlyMap<string, number>;
}

const PLAIN_ATTRIBUTES = ['url', 'anchor', 'type', 'content', 'language', 'docusaurus_tag'] as const;

const readWishes = rememberByObject((request: SearchRequest): Wishes => {
  const among = (list: readonly string[], paths: readonly string[]): Set<string> => new Set(paths.filter((path) => names(list, path)));
  const lengths = TEXT_ATTRIBUTES.map((path) => [path, snippetWords(request.attributesToSnippet ?? [], path)] as const);
  return {
    retrieved: among(request.attributesToRetrieve ?? ['*'], [...PLAIN_ATTRIBUTES, ...TEXT_ATTRIBUTES]),
    highlighted: among(request.attributesToHighlight ?? ['*'], TEXT_ATTRIBUTES),
    snippets: new Map(lengths.flatMap(([path, words]) => (words === undefined ? [] : [[path, words] as const]))),
  };
});

/** Makes a value of every text attribute that the section has; what gives undefined is left out. */
function annotate<T>(section: Section, make: (path: string, text: string) => T | undefined): Annotated<T> {
  const result: Annotated<T> = {};
  const content = section.content === null ? undefined : make('content', section.content);
  if (content !== undefined) result.content = content;
  const levels: Partial<Record<HierarchyLevel, T>> = {};
  for (const level of HIERARCHY_LEVELS) {
    const text = section.hierarchy[level];
    const value = text === null ? undefined : make(`hierarchy.${level}`, text);
    if (value !== undefined) levels[level] = value;
  }
  if (Object.keys(levels).length > 0) result.hierarchy = levels;
  return result;
}

function retrieved({ section, byHeading }: Ranked, wanted: ReadonlySet<string>): SearchHit {
  const escape = (text: string | null): string | null => (text === null ? null : escapeHtml(text));
  const values: Record<(typeof PLAIN_ATTRIBUTES)[number], () => unknown> = {
    url: () => section.url,
    anchor: () => section.anchor,
    type: () => (byHeading || section.content === null ? section.type : 'content'),
    content: () => escape(section.content),
    language: () => section.language,
    docusaurus_tag: () => section.docusaurus_tag,
  };
  const attributes: Record<string, unknown> = {};
  for (const name of PLAIN_ATTRIBUTES) if (wanted.has(name)) attributes[name] = values[name]();
  const levels = HIERARCHY_LEVELS.filter((level) => wanted.has(`hierarchy.${level}`));
  if (levels.length > 0) attributes.hierarchy = Object.fromEntries(levels.map((level) => [level, escape(section.hierarchy[level])]));
  return { objectID: section.objectID, ...attributes, _highlightResult: {} };
}

/** Makes the hit that a request asks for. */
export function makeHit(ranked: Ranked, query: Query, request: SearchRequest): SearchHit {
  const tags: Tags = { pre: request.highlightPreTag ?? '<em>', post: request.highlightPostTag ?? '</em>' };
  const ellipsis = request.snippetEllipsisText ?? ELLIPSIS;
  const wishes = readWishes(request);
  const hit = retrieved(ranked, wishes.retrieved);
  const found = new Map<string, Match[]>();
  const matches = (text: string): Match[] => {
    const known = found.get(text) ?? findMatches(text === ranked.section.content ? contentTokens(ranked.section) : tokensOf(text), query);
    found.set(text, known);
    return known;
  };
  hit._highlightResult = annotate(ranked.section, (path, text) =>
    wishes.highlighted.has(path) ? highlight(text, matches(text), query, tags) : undefined,
  );
  if ((request.attributesToSnippet ?? []).length === 0) return hit;
  hit._snippetResult = annotate(ranked.section, (path, text) => {
    const words = wishes.snippets.get(path);
    return words === undefined ? undefined : snippet(text, matches(text), query, { ...tags, words, ellipsis });
  });
  return hit;
}
