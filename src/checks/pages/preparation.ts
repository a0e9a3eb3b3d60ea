/** What prepares the storage: buckets are created in the region, and what the policy of an integration permits is tried. */
import type { Code } from 'mdast';
import { lineOf, nodesOf, type Page } from '../../content';
import { parseAccessTable } from '../../lib/access/table';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';

/** The command with its continued lines, of a shell or of PowerShell. */
const CREATE = /\bs3api create-bucket\b(?:.*[\\`]\n)*.*/g;
const POLICY = /title="(?<file>[^"]*policy\.json)"/;
const isIntegration = ({ instance, id }: Page): boolean => instance.id === 'home' && id.startsWith('integrations/');

function bucketProblems(block: Code): Problem[] {
  const hint = 'add --create-bucket-configuration LocationConstraint={brand.region}';
  return [...block.value.matchAll(CREATE)]
    .filter(([command]) => !command.includes('LocationConstraint='))
    .map(({ index }) => ({
      line: lineOf(block) + block.value.slice(0, index).split('\n').length,
      message: 'create-bucket names no region',
      hint,
    }));
}

function policyProblems(blocks: readonly Code[]): Problem[] {
  const tried = blocks.filter(({ lang }) => lang === 'access').flatMap(({ value }) => parseAccessTable(value, 1).table.policies);
  return blocks.flatMap((block) => {
    const file = POLICY.exec(block.meta ?? '')?.groups?.file;
    if (file === undefined || tried.includes(file)) return [];
    return [{ line: lineOf(block), message: `no access table tries ${file}`, hint: `add one after it, with policy: ${file}` }];
  });
}

export const preparation: Check = (page) => {
  const blocks = nodesOf(page.tree, 'code');
  return [...blocks.flatMap(bucketProblems), ...(isIntegration(page) ? policyProblems(blocks) : [])];
};
