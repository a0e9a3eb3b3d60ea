import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { loadEngine } from './engines/embedded/load-engine';
import { manyRecords } from './testing/many-records';
import { writeIndex } from './write-index';

const records = manyRecords(30);
const OPTIONS = { language: 'en', synonyms: [] };

let outDir: string;
let server: Server;
let asked: string[];

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'write-index-'));
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    readFile(join(outDir, request.url ?? '')).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(outDir, { recursive: true });
});

const load = () => loadEngine(`http://127.0.0.1:${(server.address() as AddressInfo).port}/search/index.en.json`);
const find = async (query: string) => (await (await load()).search({ indexName: 'x', query })).hits[0]?.url;

describe('writing an index', () => {
  it('writes a small site into one file', async () => {
    await writeIndex(records, { outDir, ...OPTIONS });
    expect((await readdir(outDir, { recursive: true })).sort()).toEqual(['search', 'search/index.en.json']);
    expect(await find('name17')).toBe('/area-7/page-17');
  });

  it('writes a large one in shards below assets/, which the engine finds', async () => {
    await writeIndex(records, { outDir, ...OPTIONS, mostTextInOneFile: 10_000 });
    const [folder = ''] = await readdir(join(outDir, 'assets/search'));
    expect(folder).toMatch(/^en-[0-9a-f]{10}$/);
    expect(await find('name17')).toBe('/area-7/page-17');
    expect(asked.some((url) => url.startsWith(`/assets/search/${folder}/t`))).toBe(true);
  });

  it('names the folder by its content', async () => {
    const folders = async (): Promise<string[]> => readdir(join(outDir, 'assets/search'));
    await writeIndex(records, { outDir, ...OPTIONS, mostTextInOneFile: 10_000 });
    await writeIndex(records, { outDir, ...OPTIONS, mostTextInOneFile: 10_000 });
    expect(await folders()).toHaveLength(1);
    await writeIndex(manyRecords(31), { outDir, ...OPTIONS, mostTextInOneFile: 10_000 });
    expect(await folders()).toHaveLength(2);
  });

  it('fails when a shard is gone', async () => {
    await writeIndex(records, { outDir, ...OPTIONS, mostTextInOneFile: 10_000 });
    await rm(join(outDir, 'assets'), { recursive: true });
    await expect(find('name17')).rejects.toMatchObject({
      name: 'IndexFileError',
      message: expect.stringContaining('answered 404') as string,
    });
  });
});
