import { describe, expect, it } from 'vitest';
import { listedErasures } from './commands';
import { MATTER, pageOf, problemsOf } from './testing/pages';

const problems = (...blocks: readonly string[]): string[] =>
  problemsOf(listedErasures, pageOf(MATTER + blocks.map((text) => `\n\`\`\`bash run\n${text}\n\`\`\`\n`).join('')));
const list = (options: string): string => `aws s3api list-object-versions \\\n  ${options} > versions.json`;
const erase = (options: string): string => `${list(options)}\naws s3api delete-objects --bucket a --delete file://versions.json`;

describe('an erasure of versions', () => {
  it.each([
    ['of a bucket that was listed', [list('--bucket a'), erase('--bucket a')]],
    ['below a prefix', [erase('--bucket a --prefix reports/')]],
    ['of the delete markers since a moment', [erase(`--bucket a --query "DeleteMarkers[?LastModified>='2024-01-02']"`)]],
  ])('%s passes', (_case, blocks) => {
    expect(problems(...blocks)).toEqual([]);
  });

  it.each([
    ['that was not listed', [erase('--bucket a')]],
    ['that is listed afterwards', [erase('--bucket a'), list('--bucket a')]],
    ['of which only the current objects were listed', ['aws s3 ls s3://a --recursive', erase('--bucket a')]],
    ['of another bucket than the listed one', [list('--bucket b'), erase('--bucket a')]],
  ])('of a bucket %s is a problem', (_case, blocks) => {
    expect(problems(...blocks)).toEqual([expect.stringContaining('erases every version in a, but no earlier block lists them')]);
  });
});
