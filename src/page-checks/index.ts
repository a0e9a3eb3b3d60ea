/** Checks of the Markdown sources. Node only: `scripts/check-pages.ts` gives it the pages of the site. */
import { codeBlocks } from './code-blocks';
import { examples } from './examples';
import { frontMatter, uniqueFrontMatter } from './front-matter';
import { headings } from './headings';
import { images } from './images';
import { links } from './links';
import { prose } from './prose';
import { duplicateRoutes } from './routes';
import { hasOriginal, inSidebar } from './sidebars';
import { tabs } from './tabs';
import type { Check, Page, Site } from './types';
import { variables } from './variables';

export { findPages } from './find-pages';
export { sidebarOf } from './sidebars';
export type { Instance, Site } from './types';

const readable: Check = { name: 'readable', run: ({ unreadable }) => unreadable };

const checks: readonly Check[] = [
  readable,
  frontMatter,
  uniqueFrontMatter,
  headings,
  codeBlocks,
  examples,
  variables,
  links,
  images,
  tabs,
  inSidebar,
  hasOriginal,
  duplicateRoutes,
  prose,
];

export interface Report {
  /** Pairs of page and check without fault. */
  readonly passed: number;
  /** Pairs of page and check with at least one fault. */
  readonly failed: number;
  /** One line a fault: `file:line message — cure`. */
  readonly lines: readonly string[];
}

/** Applies every check to every page. */
export function checkPages(site: Site): Report {
  const results = site.pages.flatMap((page) => checks.map((check) => faultLines(page, check, site)));
  const failed = results.filter((lines) => lines.length > 0).length;
  return { passed: results.length - failed, failed, lines: results.flat() };
}

function faultLines(page: Page, check: Check, site: Site): string[] {
  return check.run(page, site).map(({ line, message, cure }) => `${page.file}:${line} ${message} — ${cure}`);
}
