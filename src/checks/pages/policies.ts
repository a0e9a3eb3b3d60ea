/** Checks that every policy on a page is tested by an access table, which names it or follows the command that attaches it to a bucket. */
import type { Code } from 'mdast';
import { lineOf, nodesOf, type Page } from '../../content';
import { parseAccessTable } from '../../lib/access/table';
import { isExcepted } from './exceptions';
import type { Check } from './types';

const TITLE = /title="(?<file>[^"]*)"/;
const BUCKET_POLICY = /\bdelete-bucket-policy\b|\bput-bucket-policy\b[^]*?file:\/\/(?<file>[\w.-]+)/g;

/** Returns a block's text if it's a JSON policy document. Command output has no title. */
const policyOf = ({ lang, meta, value }: Code): string | undefined =>
  lang === 'json' && /"Statement"\s*:/.test(value) ? TITLE.exec(meta ?? '')?.groups?.file : undefined;

/** @returns the policies that this block's table tests: those it names, or the one that earlier commands attached to a bucket */
function triedBy(block: Code, before: readonly Code[]): (string | undefined)[] {
  if (block.lang !== 'access') return [];
  const { policies, bucketPolicy, protection } = parseAccessTable(block.value, 1).table;
  if (protection !== undefined) return [...policies, bucketPolicy];
  const commands = before.map(({ value }) => value).join('\n');
  return [[...commands.matchAll(BUCKET_POLICY)].at(-1)?.groups?.file];
}

/** @returns the policies on a page that no access table tests, identified by their block titles */
export function untriedOn({ tree }: Page): { line: number; file: string }[] {
  const blocks = nodesOf(tree, 'code');
  const tried = blocks.flatMap((block, at) => triedBy(block, blocks.slice(0, at)));
  return blocks.flatMap((block) => {
    const file = policyOf(block);
    return file === undefined || tried.includes(file) ? [] : [{ line: lineOf(block), file }];
  });
}

export const policies: Check = (page) =>
  untriedOn(page)
    .filter(({ file }) => !isExcepted('policies', page, file))
    .map(({ line, file }) => ({ line, message: `no access table tests ${file}`, hint: `add one after it with policy: ${file}` }));
