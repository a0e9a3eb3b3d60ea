/** The steps of `npm test`, in order: cheap ones first, each a program with its arguments. */

/** Folder for reports and for what a failed browser test leaves; not in git. */
export const RESULTS = 'test-results';

export interface Step {
  /** Name to run it alone: `npm test -- lint`. */
  name: string;
  /** What it proves, for the heading. */
  proves: string;
  command: readonly [program: string, ...args: string[]];
  /** Report with its counts; a step without one counts as one test. */
  report?: string;
  /** Further environment of the program. */
  env?: Readonly<Record<string, string>>;
  /** True for a step that needs a Chromium. */
  browser?: boolean;
}

export const steps: readonly Step[] = [
  { name: 'types', proves: 'TypeScript, strict', command: ['tsc', '--noEmit'] },
  { name: 'lint', proves: 'ESLint with the import rules', command: ['eslint', '--max-warnings', '0', '.'] },
  {
    name: 'unit',
    proves: 'unit tests (vitest)',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
    report: `${RESULTS}/unit.json`,
  },
  {
    name: 'pages',
    proves: 'Markdown sources of every page',
    command: ['vitest', 'run', '--project', 'pages', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/pages.json`],
    report: `${RESULTS}/pages.json`,
  },
  {
    name: 'translation',
    proves: 'translations: complete, of the same structure, in the right terms',
    command: ['tsx', 'scripts/translation.ts', 'check', '--report', `${RESULTS}/translation.json`],
    report: `${RESULTS}/translation.json`,
  },
  {
    name: 'snippets',
    proves: 'code blocks of the pages, executed against a real S3 server',
    command: ['tsx', 'scripts/snippets.ts', '--report', `${RESULTS}/snippets.json`],
    report: `${RESULTS}/snippets.json`,
  },
  {
    name: 'conformance',
    proves: 'npm run conformance against the test server: outcomes, bad input, nothing left behind',
    command: ['tsx', 'scripts/check-conformance.ts', `${RESULTS}/conformance.json`],
    report: `${RESULTS}/conformance.json`,
  },
  { name: 'start', proves: "the writer's server comes up", command: ['tsx', 'scripts/check-start.ts'] },
  { name: 'build', proves: 'the static site in every language', command: ['tsx', 'scripts/build.ts'] },
  {
    name: 'html',
    proves: 'links, anchors, assets and head of every built page',
    command: ['vitest', 'run', '--project', 'site', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/html.json`],
    report: `${RESULTS}/html.json`,
  },
  {
    name: 'search',
    proves: 'search of the built site: relevance in every language, size of the index',
    command: ['tsx', 'scripts/check-search.ts', `${RESULTS}/search.json`],
    report: `${RESULTS}/search.json`,
  },
  {
    name: 'cost',
    proves: 'what search costs a reader on a phone: first answer and keystrokes in Chromium',
    command: ['vitest', 'run', '--project', 'cost', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/cost.json`],
    report: `${RESULTS}/cost.json`,
    browser: true,
  },
  {
    name: 'brand',
    proves: 'the site of another brand, with what the default brand leaves off and two stale translations',
    command: ['tsx', 'scripts/build-other-brand.ts'],
  },
  {
    name: 'browser',
    proves: 'screens, behaviour and accessibility in Chromium (Playwright)',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: `${RESULTS}/browser.json`,
    browser: true,
  },
];
