/** Pages that a site doesn't have because its service lacks a feature. A page names the feature with `needs` in its front matter. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { leadsTo } from '../lib/leads-to';
import { hasEverything, isFeature, type Feature, type Features } from '../site/features';
import { docsInstances, type DocsInstance } from './instances';
import { readPages, type Page, type ReadOptions } from './pages';

/** Instances that belong to a feature as a whole. */
const FEATURE_OF: Readonly<Record<DocsInstance['id'], Feature | undefined>> = { home: undefined, composer: 'composer', own: undefined };

/** Returns the docs instances of a service with these features. */
export const instancesOf = (features: Features): DocsInstance[] =>
  docsInstances.filter(({ id }) => FEATURE_OF[id] === undefined || features.has(FEATURE_OF[id]));

/** Returns the features without which a site doesn't have a page. Another check reports unknown features. */
export const neededBy = ({ instance, frontMatter }: Page): Feature[] => [FEATURE_OF[instance.id], frontMatter.needs].filter(isFeature);

/** Returns the original pages that a site doesn't have. */
export function absentPages(features: Features, options: Omit<ReadOptions, 'locale'>): Page[] {
  if (hasEverything(features)) return [];
  return readPages(options).filter((page) => neededBy(page).some((feature) => !features.has(feature)));
}

/** Returns the features that change a page if a service lacks them, but without which the site still has it. */
export function optionalFeatures(page: Page): Feature[] {
  const needed = neededBy(page);
  return [...new Set(page.conditions.map(({ feature }) => feature))].filter(isFeature).filter((feature) => !needed.includes(feature));
}

/**
 * Returns the path of the sidebar file that the framework reads. If the site doesn't have all pages, the file is created.
 * @param sidebar content of the instance's `sidebar.ts`
 * @param absent  pages that the site doesn't have, in all instances
 */
export function sidebarFile(
  siteDir: string,
  { id, folder }: Pick<DocsInstance, 'id' | 'folder'>,
  sidebar: object,
  absent: readonly Page[],
): string {
  if (absent.length === 0) return `./${folder}/sidebar.ts`;
  const file = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'sidebars', `${id}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(withoutPages(sidebar, id, absent)));
  return file;
}

/** An item of a `sidebar.ts`, as far as it matters here. */
type Item = string | { readonly items?: readonly Item[]; readonly id?: string; readonly href?: string };

/**
 * Removes pages from a sidebar, links to them, and categories that become empty.
 * @param absent pages that the site doesn't have, in all instances
 */
function withoutPages(sidebars: object, instance: DocsInstance['id'], absent: readonly Pick<Page, 'instance' | 'id' | 'route'>[]): object {
  const ids = new Set(absent.filter((page) => page.instance.id === instance).map(({ id }) => id));
  const routes = absent.map(({ route }) => route);
  const keep = (items: readonly Item[]): Item[] =>
    items.flatMap((item): Item[] => {
      if (typeof item === 'string') return ids.has(item) ? [] : [item];
      if (item.items === undefined) return ids.has(item.id ?? '') || leadsTo(routes, item.href ?? '') ? [] : [item];
      const left = keep(item.items);
      return left.length > 0 ? [{ ...item, items: left }] : [];
    });
  return Object.fromEntries(Object.entries(sidebars as Record<string, readonly Item[]>).map(([name, items]) => [name, keep(items)]));
}
