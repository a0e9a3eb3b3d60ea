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
  if (!INTEGRATION.test(id)) return [];
  const policy = blocks.find(isUserPolicy);
  const key = 1 + source.split('\n').findIndex((text) => KEY.test(text));
  if (policy === undefined)
    return key === 0
      ? []
      : [
          {
            line: key,
            message: 'the page uses a user’s key, but doesn’t show a policy for that user',
            hint: 'add the policy as a json block with a title, or include its part',
          },
        ];
  const { line } = policy;
  if (key === 0) return [{ line, message: 'the page shows a policy, but doesn’t use a key with it', hint: 'use {reader.accessKeyId}' }];
  return whole.includes(ATTACH)
    ? []
    : [
        {
          line,
          message: 'the page doesn’t explain how to attach this policy',
          hint: `link to ..${ATTACH.replace('/', '/guides/').slice(0, -1)}`,
        },
      ];
}
