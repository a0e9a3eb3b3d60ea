/** Creates a small built site for testing the checks. */
import { readPage, type BuiltPage, type BuiltSite, type Check, type Facts } from './build';

const FACTS: Facts = {
  siteUrl: 'https://docs.example.com',
  baseUrl: '/',
  defaultLocale: 'en',
  languages: { en: 'en', it: 'it' },
  allowedHosts: [],
  originalWords: ['the', 'of'],
  originalPhrases: { it: ['Internet of Things'] },
};

export const PAGE = 'guides/object-lock/index.html';

/** Creates a site from files, by path. Files that aren't HTML only need to exist. */
export function siteOf(files: Readonly<Record<string, string>>, facts: Partial<Facts> = {}): BuiltSite {
  const all: Facts = { ...FACTS, ...facts };
  const entries = Object.entries(files);
  return {
    ...all,
    files: new Set(Object.keys(files)),
    pages: entries.filter(([file]) => file.endsWith('.html')).map(([file, html]) => readPage(file, html, all)),
    styleSheets: entries.filter(([file]) => file.endsWith('.css')).map(([file, css]) => ({ file, css })),
  };
}

/** Returns the problems in a file as `selector message`, or an empty list if the check doesn't apply to it. */
export function problemsOf(check: Check, site: BuiltSite, file = PAGE): string[] {
  const page = pageOf(site, file);
  return check.about(page) ? check.run(page, site).map(({ message }) => message) : [];
}

function pageOf(site: BuiltSite, file: string): BuiltPage {
  const page = site.pages.find((candidate) => candidate.file === file);
  if (!page) throw new Error(`no ${file} in the small site`);
  return page;
}
