/** Checks the archives in `build/`: `npx vitest run --project site -t archive`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../brand/plugin';
import { localeFolder } from '../../site/locales';
import { archiveFile, archiveName } from '../names';

const { brand } = loadBrand(process.cwd());
const folderOf = (locale: string): string => path.join('build', localeFolder(locale, brand.languages));

/** Attributes that contain addresses or lists of addresses. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'data', 'srcset', 'imagesrcset'];
const addressesOf = (html: string): string[] => {
  const $ = load(html, { scriptingEnabled: false });
  return ADDRESSES.flatMap((name) =>
    $(`[${name}]:not(meta)`)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []),
  );
};
const cssAddresses = (css: string): string[] => [...css.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(([, address = '']) => address);

describe.each(brand.languages)('archive of %s', (locale) => {
  const files = unzipSync(readFileSync(path.join(folderOf(locale), archiveFile(brand.slug, locale))));
  const root = `${archiveName(brand.slug, locale)}/`;

  /** The file that an address points to, from the root of a disk; undefined for an address on another host. */
  function target(address: string, file: string): string | undefined {
    const url = new URL(address, `file:///${file}`);
    return url.protocol === 'file:' ? decodeURI(url.pathname.slice(1)) : undefined;
  }
  const missing = (pattern: RegExp, addresses: (text: string) => string[]): string[] =>
    Object.entries(files)
      .filter(([file]) => pattern.test(file))
      .flatMap(([file, content]) => addresses(strFromU8(content)).map((address) => ({ file, address, to: target(address, file) })))
      .filter(({ to }) => to !== undefined && !(to in files))
      .map(({ file, address }) => `${file}: ${address}`);

  it('lies in one folder, with a front page', () => {
    expect(Object.keys(files).filter((file) => !file.startsWith(root))).toEqual([]);
    expect(files).toHaveProperty([`${root}index.html`]);
  });

  it('has every file that a page leads to or loads', () => {
    expect(missing(/\.html$/, addressesOf)).toEqual([]);
  });

  it('has every file that a style sheet loads', () => {
    expect(missing(/\.css$/, cssAddresses)).toEqual([]);
  });

  it('has every page that the sitemap lists', () => {
    const sitemap = readFileSync(path.join(folderOf(locale), 'sitemap.xml'), 'utf8');
    const base = brand.baseUrl + localeFolder(locale, brand.languages);
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname.slice(base.length));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !(path.posix.join(root, page, 'index.html') in files))).toEqual([]);
  });
});
