/** Creates small pages and sites for testing the checks. */
import { docsInstances, Page, type Place } from '../../../content';
import type { Check, Site } from '../types';

const [home] = docsInstances as [Place['instance']];
export const [, composer] = docsInstances as [Place['instance'], Place['instance']];

const VARIABLES = {
  'brand.name': 'Arnia',
  'brand.product': 'Arnia DS3',
  'brand.slug': 'arnia',
  'brand.domain': 'arnia.example',
  'reader.bucket': 'reports-bucket',
  'reader.aclBucket': 'acl-guide-bucket',
};

/** Valid front matter, for pages that have other problems. */
export const MATTER = `---
title: Object Lock
description: Keep objects from being changed or erased for a time that you choose, and see it hold.
---
`;

/** Creates an English page of the storage service with the id `guides/object-lock`, unless `place` specifies something else. */
export function pageOf(source: string, place: Partial<Place> = {}): Page {
  const instance = place.instance ?? home;
  const id = place.id ?? 'guides/object-lock';
  return new Page({ instance, id, locale: 'en', file: `${instance.folder}/${id}.md`, ...place }, source, VARIABLES, process.cwd());
}

export function siteOf(pages: readonly Page[], facts: Partial<Site> = {}): Site {
  return {
    pages,
    variables: VARIABLES,
    otherRoutes: ['/', '/search'],
    formerAddresses: {},
    sidebars: { home: (id) => id === 'guides/object-lock', composer: () => false, own: () => true },
    componentAnchors: {},
    sizeOf: () => undefined,
    ...facts,
  };
}

/** Returns the problems on a page as `line message — hint`. */
export function problemsOf(check: Check, page: Page, site: Site = siteOf([page])): string[] {
  return check(page, site).map(({ line, message, hint }) => [line, `${message} — ${hint}`].filter((part) => part !== undefined).join(' '));
}
