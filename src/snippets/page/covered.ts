/** The pages whose blocks are executed. */
import { type Page, readPages } from '../../content';
import { UsageError } from '../../lib/usage-error';
import { collectBlocks } from './collect';
import type { PageBlocks } from './model';

/** Integrations whose program runs in a terminal and comes from Debian or npm, or is left out with a reason. */
const INTEGRATIONS = ['aws-cli', 'aws-sdk-js', 'boto3', 'rclone', 'restic', 's3fs', 'terraform'].map((name) => `integrations/${name}`);
const QUICKSTART = 'getting-started/quickstart';
const isGuide = (id: string): boolean => id.startsWith('guides/');

/** Whether every block of a page is executed. */
const isWhole = (id: string): boolean => id === QUICKSTART || isGuide(id) || INTEGRATIONS.includes(id);

/** On other pages the access tables alone are executed. */
const TABLE = /^ *```access /m;

/** The quickstart, each guide, the integrations, and pages with an access table. @throws for a page that is named here and does not exist */
function coveredPages(root: string): Page[] {
  const pages = readPages({ siteDir: root }).filter(({ instance }) => instance.id === 'home');
  const guides = pages.map(({ id }) => id).filter(isGuide);
  const tables = pages.filter(({ id, source }) => !isWhole(id) && TABLE.test(source)).map(({ id }) => id);
  return [QUICKSTART, ...guides, ...INTEGRATIONS, ...tables].map((id) => {
    const page = pages.find((candidate) => candidate.id === id);
    if (!page) throw new Error(`snippets: no page docs/${id}.md; write it, or take it off src/snippets/page/covered.ts`);
    return page;
  });
}

/** What of a page is executed. */
function blocksOf(page: Page): PageBlocks {
  const { blocks, ...rest } = collectBlocks(page);
  return { ...rest, blocks: isWhole(page.id) ? blocks : blocks.filter(({ access }) => access) };
}

/** Ids of all covered pages. */
export const coveredIds = (root: string): string[] => coveredPages(root).map(({ id }) => id);

/**
 * @param root  folder of the project
 * @param names ids of some pages (`guides/object-lock`, also with `docs/` and extension); none means all
 * @throws UsageError for a name that is no covered page
 */
export function readCoveredPages(root: string, names: readonly string[] = []): PageBlocks[] {
  const pages = coveredPages(root);
  const wanted = names.map((name) => name.replace(/^(?:\.\/)?(?:docs\/)?/, '').replace(/\.mdx?$/, ''));
  const unknown = wanted.find((name) => !pages.some(({ id }) => id === name));
  if (unknown !== undefined)
    throw new UsageError(`snippets: ${unknown} is not among the pages that run; expected some of: ${pages.map(({ id }) => id).join(' ')}`);
  return pages.filter(({ id }) => wanted.length === 0 || wanted.includes(id)).map(blocksOf);
}
