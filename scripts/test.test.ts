import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countTests } from './test';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('countTests', () => {
  it.each([
    ['Vitest', { numPassedTests: 7, numFailedTests: 2, numTotalTests: 9 }, false, { passed: 7, failed: 2 }],
    ['Vitest, a file that does not load', { numPassedTests: 7, numFailedTests: 0 }, false, { passed: 7, failed: 1 }],
    ['Playwright', { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } }, true, { passed: 5, failed: 0 }],
    ['Playwright, flaky', { stats: { expected: 4, unexpected: 1, flaky: 1 } }, false, { passed: 4, failed: 2 }],
  ])('%s', (_case, content, ok, counts) => {
    expect(countTests(report(content), ok)).toEqual(counts);
  });

  it.each([
    ['succeeded', true, { passed: 1, failed: 0 }],
    ['failed', false, { passed: 0, failed: 1 }],
  ])('a program without report that %s', (_case, ok, counts) => {
    expect(countTests(undefined, ok)).toEqual(counts);
  });

  it('counts a crash before the report as a failure', () => {
    expect(countTests(path.join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1 });
  });

  it('refuses a success without report', () => {
    expect(() => countTests(path.join(folder, 'none.json'), true)).toThrow('no report');
  });
});
