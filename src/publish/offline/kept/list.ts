/** The files that a reader's browser stores for offline reading: all pages in a language and everything that they load. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kept } from '../../worker/keep';

/** Contents by path from the root of the host. */
export type Contents = ReadonlyMap<string, Uint8Array>;

const HASH_LENGTH = 12;
const hashOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** @param prefix prefix of all cache names for this language */
export function keptList(contents: Contents, prefix: string): Kept {
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, hashOf(content)]));
  return { files, prefix, cache: prefix + hashOf(JSON.stringify(files)) };
}

/** Folders that contain scripts and style sheets. Pages reference a few of these files, which load the others. */
const FOLDERS = ['assets/js', 'assets/css'];

async function bundledFiles(outDir: string): Promise<string[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(path.join(outDir, folder))).map((name) => `${folder}/${name}`)),
  );
  return names.flat().filter((file) => /\.(?:js|css)$/.test(file));
}

/**
 * All scripts and style sheets, and the files that pages load, as they are served.
 * @param served files in the language's folder, by path from the root of the host
 */
export async function servedFiles(served: ReadonlyMap<string, string>, outDir: string, baseUrl: string): Promise<Contents> {
  const bundled = (await bundledFiles(outDir)).map((file) => [baseUrl + file, file] as const);
  const files = [...new Map([...served, ...bundled])].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(await Promise.all(files.map(async ([url, file]) => [url, await readFile(path.join(outDir, file))] as const)));
}
