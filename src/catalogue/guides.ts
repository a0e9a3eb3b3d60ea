/** From the front matter of the integration pages to the catalogue. Runs in node. */
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import { isOld } from './check';
import { matterOf } from './front-matter';
import type { Guide } from './taxonomy';

/** What is needed of a loaded page. */
export type GuideSource = Pick<DocMetadata, 'id' | 'title' | 'description' | 'permalink' | 'source' | 'frontMatter'>;

export const FOLDER = 'integrations';

/** Pages of the folder that are about no program of their own. */
const NO_GUIDES: readonly string[] = [`${FOLDER}/index`, `${FOLDER}/any-program`];

export const isGuide = ({ id }: Pick<GuideSource, 'id'>): boolean => id.startsWith(`${FOLDER}/`) && !NO_GUIDES.includes(id);

export const byTitle = (a: Pick<GuideSource, 'title'>, b: Pick<GuideSource, 'title'>): number =>
  a.title.localeCompare(b.title, 'en', { sensitivity: 'base' });

/** Day of the newest change of a page. Git's times, and not the clock: two builds of the same commit are the same. */
export function newestChange(pages: readonly Pick<DocMetadata, 'lastUpdatedAt'>[]): string {
  const times = pages.flatMap(({ lastUpdatedAt }) => lastUpdatedAt ?? []);
  return new Date(Math.max(0, ...times)).toISOString().slice(0, 10);
}

/**
 * All guides, by title.
 * @param newest day of the newest change of the site
 */
export function guides(pages: readonly GuideSource[], newest: string): Guide[] {
  return pages
    .filter(isGuide)
    .map((page): Guide => {
      const matter = matterOf(page);
      const { title, description, permalink: route } = page;
      return { title, description, route, ...matter, isOld: isOld(matter.check.date, newest) };
    })
    .sort(byTitle);
}
