/** Pagefind, MIT: an index in pieces, made from HTML pages and asked through WebAssembly. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { SearchRecord } from '../../contract';
import type { BenchEngine } from '../types';

/** Pages that its own interface shows at a time, each a fragment to fetch. */
const SHOWN = 5;
const PROGRAM = /pagefind(?:-[\w-]+)?\.(?:js|css)$|wasm\.\w+\.pagefind$/;

/** The part of its browser interface that is used; the package ships no types for it. */
interface BrowserApi {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<unknown> }[] }>;
}

const escape = (text: string | null): string => (text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;');

function sectionHtml({ type, hierarchy, anchor, content, code }: SearchRecord): string {
  const tag = `h${type.slice(3)}`;
  return `<${tag} id="${anchor ?? ''}">${escape(hierarchy[type])}</${tag}><p>${escape(content)}</p><pre>${escape(code)}</pre>`;
}

/** The records of each page as the page that they could have been read from. */
function pagesOf(records: readonly SearchRecord[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const record of records) {
    const url = record.url.split('#', 1)[0] ?? '';
    pages.set(url, (pages.get(url) ?? '') + sectionHtml(record));
  }
  return pages;
}

async function write(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

export const pagefind: BenchEngine = {
  build: async (records, folder) => {
    const { createIndex, close } = await import('pagefind');
    const { index } = await createIndex();
    if (index === undefined) throw new Error('Pagefind made no index: is its program for this platform installed?');
    for (const [url, body] of pagesOf(records)) {
      await index.addHTMLFile({ url, content: `<html lang="en"><body>${body}</body></html>` });
    }
    // Its own `writeFiles` may answer before all is on the disk.
    const { errors, files } = await index.getFiles();
    if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
    for (const { path, content } of files) await write(join(folder, 'pagefind', path), content);
    await close();
  },
  open: async (origin, folder) => {
    const api = (await import(pathToFileURL(join(folder, 'pagefind/pagefind.js')).href)) as BrowserApi;
    await api.options({ basePath: `${origin}/pagefind/`, baseUrl: '/' });
    return {
      search: async (query) => {
        const { results } = await api.search(query);
        return (await Promise.all(results.slice(0, SHOWN).map((result) => result.data()))).length;
      },
    };
  },
  isProgram: (file) => PROGRAM.test(file),
};
