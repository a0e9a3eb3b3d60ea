/** `npm run bench:search`: what search costs on small and large sites. src/search/bench/README.md has the options. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { findChromium } from './find-chromium';

const args = process.argv.slice(2);
// Only a built site is measured in a browser.
const chromium = args.some((arg) => arg.startsWith('--site')) ? findChromium() : undefined;
const run = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, '../src/search/bench/run.ts'), ...args], {
  stdio: 'inherit',
  env: chromium === undefined ? process.env : { ...process.env, CHROMIUM_PATH: chromium.path },
});
process.exitCode = run.status ?? 1;
