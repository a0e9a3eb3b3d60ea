/** Every page of the site, with the other data that the page checks need: for `npm run check` and `npm test -- pages`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { sidebars } from '../sidebars';
import { DEFAULT_BRAND_FILE, pageVariables, loadBrand } from '../src/brand/plugin';
import { sidebarOf, type Site } from '../src/checks';
import { loadGlossary, locales, readPages, withOperators, type Page } from '../src/content';
import { formerAddressProblems, loadFormerAddresses } from '../src/hosting/plugin';
import { DiagnosticError, type Diagnostic } from '../src/lib/diagnostic';
import { sourceLocale } from '../src/site/locales';

/** Returns whether something on a page can be read. If it can't, the check of this page reports it, and other checks do without the page. */
export function canBeRead(read: () => unknown): boolean {
  try {
    read();
    return true;
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
    pages: pages.filter((page) => canBeRead(() => page.frontMatter)),
    variables,
    otherRoutes: ['/', '/search', '/tested'],
    formerAddresses: loadFormerAddresses(siteDir),
    sidebars: { home: sidebarOf(sidebars.home), composer: sidebarOf(sidebars.composer), own: () => true },
    componentAnchors: { Glossary: loadGlossary(sourceLocale).terms.map(({ id }) => id) },
    sizeOf: (file) => withOperators(file).flatMap((place) => statSync(path.join(siteDir, place), { throwIfNoEntry: false })?.size ?? [])[0],
  };
  return { pages, site };
}

/** A link's target without its extension and anchor. */
const LINK = /\]\((\.{0,2}\/[\w./-]*?)(?:\.mdx?)?(?=[#)])/g;

/** Links in an operator's terms to pages that were renamed. */
const renamedInTerms = (siteDir: string, former: Site['formerAddresses']): Diagnostic[] =>
  locales
    .flatMap((locale) => withOperators(`i18n/${locale}/terms.yaml`).slice(1))
    .flatMap((file) => {
      if (!existsSync(path.join(siteDir, file))) return [];
      const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
      return lines.flatMap((line, at) =>
        [...line.matchAll(LINK)].flatMap(([, target = '']) => {
          const renamed = former[posix.resolve('/getting-started', target)];
          const message = `link to ${target}, but no page has this address`;
          return renamed === undefined ? [] : [{ file, line: at + 1, message, hint: `the page was renamed; write ${renamed}` }];
        }),
      );
    });

/** Reads the site for its build, and finds what an update broke in the operator's redirects and terms. */
export function readOperatorsSite(siteDir: string): { site: Site; otherProblems: Diagnostic[] } {
  const { site } = readPagesAndSite(siteDir);
  // The addresses of pages are those of the operator's site, not of the default brand's.
  const pages = readPages({ siteDir, variables: pageVariables(loadBrand(siteDir).brand) });
  const redirects = formerAddressProblems(siteDir, new Map(pages.map(({ route, file }) => [route, file])));
  return { site, otherProblems: [...redirects, ...renamedInTerms(siteDir, site.formerAddresses)] };
}
