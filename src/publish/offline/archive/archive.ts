/** The archive: pages, the files that they load, and the search, in one zip. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import type { Asset, Site } from './address';
import { archivedStyleSheet } from './style-sheet';

/** Contents by path from the root of the archive. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The middle: more costs the build much and saves little. */
const LEVEL = 6;
/** Compressed already. */
const STORED = /\.(?:woff2?|png|jpe?g|webp|avif|gif|zip|ico)$/;
/** The same site gives the same bytes: the earliest time that a zip can name, which is local time. */
const TIME = new Date(1980, 0, 1);

async function readAsset(file: string, outDir: string): Promise<Buffer> {
  try {
    return await readFile(path.join(outDir, file));
  } catch (error) {
    throw new Error(`${file}: a page loads this file, but it is not in ${outDir}`, { cause: error });
  }
}

/** What pages load: the files of the archive, and the paths by which the published site serves them. */
export interface Loaded {
  readonly files: Files;
  /** Paths from the host's root to files of the language's folder. */
  readonly served: ReadonlyMap<string, string>;
}

/**
 * Reads the files that pages load, and those that their style sheets load.
 * @throws Error naming a file that is absent
 */
export async function readAssets(assets: readonly Asset[], outDir: string, site: Site): Promise<Loaded> {
  const files = new Map<string, Uint8Array>();
  const served = new Map<string, string>();
  // Grows while style sheets are read.
  const wanted = [...assets];
  for (const asset of wanted) {
    served.set(asset.served, asset.file);
    if (files.has(asset.file)) continue;
    const content = await readAsset(asset.file, outDir);
    const sheet = asset.file.endsWith('.css')
      ? archivedStyleSheet(content.toString(), { file: asset.file, route: asset.served }, site)
      : undefined;
    files.set(asset.file, sheet ? Buffer.from(sheet.css) : content);
    wanted.push(...(sheet?.assets ?? []));
  }
  return { files, served };
}

/** @param root folder that holds all files in the zip, so that it unpacks into one place */
export function zip(files: Files, root: string): Uint8Array {
  const entries = [...files].map(([name, content]) => [`${root}/${name}`, [content, STORED.test(name) ? { level: 0 } : {}]] as const);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted) as Zippable, { level: LEVEL, mtime: TIME });
}
