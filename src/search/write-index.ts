/** Writes the index of a locale into a built site. Node only. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { SearchRecord, ShardedIndexFile } from './contract';
import { buildIndexFile, type BuildOptions } from './engines/embedded/build';
import { buildShardedIndex, type ShardedIndex } from './engines/embedded/sharded/build';
import { embeddedIndexPath } from './index-url';

/**
 * Most text that is written into one file, in characters of headings, prose and code: about 150 generated pages
 * of the benchmark. From there on the first answer comes from shards in less than half the time and after a
 * quarter of the bytes, keystrokes are quicker, and a visit with five queries fetches hardly more (345 and
 * 275 KB after Brotli). README.md has the measurements.
 */
export const MOST_TEXT_IN_ONE_FILE = 1_500_000;

export interface WriteOptions extends BuildOptions {
  /** Folder of the locale's site. */
  outDir: string;
  /** Another threshold, for tests and measurements. */
  mostTextInOneFile?: number;
}

function textLength(records: readonly SearchRecord[]): number {
  return records.reduce(
    (sum, { hierarchy, type, content, code }) => sum + (hierarchy[type]?.length ?? 0) + (content?.length ?? 0) + (code?.length ?? 0),
    0,
  );
}

function hashOf(shards: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, content] of shards) hash.update(`${name}\n${content}\n`);
  return hash.digest('hex').slice(0, 10);
}

async function writeShards({ file, shards }: ShardedIndex, outDir: string): Promise<ShardedIndexFile> {
  // Below `assets/`, where hosts let browsers keep files for good.
  const folder = `assets/search/${file.language}-${hashOf(shards)}`;
  await mkdir(join(outDir, folder), { recursive: true });
  for (const [name, content] of shards) await writeFile(join(outDir, folder, name), content);
  return { ...file, folder: `../${folder}` };
}

/** Writes `search/index.<language>.json`, and shards beside it where that would be too large. */
export async function writeIndex(
  records: readonly SearchRecord[],
  { outDir, mostTextInOneFile = MOST_TEXT_IN_ONE_FILE, ...options }: WriteOptions,
): Promise<void> {
  const path = join(outDir, embeddedIndexPath(options.language));
  await mkdir(dirname(path), { recursive: true });
  const isSmall = textLength(records) <= mostTextInOneFile;
  const file = isSmall ? buildIndexFile(records, options) : await writeShards(buildShardedIndex(records, options), outDir);
  await writeFile(path, JSON.stringify(file));
}
