/** The IAM user that readers create on a page about a program: its access key, and the policies from the page. */
import type { Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Block, PageBlocks } from './model';

/** Matches the ids of pages about programs. */
export const INTEGRATION = /^integrations\/(?!index$)/;

const KEY = /\{reader\.(?:accessKeyId|secretAccessKey)\}/;
/** Link target for the steps that attach a policy to a user. */
const ATTACH = '/iam-policy.md#attach)';

/** Returns whether a block is a user policy. A bucket policy has `Principal`, which says who the policy applies to. */
const isUserPolicy = ({ info, text }: Block): boolean =>
  info.language === 'json' && info.title !== undefined && text.includes('"Statement"') && !text.includes('"Principal"');

/** Returns whether the program's user gets the policy in this block, which replaces the previous policy from this block on. */
export const isProgramPolicy = ({ id }: PageBlocks, block: Block): boolean => INTEGRATION.test(id) && isUserPolicy(block);

/** Returns whether blocks on the page use the program's access key when they run. */
export const runsWithProgramKey = ({ id, blocks }: PageBlocks): boolean =>
  INTEGRATION.test(id) && blocks.some(({ info, text }) => (info.save || info.execution.mode === 'run') && KEY.test(text));

/** Returns problems with the access key on a page about a program. */
export function programProblems({ id, source, whole }: Page, blocks: readonly Block[]): Problem[] {
  const policy = blocks.find(isUserPolicy);
  const key = 1 + source.split('\n').findIndex((text) => KEY.test(text));
  const problem = (line: number, message: string, hint: string): Problem[] => [{ line, message, hint }];
  if (!INTEGRATION.test(id) || (key === 0 && !policy)) return [];
  if (!policy) {
    const hint = 'add the policy as a json block with a title, or include its part';
    return problem(key, 'the page uses a user’s key, but doesn’t show a policy for that user', hint);
  }
  if (key === 0) return problem(policy.line, 'the page shows a policy, but doesn’t use a key with it', 'use {reader.accessKeyId}');
  const target = ATTACH.replace('/', '/guides/').slice(0, -1);
  return whole.includes(ATTACH) ? [] : problem(policy.line, 'the page doesn’t explain how to attach this policy', `link to ..${target}`);
}
