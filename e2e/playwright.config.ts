import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium';
import { hostedSearch, otherBrand, site } from './servers';

const root = path.join(__dirname, '..');
const chromium = findChromium();
if (!chromium) throw new Error('No Chromium was found. Run npm test -- browser, which installs one, or set CHROMIUM_PATH.');

/** The browser is to ask nobody but the servers under test. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const NO_OTHER_HOST = `--host-resolver-rules=${[...hostedSearch.resolverRules, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ')}`;
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Generous, because a busy machine is no fault of the site; nothing waits this long that works.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: site.baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    colorScheme: 'dark',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium.path, args: [...QUIET, NO_OTHER_HOST] },
  },
  projects: [{ name: 'chromium' }],
  webServer: [site, otherBrand, hostedSearch].map(({ command }) => ({ ...command, cwd: root, stdout: 'ignore' as const, timeout: 30_000 })),
});
