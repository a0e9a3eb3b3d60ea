/**
 * Finds a Chromium for the browser tests, or installs one, and reports in one line which one it uses.
 *
 * Order: `CHROMIUM_PATH`, Debian's headless Chromium (in which the tests take a third less time), /usr/bin/chromium, google-chrome,
 * Playwright's own. If there is none, Playwright's is downloaded. If that fails, Debian's headless one is installed (as root only).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A browser and where it came from. */
export interface Found {
  path: string;
  said: string;
}

/** The machine's functions that the search uses, so that a test can replace them. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  exists: (path: string) => boolean;
  /** True if the program starts. A stub, or a program without its system libraries, doesn't. */
  starts: (path: string) => boolean;
  /** Path where Playwright installs its own browser, whether or not it exists. */
  playwrightPath: string;
  isRoot: boolean;
  /** Runs a command to completion. Returns true if it succeeded. Its output goes to standard error. */
  run: (command: string, args: readonly string[]) => boolean;
}

/** Flags that keep the browser from contacting any server except those under test. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const HEADLESS_PATH = '/usr/bin/chromium-headless-shell';
const CHROME_PATHS = ['/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/opt/google/chrome/chrome'];

export const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  starts: (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  playwrightPath: chromium.executablePath(),
  isRoot: process.getuid?.() === 0,
  run: (command, args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0,
};

/**
 * Searches for an installed browser.
 * @returns the first browser in the order above, or undefined
 * @throws if `CHROMIUM_PATH` names a file that doesn't exist, because an explicit choice isn't silently replaced
 */
export function findChromium(machine: Machine = thisMachine): Found | undefined {
  const wished = machine.env.CHROMIUM_PATH;
  if (wished) {
    if (!machine.exists(wished)) {
      throw new Error(`CHROMIUM_PATH is ${wished}, but no such file exists. Correct it, or unset it to search for an installed one.`);
    }
    return { path: wished, said: `Chromium: ${wished}, as CHROMIUM_PATH says.` };
  }
  const candidates = [HEADLESS_PATH, '/usr/bin/chromium', ...CHROME_PATHS, machine.playwrightPath];
  const found = candidates.find((candidate) => machine.exists(candidate) && machine.starts(candidate));
  return found ? { path: found, said: `Chromium: found ${found}.` } : undefined;
}

/**
 * Finds a browser or installs one.
 * @throws if there is none and none could be installed; the message explains what to do manually
 */
export function ensureChromium(machine: Machine = thisMachine): Found {
  return findChromium(machine) ?? installFromPlaywright(machine) ?? installFromDebian(machine) ?? giveUp();
}

function installFromPlaywright(machine: Machine): Found | undefined {
  if (!machine.run('npx', ['playwright', 'install', '--no-shell', 'chromium'])) return undefined;
  const downloaded = machine.playwrightPath;
  // The download doesn't include the libraries that it needs, and only root can install them.
  if (!machine.starts(downloaded) && machine.isRoot) machine.run('npx', ['playwright', 'install-deps', 'chromium']);
  if (!machine.starts(downloaded)) return undefined;
  return { path: downloaded, said: `Chromium: none was there; Playwright downloaded one to ${downloaded}.` };
}

function installFromDebian(machine: Machine): Found | undefined {
  if (!machine.isRoot || !machine.exists('/usr/bin/apt-get')) return undefined;
  // On Ubuntu, the package is a stub for a snap, which in a container doesn't install a browser at this path.
  machine.run('apt-get', ['update']);
  machine.run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']);
  if (!machine.exists(HEADLESS_PATH) || !machine.starts(HEADLESS_PATH)) return undefined;
  return { path: HEADLESS_PATH, said: `Chromium: none was there; installed Debian's package, ${HEADLESS_PATH}.` };
}

function giveUp(): never {
  throw new Error(
    'Chromium isn’t installed, and installing it failed. Install it (Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the path of an existing program.',
  );
}

/** Vitest's global setup for a project that needs a browser. It adds the browser's path to the environment. */
export function setup(): void {
  const { path, said } = ensureChromium();
  console.log(said);
  process.env.CHROMIUM_PATH = path;
}
