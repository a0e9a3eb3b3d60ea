#!/usr/bin/env node
/**
 * Reports, one per line, what this machine lacks to build the site, and what is wrong with the brand file, and exits with 1 if there is
 * anything to report.
 *
 * Plain JavaScript without recent syntax and without packages, because it has to run before the installation and on the old Node version
 * that it complains about.
 */
import { spawnSync } from 'child_process';
import { existsSync } from 'fs';
import { fileURLToPath } from 'url';

/** Lowest major Node version that the framework supports. */
const LOWEST_NODE = 20;

/** Characters in a file path that the bundler interprets as part of a request: fragment, query, loader. */
const RESERVED = /[#?!]/;

const root = fileURLToPath(new URL('..', import.meta.url));
const { node } = process.versions;

/** Runs git in the repository; `out` is its output. */
function git(...args) {
  const run = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return { found: !run.error, ok: run.status === 0, out: String(run.stdout || '').trim(), error: String(run.stderr || '').trim() };
}

/** Problem with the Git history; undefined if it is complete. Pages show the date of their last change, which only Git knows. */
function gitFault() {
  const tree = git('rev-parse', '--is-inside-work-tree');
  if (!tree.found)
    return 'Git isn’t installed. Pages need it to show when they were last changed. Install it (Debian, Ubuntu: apt-get install git).';
  if (tree.error.includes('dubious ownership'))
    return `Git doesn’t trust this folder because another user owns it. Run: git config --global --add safe.directory '${root.replace(/\/$/, '')}'`;
  if (tree.out !== 'true')
    return 'This folder isn’t a Git work tree, so pages can’t show when they were last changed. Get the site with git clone, not as an archive.';
  if (!git('rev-parse', '--verify', '--quiet', 'HEAD').ok)
    return 'The Git history is empty, so pages can’t show when they were last changed. Commit the files first: git add . && git commit';
  if (git('rev-parse', '--is-shallow-repository').out === 'true')
    return 'This is a shallow clone, so pages would show a wrong date for the last change. Run: git fetch --unshallow (in CI: fetch-depth: 0)';
  return undefined;
}

const faults = [
  Number(node.split('.')[0]) < LOWEST_NODE &&
    `Node ${node} is too old: the site needs Node ${LOWEST_NODE} or later. Install one from https://nodejs.org or with nvm install ${LOWEST_NODE}.`,
  RESERVED.test(root) &&
    `The folder ${root} has ${RESERVED.exec(root)[0]} in its path, where the bundler would cut the path off. Move the site to another folder.`,
  gitFault(),
  !['docusaurus', 'tsx'].every((name) => existsSync(`${root}node_modules/.bin/${name}`)) && 'The packages aren’t installed. Run: npm ci',
].filter(Boolean);

faults.forEach((fault) => console.error(`preflight: ${fault}`));
if (faults.length === 0) console.log(`preflight: Node ${node}, full Git history, packages installed.`);
else process.exitCode = 1;

/** Whether the brand isn't the default one, which the tests check. The framework would report its problems with a stack trace. */
const hasOwnBrand = Object.keys(process.env).some((name) => /^(?:BRAND$|HOSTED_SEARCH_)/.test(name) && process.env[name]);
if (faults.length === 0 && hasOwnBrand) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `${root}scripts/check-brand.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
