/** Tests the elements of built pages. The tests are plain functions, because each CSS selector is a separate walk. */
import { isTag, type AnyNode, type Element } from 'domhandler';
import { findOne } from 'domutils';

export type ElementTest = (element: Element) => boolean;

/** Returns a test that matches elements with one of these names, separated by spaces. */
export function named(names: string): ElementTest {
  const wanted = new Set(names.split(' '));
  return ({ name }) => wanted.has(name);
}

/** Returns a test that matches elements with one of these classes, separated by spaces. */
export function classed(classes: string): ElementTest {
  const wanted = new Set(classes.split(' '));
  return ({ attribs }) => attribs.class?.split(/\s+/).some((name) => wanted.has(name)) === true;
}

/** Returns a test that matches `<link>` elements with one of these relations, separated by spaces. */
export function linked(relations: string): ElementTest {
  const wanted = new Set(relations.split(' '));
  return ({ name, attribs: { rel = '' } }) => name === 'link' && wanted.has(rel);
}

/** Returns a test that matches controls, which aren't part of the text. */
export const isControl = named('button');

/** Returns the children of the first element with this name, or an empty list if there's no such element. */
export const elementsIn = (name: string, page: AnyNode[]): Element[] => (findOne(named(name), page)?.children ?? []).filter(isTag);
