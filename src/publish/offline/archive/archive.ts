/** The archive: pages, the files that they load, and the search, in a single zip file. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import type { Asset, Site } from './address';
import { archivedStyleSheet } from './style-sheet';

/** Contents by path from the root of the archive. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The default compression level. Higher levels slow down the build and save little. */
const LEVEL = 6;
/** Files that are already compressed. */
const STORED = /\.(?:woff2?|png|jpe?g|webp|avif|gif|zip|ico)$/;
/** The same site must produce the same bytes, so every file gets the earliest time that zip supports, which is in local time. */
const TIME = new Date(1980, 0, 1);

async function readAsset(file: string, outDir: string): Promise<Buffer> {
  try {
    return await readFile(path.join(outDir, file));
  } catch (error) {
    throw new Error(`${file}: a page loads this file, but it isn’t in ${outDir}`, { cause: error });
  }
}

/** Files that pages load: as archive files, and by their paths on the published site. */
export interface Loaded {
  readonly files: Files;
  /** Files in the language's folder, by their paths from the root of the host. */
  readonly served: ReadonlyMap<string, string>;
}

/**
 * Reads the files that pages load, and those that their style sheets load.
 * @throws Error that names a missing file
 */
export async function readAssets(assets: readonly Asset[], outDir: string, site: Site): Promise<Loaded> {
  const files = new Map<string, Uint8Array>();
  const served = new Map<string, string>();
  // More files are added while style sheets are read.
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

/** @param root folder that contains all files in the zip, so that it unpacks into a single folder */
export function zip(files: Files, root: string): Uint8Array {
  const entries = [...files].map(([name, content]) => [`${root}/${name}`, [content, STORED.test(name) ? { level: 0 } : {}]] as const);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted) as Zippable, { level: LEVEL, mtime: TIME });
}
