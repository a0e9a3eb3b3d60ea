import { describe, expect, it } from 'vitest';
import { codeBlocks } from './code-blocks';
import { MATTER, pageOf, problemsOf } from './testing/pages';

const problems = (text: string, id = 'integrations/restic'): string[] => problemsOf(codeBlocks, pageOf(`${MATTER}${text}`, { id }));
const bash = (...lines: string[]): string => ['```bash run', ...lines, '```', ''].join('\n');
const REGION = '--create-bucket-configuration LocationConstraint=eu-west-1';

describe('create-bucket', () => {
  it.each([
    ['on one line', bash(`aws s3api create-bucket --bucket a ${REGION}`)],
    ['on several lines', bash('aws s3api create-bucket \\', '  --bucket a \\', `  ${REGION}`)],
    ['of PowerShell', bash('aws s3api create-bucket `', '  --bucket a `', `  ${REGION}`)],
    ['another command', bash('aws s3api delete-bucket --bucket a')],
  ])('with the region passes: %s', (_case, text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['on one line', bash('aws s3api create-bucket --bucket a'), 6],
    ['in front of a command that has it', bash('aws s3api create-bucket --bucket a', `aws s3api create-bucket --bucket b ${REGION}`), 6],
    ['on several lines', bash('cd x', 'aws s3api create-bucket \\', '  --bucket a'), 7],
    ['in a guide', bash('aws s3api create-bucket --bucket a'), 6],
  ])('without it is a problem: %s', (kind, text, line) => {
    expect(problems(text, kind === 'in a guide' ? 'guides/object-lock' : undefined)).toEqual([
      `${line} create-bucket doesn’t specify a region — add --create-bucket-configuration LocationConstraint={brand.region}`,
    ]);
  });
});
