import { defineConfig } from 'vitest/config';

/**
 * `unit` contains the tests next to the code. Each check is a separate project with the files `<name>.check.ts` and `….<name>.check.ts`,
 * because it reads the pages or needs a built site, a server or a browser. `npm test` runs all of them in order.
 */
const unit = {
  name: 'unit',
  include: ['src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
  // Type checking and linting run at the same time. Many fuzz test cases (src/lib/testing/fuzz.ts) take longer.
  testTimeout: process.env.FUZZ_FACTOR === undefined ? 30_000 : 600_000,
};

/** For all projects: prevents a worker whose tests never wait from being taken for dead. */
const setupFiles = ['scripts/testing/yield-between-tests.ts'];

/** Time limit of one test of each check, in seconds. */
const checks = {
  /** Markdown sources of every page. */
  pages: 60,
  /** Checks that translations are complete and have the same structure and the right terms. */
  translation: 60,
  /** Checks that the writer's development server starts and that its pages respond to the reader. */
  start: 240,
  /** Configuration files on the pages, checked by the programs that they're written for. */
  configs: 300,
  /** Code blocks of the pages, executed against a real S3 server. */
  snippets: 2_100,
  /** `npm run conformance` against that server: outcomes, bad input, no leftovers. Also the rules of the lifecycle builder. */
  conformance: 1_800,
  /** Links, anchors, assets and heads of all built pages. */
  site: 120,
  /** Checks that two builds of one checkout are identical, byte for byte. */
  reproducible: 120,
  /** Checks every page with the Nu HTML checker. */
  html: 400,
  /** nginx and Caddy serve the built sites with the rules that the build generated. */
  hosts: 120,
  /** Runs `scripts/deploy.sh` against an S3 server, interrupts it at each step, and reads the site in Chromium meanwhile. */
  deploy: 240,
  /** Runs the query sets against the search of the built site. */
  relevance: 480,
  /** Cost of search for a reader on a phone: first results and keystrokes in Chromium, and the size of the index. */
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

// A bare `npx vitest` runs the unit tests. `--project pages` runs a check, and an editor lists all projects.
const named = process.argv.some((argument) => argument.startsWith('--project')) || process.env.VITEST_VSCODE !== undefined;

export default defineConfig({
  test: {
    // By default, Vitest leaves one core idle.
    maxWorkers: '100%',
    // Compiles JSX as the site does: without React in scope.
    projects: (named ? projects : [unit]).map((project) => ({
      oxc: { jsx: { runtime: 'automatic' as const } },
      test: { environment: 'node', restoreMocks: true, setupFiles, ...project },
    })),
  },
});
