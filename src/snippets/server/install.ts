/** Installs the packages that are missing, where that is allowed: on Debian and Ubuntu, as root. */
import { existsSync, readFileSync } from 'node:fs';
import { CommandError, hasProgram, runCommand } from '../command';
import { findAws, findPython } from './clients';

/** Programs of the server. Without any of them it cannot start. */
const SERVER_PROGRAMS = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph', 'radosgw-admin', 'ceph-authtool', 'monmaptool'] as const;

/** Debian packages of the server; together they bring the programs above. */
const SERVER_PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];
const INSTALL_MS = 300_000;

/** Debian packages of the tools that the blocks call and this machine lacks. */
async function missingTools(): Promise<string[]> {
  const programs = ['rclone', 'restic', 's3cmd', 's3fs', 'curl'].filter((name) => !hasProgram(name));
  // A program `aws` may be version 1, for which the pages are not written.
  return [...((await findAws()) ? [] : ['awscli']), ...((await findPython()) ? [] : ['python3-boto3']), ...programs];
}

/** Whether this process may install packages with apt. */
export function mayInstall(): boolean {
  if (process.getuid?.() !== 0 || !hasProgram('apt-get') || !existsSync('/etc/os-release')) return false;
  return /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

export const serverIsInstalled = (): boolean => SERVER_PROGRAMS.every(hasProgram);

/**
 * Installs what is missing of the server and the tools. A tool that the distribution does not have
 * stays away: the pages that need it are then reported as not run, with that reason.
 *
 * @param withServer false when the blocks run against another endpoint
 * @param say        gets a line about each part that was installed, or was not
 */
export async function installMissing(withServer: boolean, say: (line: string) => void): Promise<void> {
  const missing = [...(withServer && !serverIsInstalled() ? [SERVER_PACKAGES] : []), ...(await missingTools()).map((name) => [name])];
  if (missing.length === 0 || !mayInstall()) return;
  const apt = (...args: readonly string[]): Promise<string> =>
    runCommand('apt-get', ['--quiet=2', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: INSTALL_MS });
  await tryApt(apt('update'), 'read the lists of packages', say);
  for (const packages of missing) {
    await tryApt(apt('install', '--yes', '--no-install-recommends', ...packages), `installed ${packages.join(' ')}`, say);
  }
}

/** What the distribution lacks must not keep the rest away. */
async function tryApt(run: Promise<string>, what: string, say: (line: string) => void): Promise<void> {
  try {
    await run;
    say(`snippets: apt has ${what}`);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    say(`snippets: apt has not ${what}: ${error.message.split('\n').at(-1) ?? ''}`);
  }
}
