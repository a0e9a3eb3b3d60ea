/** Selects the pages whose blocks are executed. */
import { isExecutedPage, type Page, readPages, type ReadOptions } from '../../content';
import { UsageError } from '../../lib/usage-error';
import type { Features } from '../../site/features';
import { collectBlocks } from './collect';
import type { PageBlocks } from './model';
import { INTEGRATION } from './program';

/** Integrations whose program runs in a terminal and is installed from Debian or npm, or is left out for a stated reason. */
const IN_A_TERMINAL = [
  'any-program',
  'aws-cli',
  'aws-sdk-go',
  'aws-sdk-js',
  'boto3',
  'docker-registry',
  'duckdb',
  'duplicity',
  'rclone',
  'restic',
  's3cmd',
  's3fs',
  'terraform',
].map((name) => `integrations/${name}`);

/** Returns whether a page is about a program that the runner lacks. Blocks that prepare and check the storage are still executed. */
export const runsElsewhere = (id: string): boolean => INTEGRATION.test(id) && !IN_A_TERMINAL.includes(id);

const coveredPages = (root: string, options: Pick<ReadOptions, 'locale' | 'features'> = {}): Page[] =>
  readPages({ siteDir: root, ...options }).filter(isExecutedPage);

/** Returns the ids of all covered pages. */
export const coveredIds = (root: string): string[] => coveredPages(root).map(({ id }) => id);

/**
 * @param root project folder
 * @param names ids of selected pages (`guides/object-lock`, optionally with `docs/` and an extension); an empty list selects all pages
 * @param features features of the service; by default, all of them
 * @throws UsageError if a name isn't a covered page
 */
export function readCoveredPages(root: string, names: readonly string[] = [], features?: Features): PageBlocks[] {
  const pages = coveredPages(root, features ? { features } : {});
  const wanted = names.map((name) => name.replace(/^(?:\.\/)?(?:docs\/)?/, '').replace(/\.mdx?$/, ''));
  const unknown = wanted.find((name) => !pages.some(({ id }) => id === name));
  if (unknown !== undefined)
    throw new UsageError(`snippets: ${unknown} isn’t a page that can run; expected one or more of: ${pages.map(({ id }) => id).join(' ')}`);
  return pages.filter(({ id }) => wanted.length === 0 || wanted.includes(id)).map(collectBlocks);
}

/** Returns the covered pages' blocks in a language, by page id. They aren't run, but contain the translated descriptions. */
export const readTranslatedBlocks = (root: string, locale: string, features: Features): ReadonlyMap<string, PageBlocks['blocks']> =>
  new Map(coveredPages(root, { locale, features }).map((page) => [page.id, collectBlocks(page).blocks]));
