/** Lists the tests that failed, from a report of Vitest or Playwright, because some people see only the end of a run's log. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The parts of Vitest's report that are used. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; line: number; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}
/** The parts of Playwright's report that are used; `errors` don't belong to a test. */
interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}
export type FailureReport = VitestReport | PlaywrightReport;

const line = (place: string, message = ''): string => `${place}: ${stripVTControlCharacters(message).trim().split('\n')[0] ?? ''}`;

function ofVitest({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(file, message)];
    return failed.map(({ fullName, failureMessages }) => line(`${file} > ${fullName}`, failureMessages[0]));
  });
}

const ofSuite = ({ suites = [], specs }: Suite): string[] => [
  ...specs.flatMap(({ title, file, line: at, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => line(`${file}:${at} > ${title}`, results.find(({ error }) => error)?.error?.message)),
  ),
  ...suites.flatMap(ofSuite),
];

/** @returns one line per test: file, name, and the first line of the message */
export const failedTests = (report: FailureReport, root: string): string[] =>
  'testResults' in report
    ? ofVitest(report, root)
    : [...report.errors.map(({ message }) => line('Playwright', message)), ...report.suites.flatMap(ofSuite)];
