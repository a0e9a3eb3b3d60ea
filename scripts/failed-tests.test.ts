import { expect, it } from 'vitest';
import { failedTests } from './failed-tests';

const test = (status: string, ...failureMessages: string[]) => ({ fullName: `a group ${status}`, status, failureMessages });

it('names what failed of Vitest, and a file that does not load', () => {
  const testResults = [
    {
      name: '/site/src/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [test('passed'), test('failed', 'AssertionError: expected 1\n    at line')],
    },
    { name: '/site/src/b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    { name: '/site/src/c.test.ts', status: 'passed', message: '', assertionResults: [test('passed')] },
  ];
  expect(failedTests({ testResults }, '/site')).toEqual([
    'src/a.test.ts > a group failed: AssertionError: expected 1',
    'src/b.test.ts: No such module',
  ]);
});

it('names what failed of Playwright, in any depth, and what ended it', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
  });
  const report = {
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('closes', 'unexpected', '\u001b[31mError\u001b[39m: 2\nmore'), spec('waits', 'flaky', 'late')] }],
      },
    ],
  };
  expect(failedTests(report, '/site')).toEqual(['Playwright: no server', 'a.spec.ts:7 > closes: Error: 2', 'a.spec.ts:7 > waits: late']);
});
