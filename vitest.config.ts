import { defineConfig } from 'vitest/config';

/** Setup file for all projects. It prevents Vitest from considering a worker dead if its tests never yield. */
const setupFiles = ['scripts/testing/yield-between-tests.ts'];

/**
 * The `unit` project contains the tests next to the code. Each check is a separate project with the files `<name>.check.ts` and
 * `….<name>.check.ts`, because it reads the pages or needs a built site, a server, or a browser. `npm test` runs all projects in order.
 */
const unit = {
  name: 'unit',
  include: ['src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
  // Tests are slower while type checking and linting run at the same time. Many fuzz test cases (src/lib/testing/fuzz.ts) take even longer.
  testTimeout: process.env.FUZZ_FACTOR === undefined ? 30_000 : 600_000,
  // Importing the modules again for each test file takes longer than most of the tests.
  isolate: false,
  // The second file gives new modules to test files that replace modules.
  setupFiles: [...setupFiles, 'scripts/testing/renew-modules.ts'],
};

/** Time limit in seconds for a single test in each check. */
const checks = {
  /** Checks the Markdown source of every page. */
  pages: 120,
  /** Checks that translations are complete and have the same structure and the correct terms. */
  translation: 60,
  /** Checks that the development server for writers starts, and that its pages respond to the reader. */
  start: 240,
  /** Checks the configuration files on the pages, using the programs that they're written for. */
  configs: 300,
  /** Runs the code blocks on the pages against a real S3 server. */
  snippets: 2_100,
  /** Runs `npm run conformance` against that server: outcomes, bad input, and no leftovers. Also checks the lifecycle builder's rules. */
  conformance: 1_800,
  /** Checks the links, anchors, assets, and `<head>` elements of all built pages. */
  site: 120,
  /** Checks that two builds of the same checkout are identical, byte for byte. */
  reproducible: 120,
  /** Checks every page with the Nu HTML checker. */
  html: 400,
  /** Checks that nginx and Caddy serve the built sites correctly with the rules that the build generated. */
  hosts: 120,
  /** Runs `scripts/deploy.sh` against an S3 server, interrupts it at each step, and reads the site in Chromium at the same time. */
  deploy: 240,
  /** Builds an operator's site in another folder, and runs the checks of pages and of the built site on it. */
  operator: 3_600,
  /** Runs the query sets against the built site's search. */
  relevance: 480,
  /** Measures the cost of search for a reader on a phone: first results and keystrokes in Chromium, and the size of the index. */
  cost: 240,
};

const projects = [
  unit,
  ...Object.entries(checks).map(([name, seconds]) => ({
    name,
    include: [`{src,scripts}/**/{,*.}${name}.check.ts`],
    testTimeout: 1000 * seconds,
    hookTimeout: 1000 * seconds,
    globalSetup: [
      ...(['cost', 'deploy', 'start'].includes(name) ? ['scripts/testing/find-chromium.ts'] : []),
      ...(name === 'deploy' ? ['scripts/testing/start-s3-server.ts'] : []),
    ],
  })),
];

// Without options, `npx vitest` runs only the unit tests. `--project pages` runs a check, and VS Code lists all projects.
const named = process.argv.some((argument) => argument.startsWith('--project')) || process.env.VITEST_VSCODE !== undefined;

export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle.
    maxWorkers: '100%',
    // Compiles JSX in the same way as the site, which doesn't need React in scope.
    projects: (named ? projects : [unit]).map((project) => ({
      oxc: { jsx: { runtime: 'automatic' as const } },
      test: { environment: 'node', restoreMocks: true, setupFiles, ...project },
    })),
  },
});
