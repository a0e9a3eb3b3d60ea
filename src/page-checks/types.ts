/** What a check sees and what it says. */
import type { Root } from 'mdast';

/** Something wrong at a line of a page. */
export interface Fault {
  /** Line of the file, from 1. */
  readonly line: number;
  /** What is wrong, without file and line. */
  readonly message: string;
  /** What to do about it. */
  readonly cure: string;
}

/** A docs instance: a folder of pages below one route. */
export interface Instance {
  readonly id: string;
  /** Folder from the root of the project, such as `docs`. */
  readonly folder: string;
  /** Route of the folder, such as `/` or `/composer`. */
  readonly route: string;
}

/** Where a file belongs. */
export interface Place {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  readonly instance: Instance;
  readonly locale: string;
  /** Path within the instance, without extension: `guides/object-lock`. */
  readonly id: string;
}

export interface Heading {
  readonly line: number;
  readonly level: number;
  readonly text: string;
  /** The pinned id, undefined where there is none. */
  readonly id: string | undefined;
}

/** A page, read once for all checks. */
export interface Page extends Place {
  /** As in the file, variables not replaced. */
  readonly source: string;
  /** Values are as YAML has them, with variables replaced. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly headings: readonly Heading[];
  /** Everything that a link to this page can point at: pinned ids and ids of elements. */
  readonly anchors: ReadonlySet<string>;
  /** Route without the locale: `/guides/object-lock`. */
  readonly route: string;
  /** Faults that reading found: YAML or MDX that cannot be parsed. */
  readonly unreadable: readonly Fault[];
}

/** Whether a sidebar leads to the page with this id. */
export type Sidebar = (id: string) => boolean;

/** What checks know beside the page. */
export interface Site {
  readonly defaultLocale: string;
  /** Names (`brand.product`) to values. */
  readonly variables: Readonly<Record<string, string>>;
  readonly pages: readonly Page[];
  /** Routes of pages that are no documentation: `/`, `/search`. */
  readonly otherRoutes: readonly string[];
  /** The sidebar of each instance, by its id. */
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** Ids that a component gives to what it renders, by its name: `Glossary` makes one a term. */
  readonly componentAnchors: Readonly<Record<string, readonly string[]>>;
  /** True when a file exists, by its path from the root of the project. */
  readonly exists: (path: string) => boolean;
}

/** One rule, applied to each page. */
export interface Check {
  readonly name: string;
  readonly run: (page: Page, site: Site) => readonly Fault[];
}
