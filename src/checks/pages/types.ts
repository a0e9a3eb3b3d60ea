/** The data that a page check receives. */
import type { Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Feature } from '../../site/features';
import type { Variables } from '../../lib/substitute';

/** Returns whether a sidebar links to the page with this id. */
export type Sidebar = (id: string) => boolean;

/** Information that checks need in addition to the page. */
export interface Site {
  /** Pages in every language, with variables filled in. */
  readonly pages: readonly Page[];
  readonly variables: Variables;
  /** Routes that aren't documentation pages, such as `/` and `/search`. */
  readonly otherRoutes: readonly string[];
  /** Current addresses of renamed pages, by their former addresses. */
  readonly formerAddresses: Readonly<Record<string, string>>;
  /** The sidebar for each docs instance. */
  readonly sidebars: Readonly<Record<Page['instance']['id'], Sidebar>>;
  /** Ids of the elements that a component renders, by component name. For example, `Glossary` creates an id for each term. */
  readonly componentAnchors: Readonly<Record<string, readonly string[]>>;
  /** Returns the size of a file in bytes, or undefined if there's no such file. The path is relative to the project root. */
  readonly sizeOf: (path: string) => number | undefined;
  /** Feature that the service lacks. By default, it has all of them. */
  readonly lacking?: Feature;
}

/** A single rule for pages. It can throw a DiagnosticError if a page can't be read. */
export type Check = (page: Page, site: Site) => readonly Problem[];
