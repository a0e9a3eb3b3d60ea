/** Creates the catalog from the front matter of the integration pages. Runs only in Node.js. */
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { Features } from '../site/features';
import { matterOf } from './front-matter';
import { isOld, type Guide } from './taxonomy';

/** The page fields that this module needs. */
export type GuideSource = Pick<DocMetadata, 'id' | 'title' | 'description' | 'permalink' | 'source' | 'frontMatter'>;

export const FOLDER = 'integrations';

/** Pages in the folder that aren't about a single program. */
const NO_GUIDES: readonly string[] = [`${FOLDER}/index`, `${FOLDER}/any-program`];

export const isGuide = ({ id }: Pick<GuideSource, 'id'>): boolean => id.startsWith(`${FOLDER}/`) && !NO_GUIDES.includes(id);

export const byTitle = (a: Pick<GuideSource, 'title'>, b: Pick<GuideSource, 'title'>): number =>
  a.title.localeCompare(b.title, 'en', { sensitivity: 'base' });

/** Returns the date of the latest page change. Git's timestamps replace the clock, so that builds of the same commit are identical. */
export function newestChange(pages: readonly Pick<DocMetadata, 'lastUpdatedAt'>[]): string {
  const times = pages.flatMap(({ lastUpdatedAt }) => lastUpdatedAt ?? []);
  return new Date(Math.max(0, ...times)).toISOString().slice(0, 10);
}

/**
 * Returns all guides, sorted by title. Labels for something that the service lacks are left out.
 * @param newest date of the latest change to the site
 */
export function guides(pages: readonly GuideSource[], newest: string, features: Features): Guide[] {
  return pages
    .filter(isGuide)
    .map((page): Guide => {
      const matter = matterOf(page);
      const labels = matter.labels.filter((label) => label !== 'immutability' || features.has('objectLock'));
      const { title, description, permalink: route } = page;
      return { title, description, route, ...matter, labels, isOld: isOld(matter.check.date, newest) };
    })
    .sort(byTitle);
}
