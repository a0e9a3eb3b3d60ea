#!/usr/bin/env node
/**
 * Says in one line each what this machine lacks to build the site, and exits with 1 if anything is missing.
 *
 * Plain JavaScript without recent syntax and without packages: it has to run before the installation
 * and on the old Node that it complains about.
 */
import { spawnSync } from 'child_process';
import { existsSync } from 'fs';
import { fileURLToPath } from 'url';

/** Lowest major version of Node that the framework runs on. */
const LOWEST_NODE = 20;

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs git in the repository.
 * @param {string[]} args
 * @returns {{found: boolean, ok: boolean, out: string, error: string}}
 */
export function git(args) {
  const run = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return { found: !run.error, ok: run.status === 0, out: String(run.stdout || '').trim(), error: String(run.stderr || '').trim() };
}

/**
 * @param {string} version as `process.versions.node` has it, e.g. '20.11.1'
 * @returns {string[]} faults, empty when the version will do
 */
export function nodeFaults(version) {
  const major = Number(version.split('.')[0]);
  if (major >= LOWEST_NODE) return [];
  return [
    `Node ${version} is too old: the site needs Node ${LOWEST_NODE} or later. Install one from https://nodejs.org or with nvm install ${LOWEST_NODE}.`,
  ];
}

/**
 * Pages show when they were last changed, which only a full git history tells.
 * @param {typeof git} run
 * @returns {string[]} faults, empty when the whole history is there
 */
export function gitFaults(run) {
  const tree = run(['rev-parse', '--is-inside-work-tree']);
  if (!tree.found) {
    return ['git is not installed: pages show their last change from it. Install it (Debian, Ubuntu: apt-get install git).'];
  }
  if (tree.error.includes('dubious ownership')) {
    return [
      `git does not trust this folder because another user owns it. Run: git config --global --add safe.directory '${root.replace(/\/$/, '')}'`,
    ];
  }
  if (tree.out !== 'true') {
    return ['This folder is no git work tree, so pages cannot show their last change. Get the site with git clone, not as an archive.'];
  }
  if (!run(['rev-parse', '--verify', '--quiet', 'HEAD']).ok) {
    return ['The git history is empty, so pages cannot show their last change. Commit the files first: git add . && git commit'];
  }
  if (run(['rev-parse', '--is-shallow-repository']).out === 'true') {
    return ['This is a shallow clone, so pages would show a wrong last change. Run: git fetch --unshallow (in CI: fetch-depth: 0)'];
  }
  return [];
}

/**
 * @param {(path: string) => boolean} exists
 * @returns {string[]} faults, empty when the packages are installed
 */
export function packageFaults(exists) {
  if (exists(`${root}node_modules/.bin/docusaurus`) && exists(`${root}node_modules/.bin/tsx`)) return [];
  return ['The packages are not installed. Run: npm ci'];
}

/** Prints every fault and sets the exit code; prints one line when all is well. */
function main() {
  const faults = nodeFaults(process.versions.node).concat(gitFaults(git), packageFaults(existsSync));
  if (faults.length === 0) {
    console.log(`preflight: Node ${process.versions.node}, full git history, packages installed.`);
    return;
  }
  faults.forEach((fault) => console.error(`preflight: ${fault}`));
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
