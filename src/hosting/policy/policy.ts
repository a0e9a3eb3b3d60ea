/** Content Security Policy (https://www.w3.org/TR/CSP3/) for each page and the site. README.md explains how the two divide the work. */
import { createHash } from 'node:crypto';
import { FETCH_AHEAD_RULES } from '../../lib/fetch-ahead';
import { hostsOf, type BrandHosts } from './hosts';
import type { Inline } from './inline';

/** Allowed sources by directive, in order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = "'self'";
/** Images that are embedded in the style sheet as data URLs. */
const IN_STYLES = 'data:';
/** Style in the drawing of DocSearch 3.9's logo (`AlgoliaLogo`). React inserts it when the dialog opens. */
const DIALOG_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** A source that allows an inline script or style by the hash of its text. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');

/** @throws Error if the text isn't a list of directives */
export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  if (directives.some(([name = '']) => !/^[a-z-]+$/.test(name))) throw new Error(`"${text}": expected a Content Security Policy`);
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

const hashes = (texts: readonly string[]): string[] => [...new Set(texts.map(hashOf))].sort();

/** The policy for a single page, which allows everything that the page needs and nothing else. */
export function policyOf({ scripts, styles }: Inline, brand: BrandHosts): Policy {
  const hosts = hostsOf(brand);
  return {
    'default-src': NONE,
    'script-src': [SELF, ...hosts['script-src'], ...hashes([...scripts, FETCH_AHEAD_RULES])],
    'style-src': [SELF, ...hosts['style-src'], ...hashes([...styles, DIALOG_STYLE])],
    'img-src': [SELF, IN_STYLES, ...hosts['img-src']],
    'font-src': [SELF, ...hosts['font-src']],
    'connect-src': [SELF, ...hosts['connect-src']],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'form-action': [SELF],
    'base-uri': NONE,
  };
}

/** Directives that a page can't set itself, or that block what no page of this site ever needs. */
const OF_SITE: Policy = {
  'style-src-attr': NONE,
  'script-src-attr': NONE,
  'object-src': NONE,
  'frame-src': NONE,
  'media-src': NONE,
  'frame-ancestors': NONE,
};
/** Only page policies have these directives. Each page has its own styles, and a site-wide default would block them. */
const OF_PAGES = ['default-src', 'style-src'];

/** The policy that is sent with every response. It allows everything that any page needs, except for styles. */
export function sitePolicy(pages: readonly Policy[]): Policy {
  const joined = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const [directive, sources] of Object.entries(page)) {
      if (OF_PAGES.includes(directive)) continue;
      const known = joined.get(directive) ?? new Set();
      for (const source of sources) known.add(source);
      joined.set(directive, known);
    }
  }
  const own = [...joined].map(([directive, sources]) => [directive, [...sources].sort()] as const);
  return { ...Object.fromEntries(own), ...OF_SITE };
}
