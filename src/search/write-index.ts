/** Writes the index of a locale into a built site. Node only. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { SearchRecord } from './contract';
import { buildIndexFile, type BuildOptions } from './engines/embedded/build';
import { embeddedIndexPath } from './index-url';

export interface WriteOptions extends BuildOptions {
  /** Folder of the locale's site. */
  outDir: string;
}

/** Writes `search/index.<language>.json`. */
export async function writeIndex(records: readonly SearchRecord[], { outDir, ...options }: WriteOptions): Promise<void> {
  const path = join(outDir, embeddedIndexPath(options.language));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(buildIndexFile(records, options)));
}
