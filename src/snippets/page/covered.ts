/** The pages whose blocks are executed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectPage } from './collect';
import type { Page } from './model';

/** Folder of the docs instance that holds them. */
const FOLDER = 'docs';

/** Integrations whose program runs in a terminal and comes from Debian or npm, or is left out with a reason. */
const INTEGRATIONS = ['aws-cli', 'aws-sdk-js', 'boto3', 'rclone', 'restic', 's3fs', 'terraform'] as const;

/** Ids of all covered pages: each guide, the quickstart, the integrations. */
export function coveredIds(root: string): string[] {
  const guides = readdirSync(path.join(root, FOLDER, 'guides')).filter((name) => /^[^_].*\.mdx?$/.test(name));
  const ids = ['getting-started/quickstart', ...guides.sort().map((name) => `guides/${name.replace(/\.mdx?$/, '')}`)];
  return [...ids, ...INTEGRATIONS.map((name) => `integrations/${name}`)];
}

function fileOf(root: string, id: string): string {
  const file = ['md', 'mdx'].map((extension) => `${FOLDER}/${id}.${extension}`).find((name) => existsSync(path.join(root, name)));
  if (file === undefined) throw new Error(`snippets: no page ${FOLDER}/${id}.md; write it, or take it off src/snippets/page/covered.ts`);
  return file;
}

function readPage(root: string, id: string): Page {
  const file = fileOf(root, id);
  const text = readFileSync(path.join(root, file), 'utf8');
  try {
    return collectPage(text, file, id);
  } catch (error) {
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    const line = 'line' in error && typeof error.line === 'number' ? error.line : 1;
    return { file, id, title: id, blocks: [], faults: [{ file, line, message: `cannot be read as MDX: ${String(error.reason)}` }] };
  }
}

/**
 * @param root  folder of the project
 * @param names ids of some pages (`guides/object-lock`, also with `docs/` and extension); none means all
 * @throws for a name that is no covered page
 */
export function readCoveredPages(root: string, names: readonly string[] = []): Page[] {
  const ids = coveredIds(root);
  const wanted = names.map((name) => name.replace(/^(?:\.\/)?(?:docs\/)?/, '').replace(/\.mdx?$/, ''));
  const unknown = wanted.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new Error(`snippets: ${unknown} is not among the pages that run; expected some of: ${ids.join(' ')}`);
  return ids.filter((id) => wanted.length === 0 || wanted.includes(id)).map((id) => readPage(root, id));
}
