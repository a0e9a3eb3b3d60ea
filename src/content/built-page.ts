/** Built pages as trees, and what readers of them look for. Plain tests on elements: each CSS selector is a walk of its own through the page. */
import { load, type CheerioAPI, type CheerioOptions } from 'cheerio';
import { isTag, type AnyNode, type Element } from 'domhandler';
import { findOne } from 'domutils';

/**
 * Reads HTML as a tree that is there while `read` runs. The tree is emptied then: cheerio makes a class for each, which refers
 * to it, and V8 keeps classes through its quick collections. To copy dead trees was half of the time of reading the pages.
 */
export function withTree<T>(html: string, read: ($: CheerioAPI) => T, options?: CheerioOptions): T {
  const $ = load(html, options);
  const result = read($);
  $.root().empty();
  return result;
}

export type ElementTest = (element: Element) => boolean;

/** Elements of one of these names, separated by spaces. */
export function named(names: string): ElementTest {
  const wanted = new Set(names.split(' '));
  return ({ name }) => wanted.has(name);
}

/** Elements with one of these classes, separated by spaces. */
export function classed(classes: string): ElementTest {
  const wanted = new Set(classes.split(' '));
  return ({ attribs }) => attribs.class?.split(/\s+/).some((name) => wanted.has(name)) === true;
}

/** `<link>` with one of these relations, separated by spaces. */
export function linked(relations: string): ElementTest {
  const wanted = new Set(relations.split(' '));
  return ({ name, attribs: { rel = '' } }) => name === 'link' && wanted.has(rel);
}

/** A control, and no word of the text. */
export const isControl = named('button');

/** Elements that stand in the first element of a name themselves; none where it is absent. */
export const elementsIn = (name: string, page: AnyNode[]): Element[] => (findOne(named(name), page)?.children ?? []).filter(isTag);
