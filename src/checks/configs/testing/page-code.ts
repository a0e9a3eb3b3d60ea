/** Code blocks of the composer's pages, and the programs that test them. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { nodesOf, readPages } from '../../../content';
import { i18n } from '../../../site/locales';
import { env } from './installed';

const siteDir = process.cwd();
const pages = readPages({ siteDir, locale: i18n.defaultLocale }).filter(({ instance }) => instance.id === 'composer');

/**
 * @param id page of the composer
 * @param text text that occurs only in this block of the page, in its code or its title
 * @returns the code of the block, with brand variables left as written
 */
export function codeOf(id: string, text: string): string {
  const page = pages.find((candidate) => candidate.id === id);
  const blocks = page ? nodesOf(page.tree, 'code').filter(({ value, meta }) => value.includes(text) || meta?.includes(text)) : [];
  const [block] = blocks;
  if (block === undefined || blocks.length > 1)
    throw new Error(`composer/${id}.md: expected one code block with “${text}”, found ${blocks.length}`);
  return block.value;
}

/** A folder for one test, which is deleted with it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'page-code-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a program to its end. Its output contains no terminal codes. */
export function run(command: readonly [string, ...string[]], cwd: string, more: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  const [program, ...args] = command;
  const result = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...env, ...more } });
  if (result.error) throw result.error;
  return result;
}
