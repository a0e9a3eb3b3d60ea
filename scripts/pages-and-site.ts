/** Every page of the site, with the other data that the page checks need: for `npm run check` and `npm test -- pages`. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { sidebars } from '../sidebars';
import { DEFAULT_BRAND_FILE, pageVariables, loadBrand } from '../src/brand/plugin';
import { sidebarOf, type Site } from '../src/checks';
import { loadGlossary, locales, readPages, withOperators, type Page } from '../src/content';
import { DiagnosticError } from '../src/lib/diagnostic';
import { sourceLocale } from '../src/site/locales';

/** Returns whether a page's front matter can be read. If it can't, the check of this page reports it, and other checks do without the page. */
function hasFrontMatter(page: Page): boolean {
  try {
    return typeof page.frontMatter === 'object';
  } catch (error) {
    if (error instanceof DiagnosticError) return false;
    throw error;
  }
}

/** @param siteDir project folder */
export function readPagesAndSite(siteDir: string): { pages: readonly Page[]; site: Site } {
  // The default brand has every feature, and therefore a value for every variable.
  const variables = pageVariables(loadBrand(siteDir, path.join(siteDir, DEFAULT_BRAND_FILE)).brand);
  const pages = locales.flatMap((locale) => readPages({ siteDir, locale, variables }));
  const site: Site = {
    pages: pages.filter(hasFrontMatter),
    variables,
    otherRoutes: ['/', '/search', '/tested'],
    sidebars: { home: sidebarOf(sidebars.home), composer: sidebarOf(sidebars.composer), own: () => true },
    componentAnchors: { Glossary: loadGlossary(sourceLocale).terms.map(({ id }) => id) },
    sizeOf: (file) => withOperators(file).flatMap((place) => statSync(path.join(siteDir, place), { throwIfNoEntry: false })?.size ?? [])[0],
  };
  return { pages, site };
}
