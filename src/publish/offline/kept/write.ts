import path from 'node:path';
import { write, type Language } from '../../language';
import { cachePrefix, MANIFEST_FILE, OFFLINE_ROUTE, WORKER_FILE } from '../../names';
import { bundle } from '../bundle';
import { writeSizes } from '../../offline-page/sizes';
import type { BuiltPage } from '../../take-apart';
import { keptList, servedFiles, type Contents } from './list';
import { webManifest } from './manifest';

async function writeManifest(language: Language): Promise<void> {
  const { props, brand, lang, dir } = language;
  const manifest = webManifest({
    title: props.siteConfig.title,
    shortName: brand.name,
    description: props.siteConfig.tagline,
    lang,
    dir,
    baseUrl: props.baseUrl,
    icon: brand.favicon,
    background: brand.colors.dark.background,
  });
  await write(language, MANIFEST_FILE, manifest);
}

/** Pages, the files that they load, the application's scripts, and the search index. */
async function contentsOf(
  { props, search }: Language,
  pages: readonly BuiltPage[],
  served: ReadonlyMap<string, string>,
): Promise<Map<string, Uint8Array>> {
  const { outDir, baseUrl } = props;
  const contents = new Map(await servedFiles(served, outDir, baseUrl));
  for (const { route, html } of pages) contents.set(route, Buffer.from(html));
  const index = search.servedIndex?.(props);
  if (index !== undefined) contents.set(baseUrl + index, Buffer.from(search.index(props)));
  // Pages request this index even without a network, and a failed request would log an error in the console.
  const first = search.firstIndex?.(props);
  if (first !== undefined) contents.set(baseUrl + first.path, Buffer.from(first.text));
  return contents;
}

const bytesOf = (contents: Contents): number => [...contents.values()].reduce((sum, { length }) => sum + length, 0);

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
  const contents = await contentsOf(language, pages, served);
  const page = pages.find(({ route }) => route === props.baseUrl + OFFLINE_ROUTE);
  if (page === undefined) throw new Error(`src/pages has no page ${OFFLINE_ROUTE}, which offers the archive`);
  const html = writeSizes(page.html, { archive, kept: bytesOf(contents) }, locale);
  await write(language, page.file, html);
  contents.set(page.route, Buffer.from(html));
  const list = keptList(contents, cachePrefix(brand.slug, locale));
  await write(language, WORKER_FILE, await bundle(path.join(props.siteDir, 'src/publish/worker/worker.ts'), { KEPT: list }));
  await writeManifest(language);
}
