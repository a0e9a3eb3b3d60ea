/** Reads code blocks from the composer pages, and runs the programs that test them. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { nodesOf, readPages } from '../../../content';
import { sourceLocale } from '../../../site/locales';
import { env } from './installed';

const siteDir = process.cwd();
const pages = readPages({ siteDir, locale: sourceLocale }).filter(({ instance }) => instance.id === 'composer');

/**
 * @param id id of a composer page
 * @param text text that occurs in no other block on the page, either in the code or in the title
 * @returns the code in the block, without variables filled in
 */
export function codeOf(id: string, text: string): string {
  const page = pages.find((candidate) => candidate.id === id);
  const blocks = page ? nodesOf(page.tree, 'code').filter(({ value, meta }) => value.includes(text) || meta?.includes(text)) : [];
  const [block] = blocks;
  if (block === undefined || blocks.length > 1)
    throw new Error(`composer/${id}.md: expected one code block with “${text}”, found ${blocks.length}`);
  return block.value;
}

/** Creates a folder for one test. It's deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'page-code-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a program and waits until it exits. Its output contains no terminal codes. */
export function run(command: readonly [string, ...string[]], cwd: string, more: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  const [program, ...args] = command;
  const result = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...env, ...more } });
  if (result.error) throw result.error;
  return result;
}
