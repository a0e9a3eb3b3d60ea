/** What a check of pages sees. */
import type { Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Variables } from '../../lib/substitute';

/** Whether a sidebar leads to the page with this id. */
export type Sidebar = (id: string) => boolean;

/** What checks know beside the page. */
export interface Site {
  /** Pages of every language, with variables filled in. */
  readonly pages: readonly Page[];
  readonly variables: Variables;
  /** Routes of pages that are no documentation: `/`, `/search`. */
  readonly otherRoutes: readonly string[];
  /** The sidebar of each docs instance. */
  readonly sidebars: Readonly<Record<Page['instance']['id'], Sidebar>>;
  /** Ids that a component gives to what it renders, by its name: `Glossary` makes one a term. */
  readonly componentAnchors: Readonly<Record<string, readonly string[]>>;
  /** Bytes of a file, by its path from the root of the project; undefined where there is none. */
  readonly sizeOf: (path: string) => number | undefined;
}

/** One rule for a page. May throw a DiagnosticError for a page that cannot be read. */
export type Check = (page: Page, site: Site) => readonly Problem[];
