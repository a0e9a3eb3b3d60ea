import { describe, expect, it } from 'vitest';
import { clientsLine, MIN_OPERATIONS, missedGoals, outdatedLines, totals } from './report';
import { fence, pageOf } from './testing/fake-server';
import type { Result } from './page/model';

describe('clientsLine', () => {
  it('names each client with its version', () => {
    expect(clientsLine({ 'AWS CLI': '2.9.19', rclone: '1.60.1' })).toBe('snippets: with AWS CLI 2.9.19, rclone 1.60.1');
  });
});

describe('outdatedLines', () => {
  it.each([
    [0, []],
    [1, ['snippets: the evidence for 1 block is missing or outdated; to update it, run: npm run snippets -- --write']],
    [2, ['snippets: the evidence for 2 blocks is missing or outdated; to update it, run: npm run snippets -- --write']],
  ])('of %i blocks', (outdated, lines) => {
    expect(outdatedLines(outdated)).toEqual(lines);
  });
});

describe('totals', () => {
  const notRun = (reason: string): Result => ({ kind: 'not-run', reason });
  const clients = { absent: new Map([['terraform', 'Terraform is not installed here']]) };

  it.each<[string, string, string, Result, 'executed' | 'lacking' | 'elsewhere', text?: string]>([
    ['a block that ran', 'guides/x', 'bash run', { kind: 'passed' }, 'executed'],
    ['a block that failed', 'guides/x', 'bash run', { kind: 'failed', problems: [] }, 'executed'],
    ['one that a guide excuses', 'guides/x', 'bash norun="Windows only"', notRun('Windows only'), 'lacking'],
    ['one of a program that a package brings', 'integrations/rclone', 'bash run', notRun('rclone is not installed here'), 'lacking'],
    [
      'one of a program that no package brings',
      'integrations/terraform',
      'bash run',
      notRun('Terraform is not installed here'),
      'elsewhere',
    ],
    ['one of another program', 'integrations/kopia', 'bash norun="needs Kopia"', notRun('needs Kopia'), 'elsewhere'],
    ['one of another program in a guide', 'guides/x', 'bash norun="needs Kopia"', notRun('needs Kopia'), 'elsewhere', 'kopia --version'],
    ['one that only names another program', 'guides/x', 'bash norun="x"', notRun('x'), 'lacking', 'echo kopia'],
    ['one that needs a newer release', 'guides/x', 'bash run needs="rclone 9"', notRun('needs rclone 9'), 'lacking'],
  ])('counts %s', (_, id, info, result, counted, text = 'true') => {
    const page = { ...pageOf(fence(info, text)), id };
    const blocks = page.blocks.map((block) => ({ block, result, operations: undefined }));
    expect(totals([{ page, blocks, problems: [], seconds: 1 }], [], clients)).toMatchObject({
      executed: counted === 'executed' ? 1 : 0,
      executable: counted === 'elsewhere' ? 0 : 1,
      elsewhere: counted === 'elsewhere' ? 1 : 0,
    });
  });
});

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `Operation${at}`);
const reached = { executed: 97, executable: 100, operations: names(MIN_OPERATIONS) };

describe('missedGoals', () => {
  it.each<[string, Partial<typeof reached>, string[]]>([
    ['all reached', {}, []],
    ['too few blocks', { executed: 96 }, ['blocks to run, found 96.0 %']],
    ['too few operations', { operations: names(MIN_OPERATIONS - 1) }, [`found ${MIN_OPERATIONS - 1}: Operation0 `]],
  ])('%s', (_, change, expected) => {
    const lines = missedGoals({ ...reached, ...change });
    expect(lines).toHaveLength(expected.length);
    for (const [at, part] of expected.entries()) expect(lines[at]).toContain(part);
  });
});
