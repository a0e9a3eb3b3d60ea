/** Small pages and sites for the tests of the checks. */
import { readPage } from './parse';
import type { Check, Instance, Page, Place, Site } from './types';

export const home: Instance = { id: 'home', folder: 'docs', route: '/' };
export const composer: Instance = { id: 'composer', folder: 'composer', route: '/composer' };

const VARIABLES = {
  'brand.name': 'Arnia',
  'brand.product': 'Arnia DS3',
  'brand.slug': 'arnia',
  'brand.domain': 'arnia.example',
  'reader.bucket': 'reports-bucket',
};

/** Front matter without fault, for pages whose fault is elsewhere. */
export const MATTER = `---
title: Object Lock
description: Keep objects from being changed or erased for a time that you choose, and see it hold.
---
`;

/** A page of the storage service in English, `guides/object-lock`, unless `place` says otherwise. */
export function pageOf(source: string, place: Partial<Place> = {}): Page {
  const instance = place.instance ?? home;
  const id = place.id ?? 'guides/object-lock';
  return readPage({ instance, id, locale: 'en', file: `${instance.folder}/${id}.md`, ...place }, source, VARIABLES);
}

export function siteOf(pages: readonly Page[], facts: Partial<Site> = {}): Site {
  return {
    pages,
    defaultLocale: 'en',
    variables: VARIABLES,
    otherRoutes: ['/', '/search'],
    sidebars: { home: (id) => id === 'guides/object-lock', composer: () => false },
    componentAnchors: {},
    exists: () => false,
    ...facts,
  };
}

/** Faults of one page as `line message`, with the cure after a dash. */
export function faultsOf(check: Check, page: Page, site: Site = siteOf([page])): string[] {
  return check.run(page, site).map(({ line, message, cure }) => `${line} ${message} — ${cure}`);
}
