import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium, QUIET_FLAGS } from '../scripts/testing/find-chromium';
import { archive, hostedSearch, otherBrand, site } from './servers';

const root = path.join(__dirname, '..');
// Every worker also reads this file, and finds the browser chosen by the first reader in its environment.
const executablePath = (process.env.CHROMIUM_PATH ||= ensureChromium().path);

const NO_OTHER_HOST = `--host-resolver-rules=${[...hostedSearch.resolverRules, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ')}`;

/** The tests that run with every brand. All others test the default brand's site, on which the tests of every page cover them. */
const ANY_BRAND = '**/any-brand.spec.ts';
const isDefaultBrand = !process.env.BRAND;

export default defineConfig({
  testDir: __dirname,
  ...(isDefaultBrand ? { testIgnore: ANY_BRAND } : { testMatch: ANY_BRAND }),
  outputDir: path.join(root, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of a small machine, because a test often waits: for a timer, a frame, or a quiet network.
  workers: 3,
  retries: 0,
  // Generous, because a busy machine isn't the site's fault. Nothing that works takes this long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(root, 'test-results/browser.json') }],
    // Annotates the lines of a pull request.
    ...(process.env.GITHUB_ACTIONS === 'true' ? [['github'] as const] : []),
  ],
  use: {
    baseURL: site.baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    colorScheme: 'dark',
    // Empties the context between tests instead of recreating it, so that the browser keeps its code cache. This saves a third of the time.
    reuseContext: true,
    // Records actions, console and network where nobody can immediately rerun a failed test. This takes a tenth of the time. Screenshots at
    // every step would take a third (`--trace on` records everything).
    trace: process.env.GITHUB_ACTIONS === 'true' ? { mode: 'retain-on-failure', screenshots: false, snapshots: false } : 'off',
    screenshot: 'only-on-failure',
    // One process for all pages of a site. Otherwise, most navigations start another one, and opening a page takes 45 percent more CPU time.
    launchOptions: { executablePath, args: [...QUIET_FLAGS, '--process-per-site', NO_OTHER_HOST] },
  },
  projects: [{ name: 'chromium' }],
  webServer: (isDefaultBrand ? [site, otherBrand, archive, hostedSearch] : [site]).map(({ command }) => ({
    ...command,
    cwd: root,
    stdout: 'ignore' as const,
    timeout: 30_000,
  })),
});
