/** Offline storage in the reader's browser: the service worker with its list of files, the web manifest, and the sizes on its page. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, write, type Language } from '../language';
import { cachePrefix, MANIFEST_FILE, OFFLINE_ROUTE, WORKER_FILE, type SizeName } from '../names';
import type { Kept } from '../worker/keep';
import type { Place } from './archive/address';

/** A page with its path from the root of the host. */
export interface BuiltPage extends Place {
  readonly html: string;
}

/** Contents by path from the root of the host. */
type Contents = Map<string, Uint8Array>;

const HASH_LENGTH = 12;
const hashOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** @param prefix prefix of all cache names for this language */
export function keptList(contents: ReadonlyMap<string, Uint8Array>, prefix: string): Kept {
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, hashOf(content)]));
  return { files, prefix, cache: prefix + hashOf(JSON.stringify(files)) };
}

/** Folders that contain scripts and style sheets. Pages reference a few of these files, which load the others. */
const FOLDERS = ['assets/js', 'assets/css'];

/** Pages, the files that they load, all scripts and style sheets, and the search index, as they are served. */
async function contentsOf(
  { props, search }: Language,
  pages: readonly BuiltPage[],
  served: ReadonlyMap<string, string>,
): Promise<Contents> {
  const { outDir, baseUrl } = props;
  const listed = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(path.join(outDir, folder))).map((name) => `${folder}/${name}`)),
  );
  const bundled = listed.flat().filter((file) => /\.(?:js|css)$/.test(file));
  const files = new Map([...served, ...bundled.map((file) => [baseUrl + file, file] as const)]);
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const contents: Contents = new Map(
    await Promise.all(sorted.map(async ([url, file]) => [url, await readFile(path.join(outDir, file))] as const)),
  );
  for (const { route, html } of pages) contents.set(route, Buffer.from(html));
  const index = search.servedIndex?.(props);
  if (index !== undefined) contents.set(baseUrl + index, Buffer.from(search.index(props)));
  // Pages request this index even without a network, and a failed request would log an error in the console.
  const first = search.firstIndex?.(props);
  if (first !== undefined) contents.set(baseUrl + first.path, Buffer.from(first.text));
  return contents;
}

/** @param bytes size in bytes @returns text such as "1.6 MB" in the language */
const megabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1_000_000);

/**
 * Writes sizes into the built page about offline reading, where `Size` has rendered placeholders.
 * @param sizes sizes in bytes
 * @throws Error if the page has no placeholder for a size
 */
export function writeSizes(html: string, sizes: Readonly<Record<SizeName, number>>, locale: string): string {
  return Object.entries(sizes).reduce((text, [name, bytes]) => {
    const [place = '', start = ''] = new RegExp(`(<span[^>]* data-size="${name}"[^>]*>)</span>`).exec(text) ?? [];
    if (place === '') throw new Error(`the page about offline reading has no <span data-size="${name}"></span> for the size`);
    return text.replace(place, () => `${start}${megabytes(bytes, locale)}</span>`);
  }, html);
}

const ICON_TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon' };

/**
 * The web manifest (W3C Web Application Manifest), which lets browsers offer to install the site. Only the page about offline reading links
 * to it.
 */
export function webManifest({ props: { baseUrl, siteConfig }, brand, lang, dir }: Language): string {
  const { background } = brand.colors.dark;
  return JSON.stringify({
    name: siteConfig.title,
    short_name: brand.name,
    description: siteConfig.tagline,
    lang,
    dir,
    start_url: baseUrl,
    scope: baseUrl,
    id: baseUrl,
    // Keeps the browser's Back button and address bar, because readers of documentation follow links.
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [{ src: baseUrl + brand.favicon.replace(/^\//, ''), sizes: 'any', type: ICON_TYPES[path.extname(brand.favicon)] }],
  });
}

/**
 * Writes the service worker with its list of files, the manifest, and the sizes on the page about offline reading.
 * @param served files that pages load: files in the language's folder, by path from the root of the host
 * @param archive archive size in bytes
 */
export async function writeKept(
  language: Language,
  pages: readonly BuiltPage[],
  served: ReadonlyMap<string, string>,
  archive: number,
): Promise<void> {
  const { props, brand, locale } = language;
  const page = pages.find(({ route }) => route === props.baseUrl + OFFLINE_ROUTE);
  if (page === undefined) throw new Error(`src/pages has no page ${OFFLINE_ROUTE}, which offers the archive`);
  const contents = await contentsOf(language, pages, served);
  const kept = [...contents.values()].reduce((sum, { length }) => sum + length, 0);
  const html = writeSizes(page.html, { archive, kept }, locale);
  await write(language, page.file, html);
  contents.set(page.route, Buffer.from(html));
  const list = keptList(contents, cachePrefix(brand.slug, locale));
  await write(language, WORKER_FILE, await bundle(path.join(props.siteDir, 'src/publish/worker/worker.ts'), { KEPT: list }));
  await write(language, MANIFEST_FILE, webManifest(language));
}
