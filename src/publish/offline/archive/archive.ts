/** The archive: pages, the files that they load, and the search, in a single zip file. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { bundle, write, type Language } from '../../language';
import { archiveFile, archiveName } from '../../names';
import { addressFrom, assetAt, type Asset, type Place, type Site } from './address';
import { SEARCH_FILES, SEARCH_ROUTE } from './page';

/** Contents by path from the root of the archive. */
type Files = ReadonlyMap<string, Uint8Array>;

/** The default compression level. Higher levels slow down the build and save little. */
const LEVEL = 6;
/** Files that are already compressed. */
const STORED = /\.(?:woff2?|png|jpe?g|webp|avif|gif|zip|ico)$/;
/** The same site must produce the same bytes, so every file gets the earliest time that zip supports, which is in local time. */
const TIME = new Date(1980, 0, 1);
/** Addresses in `url(…)`, except for data URLs and references to SVG elements on the page. */
const LOADED_IN_CSS = /url\(\s*(['"]?)(?!data:|#)([^'")\s]+)\1\s*\)/g;
const SCRIPTS = 'assets/js';
/** Script that the page script loads on demand: the form for the reader's values (`src/delivery/plugin.ts`). */
const ON_DEMAND = /^values\.[0-9a-f]+\.js$/;

/**
 * Scripts that the archive needs although no page references them.
 * @throws Error if the build wrote no such script
 */
export function scriptsOnDemand(outDir: string, baseUrl: string): Asset[] {
  const names = readdirSync(path.join(outDir, SCRIPTS)).filter((name) => ON_DEMAND.test(name));
  if (names.length === 0)
    throw new Error(`expected ${outDir}/${SCRIPTS}/values.<hash>.js, which src/delivery/plugin.ts writes; found none`);
  return names.map((name) => ({ served: `${baseUrl}${SCRIPTS}/${name}`, file: `${SCRIPTS}/${name}` }));
}

/** Makes a style sheet load files next to it. @returns the style sheet, and the files that it loads */
export function archivedStyleSheet(css: string, place: Place, site: Site): { css: string; assets: Asset[] } {
  const assets: Asset[] = [];
  const text = css.replace(LOADED_IN_CSS, (whole, _quote, address: string) => {
    const found = assetAt(place, address, site);
    if (found === undefined) return whole;
    assets.push(found);
    return `url("${addressFrom(place, found)}")`;
  });
  return { css: text, assets };
}

async function readAsset(file: string, outDir: string): Promise<Buffer> {
  try {
    return await readFile(path.join(outDir, file));
  } catch (error) {
    throw new Error(`${file}: a page loads this file, but it isn’t in ${outDir}`, { cause: error });
  }
}

/**
 * Reads the files that pages load, and those that their style sheets load.
 * @returns the files as in the archive, and their paths in the language's folder by their paths on the published site
 * @throws Error that names a missing file
 */
export async function readAssets(
  assets: readonly Asset[],
  outDir: string,
  site: Site,
): Promise<{ readonly files: Files; readonly served: ReadonlyMap<string, string> }> {
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

/**
 * Writes the archive.
 * @param files pages and the files that they load
 * @returns its size in bytes
 */
export async function writeArchive(language: Language, files: Iterable<[string, Uint8Array]>): Promise<number> {
  const { props, brand, locale, search } = language;
  const { script, index } = SEARCH_FILES;
  const archive = zip(
    new Map([
      ...files,
      [`${SEARCH_ROUTE}/${script}`, Buffer.from(await bundle(search.entry))],
      [`${SEARCH_ROUTE}/${index}`, Buffer.from(`globalThis.archivedIndex=${search.index(props)};\n`)],
    ]),
    archiveName(brand.slug, locale),
  );
  await write(language, archiveFile(brand.slug, locale), archive);
  return archive.length;
}
