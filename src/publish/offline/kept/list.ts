/** What a reader's browser keeps for offline reading: all pages of a language and all that they load. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kept } from '../../worker/keep';

/** Contents by path from the host's root. */
export type Contents = ReadonlyMap<string, Uint8Array>;

const HASH_LENGTH = 12;
const hashOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** @param prefix of the names of all caches of this language */
export function keptList(contents: Contents, prefix: string): Kept {
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, hashOf(content)]));
  return { files, prefix, cache: prefix + hashOf(JSON.stringify(files)) };
}

/** Folders of scripts and style sheets: pages name a few of them, and these load the others. */
const FOLDERS = ['assets/js', 'assets/css'];

async function bundledFiles(outDir: string): Promise<string[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(path.join(outDir, folder))).map((name) => `${folder}/${name}`)),
  );
  return names.flat().filter((file) => /\.(?:js|css)$/.test(file));
}

/**
 * All scripts and style sheets, and the files that pages load, as they are served.
 * @param served paths from the host's root to files of the language's folder
 */
export async function servedFiles(served: ReadonlyMap<string, string>, outDir: string, baseUrl: string): Promise<Contents> {
  const bundled = (await bundledFiles(outDir)).map((file) => [baseUrl + file, file] as const);
  const files = [...new Map([...served, ...bundled])].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(await Promise.all(files.map(async ([url, file]) => [url, await readFile(path.join(outDir, file))] as const)));
}
