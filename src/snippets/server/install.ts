/** Installs the packages that are missing, where that is allowed: on Debian and Ubuntu, as root. */
import { existsSync, readFileSync } from 'node:fs';
import { runCommand, tryCommand, CommandError } from '../command';
import { findAws } from './clients';
import { hasProgram } from './find-program';

/** Programs of the server. Without any of them it cannot start. */
const SERVER_PROGRAMS = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph', 'radosgw-admin', 'ceph-authtool', 'monmaptool'] as const;

/** Debian packages of the server; together they bring the programs above. */
const SERVER_PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];
const INSTALL_MS = 300_000;

interface Tool {
  readonly debianPackage: string;
  readonly present: () => Promise<boolean>;
}

const program = (debianPackage: string, name = debianPackage): Tool => ({
  debianPackage,
  present: () => Promise.resolve(hasProgram(name)),
});

/** Whether a Python on the search path, or that of the distribution, has the library. */
async function hasBoto3(): Promise<boolean> {
  const tried = await Promise.all(['python3', '/usr/bin/python3'].map((python) => tryCommand(python, ['-c', 'import boto3'])));
  return tried.some((output) => output !== undefined);
}

/** Tools that the blocks of the pages call. */
const TOOLS: readonly Tool[] = [
  // A program of this name may be version 1, for which the pages are not written.
  { debianPackage: 'awscli', present: async () => (await findAws()) !== undefined },
  { debianPackage: 'python3-boto3', present: hasBoto3 },
  program('rclone'),
  program('restic'),
  program('s3fs'),
  program('curl'),
];

/** Whether this process may install packages with apt. */
export function mayInstall(): boolean {
  if (process.getuid?.() !== 0 || !hasProgram('apt-get') || !existsSync('/etc/os-release')) return false;
  return /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

export const serverIsInstalled = (): boolean => SERVER_PROGRAMS.every(hasProgram);

async function apt(packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '--quiet=2'], { env, timeoutMs: INSTALL_MS });
  await runCommand('apt-get', ['install', '--yes', '--quiet=2', '--no-install-recommends', ...packages], { env, timeoutMs: INSTALL_MS });
}

/**
 * Installs what is missing of the server and the tools. A tool that the distribution does not have
 * stays away: the pages that need it are then reported as not run, with that reason.
 *
 * @param withServer false when the blocks run against another endpoint
 * @param say        gets one line about what was done
 */
export async function installMissing(withServer: boolean, say: (line: string) => void): Promise<void> {
  const tools = await Promise.all(TOOLS.map(async (tool) => ((await tool.present()) ? [] : [tool.debianPackage])));
  const missing = [...(withServer && !serverIsInstalled() ? SERVER_PACKAGES : []), ...tools.flat()];
  if (missing.length === 0 || !mayInstall()) return;
  const started = performance.now();
  try {
    await apt(missing);
    say(`snippets: installed ${missing.join(' ')} with apt in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    await installOneByOne(missing, say);
  }
}

/** One package that the distribution lacks must not keep the others away. */
async function installOneByOne(packages: readonly string[], say: (line: string) => void): Promise<void> {
  for (const name of packages) {
    try {
      await apt([name]);
      say(`snippets: installed ${name} with apt`);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      say(`snippets: apt did not install ${name}: ${error.message.split('\n').at(-1) ?? ''}`);
    }
  }
}
