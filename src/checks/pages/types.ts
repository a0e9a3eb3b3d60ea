/** The data that a check of pages receives. */
import type { Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Variables } from '../../lib/substitute';

/** Returns whether a sidebar leads to the page with this id. */
export type Sidebar = (id: string) => boolean;

/** Information for checks about everything except the page. */
export interface Site {
  /** Pages of every language, with variables filled in. */
  readonly pages: readonly Page[];
  readonly variables: Variables;
  /** Routes that aren't documentation pages: `/`, `/search`. */
  readonly otherRoutes: readonly string[];
  /** The sidebar of each docs instance. */
  readonly sidebars: Readonly<Record<Page['instance']['id'], Sidebar>>;
  /** Ids that a component assigns to the elements it renders, by component name: `Glossary` creates one for each term. */
  readonly componentAnchors: Readonly<Record<string, readonly string[]>>;
  /** Size of a file in bytes, by its path from the root of the project; undefined if there is no such file. */
  readonly sizeOf: (path: string) => number | undefined;
}

/** One rule for a page. It may throw a DiagnosticError if a page can't be read. */
export type Check = (page: Page, site: Site) => readonly Problem[];
