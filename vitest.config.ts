import { defineConfig } from 'vitest/config';

/**
 * `unit` holds the tests beside the code. Each check is a separate project, the files `<name>.check.ts` and
 * `….<name>.check.ts`, because it reads the pages or needs a built site, a server or a browser. `npm test` runs them all, in order.
 */
const unit = {
  name: 'unit',
  include: ['src/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
  // Type check and lint run beside them; many cases of the fuzz tests (src/lib/testing/fuzz.ts) take longer.
  testTimeout: process.env.FUZZ_FACTOR === undefined ? 30_000 : 600_000,
};

/** Of all projects: a worker of tests that never wait is not taken for dead. */
const setupFiles = ['scripts/testing/yield-between-tests.ts'];

/** Longest time of one test of a check, in seconds. */
const checks = {
  /** Markdown sources of every page. */
  pages: 60,
  /** Translations: complete, of the same structure, in the right terms. */
  translation: 60,
  /** The writer's server comes up, and its pages follow the reader. */
  start: 240,
  /** Configuration files on the pages, checked by the programs that they are for. */
  configs: 300,
  /** Code blocks of the pages, executed against a real S3 server. */
  snippets: 2_100,
  /** `npm run conformance` against that server: outcomes, bad input, nothing left behind. And the rules of the lifecycle builder. */
  conformance: 1_800,
  /** Links, anchors, assets and head of every built page. */
  site: 120,
  /** Two builds of one checkout are the same, byte by byte. */
  reproducible: 120,
  /** The Nu HTML checker reads every page. */
  html: 400,
  /** nginx and Caddy serve the built sites with the rules that the build wrote. */
  hosts: 120,
  /** `scripts/deploy.sh` against an S3 server, killed at each step, and with a reader in Chromium. */
  deploy: 240,
  /** Search of the built site answers the query sets. */
  relevance: 480,
  /** What search costs a reader on a phone: first answer and keystrokes in Chromium, bytes of the index. */
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

// A bare `npx vitest` runs the unit tests; `--project pages` a check, and an editor lists them all.
const named = process.argv.some((argument) => argument.startsWith('--project')) || process.env.VITEST_VSCODE !== undefined;

export default defineConfig({
  test: {
    // By default a core is left idle.
    maxWorkers: '100%',
    // JSX as the site compiles it: without React in scope.
    projects: (named ? projects : [unit]).map((project) => ({
      oxc: { jsx: { runtime: 'automatic' as const } },
      test: { environment: 'node', restoreMocks: true, setupFiles, ...project },
    })),
  },
});
