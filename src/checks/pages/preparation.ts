/** What prepares the storage: buckets are created in the region. */
import type { Code } from 'mdast';
import { lineOf, nodesOf } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';

/** The command with its continued lines, of a shell or of PowerShell. */
const CREATE = /\bs3api create-bucket\b(?:.*[\\`]\n)*.*/g;

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

export const preparation: Check = ({ tree }) => nodesOf(tree, 'code').flatMap(bucketProblems);
