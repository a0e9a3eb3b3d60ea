import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, keepAll, listedPath, removeOthers, type Kept } from './keep';

const ORIGIN = 'https://docs.example.com';
const HASH_LENGTH = 12;
/** Hash of the host's response for a path. */
const hashOf = (path: string): string => createHash('sha256').update(`fresh ${path}`).digest('hex').slice(0, HASH_LENGTH);
const FILES = Object.fromEntries(['/', '/guides/lock', '/integrations/', '/assets/js/a.1.js'].map((path) => [path, hashOf(path)]));
const kept: Kept = { files: FILES, cache: 'pages-en-2', prefix: 'pages-en-' };

/** An in-memory version of the browser's cache API, with the parts that the worker uses. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  readonly keys = (): Promise<string[]> => Promise.resolve([...this.all.keys()]);
  readonly delete = (name: string): Promise<boolean> => Promise.resolve(this.all.delete(name));
  readonly match = (key: string, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> =>
    Promise.resolve(
      [...this.all]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .flatMap(([, cache]) => cache.get(key)?.clone() ?? [])[0],
    );
  readonly open = (name: string): Promise<{ put: (key: string, response: Response) => Promise<void> }> => {
    const cache = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, cache);
    return Promise.resolve({ put: (key, response) => Promise.resolve(void cache.set(key, response)) });
  };
}

let caches: FakeCaches;
const fetched = vi.fn<(input: string | Request) => Promise<Response>>();

beforeEach(() => {
  caches = new FakeCaches();
  fetched
    .mockReset()
    .mockImplementation((input) => Promise.resolve(new Response(`fresh ${typeof input === 'string' ? input : input.url}`)));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: ORIGIN });
});
afterEach(() => vi.unstubAllGlobals());

const offline = (): unknown => fetched.mockRejectedValue(new TypeError('Failed to fetch'));
const ask = (path: string, init?: RequestInit): Promise<Response> | undefined => answer(new Request(new URL(path, ORIGIN), init), kept);
const textAt = async (path: string): Promise<string | undefined> => (await ask(path))?.text();

describe('keepAll', () => {
  it('keeps every file and tells how far it is', async () => {
    const progress: number[] = [];
    await keepAll(kept, ({ kept: done, of }) => progress.push(done / of));
    expect([...(caches.all.get('pages-en-2')?.keys() ?? [])].sort()).toEqual(
      Object.entries(FILES)
        .map(([path, hash]) => `${path}?content=${hash}`)
        .sort(),
    );
    expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('asks only for what has changed since the last version', async () => {
    await keepAll({ ...kept, files: { '/': hashOf('/'), '/guides/lock': 'old' }, cache: 'pages-en-1' }, () => undefined);
    fetched.mockClear();
    await keepAll(kept, () => undefined);
    expect(fetched.mock.calls.map(([path]) => path).sort()).toEqual(['/assets/js/a.1.js', '/guides/lock', '/integrations/']);
  });

  it('asks again for a page that came from another version', async () => {
    fetched.mockResolvedValueOnce(new Response('old content, with the hash of the new'));
    await keepAll({ ...kept, cache: 'pages-en-1' }, () => undefined);
    fetched.mockClear();
    await keepAll(kept, () => undefined);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/']);
  });

  it('fails as a whole where a script is not the one of the list', async () => {
    fetched.mockImplementation((input) =>
      Promise.resolve(new Response(input === '/assets/js/a.1.js' ? '<!doctype html>' : `fresh ${input as string}`)),
    );
    await expect(keepAll(kept, () => undefined)).rejects.toThrow('/assets/js/a.1.js returned content that differs from the list');
    expect(await caches.keys()).toEqual([]);
  });

  it('fails as a whole if one file cannot be downloaded', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(keepAll(kept, () => undefined)).rejects.toThrow('/ returned 404');
    expect(await caches.keys()).toEqual([]);
  });

  it('leaves what an earlier worker has kept of the same list when it fails', async () => {
    await keepAll(kept, () => undefined);
    caches.all.get(kept.cache)?.delete(`/guides/lock?content=${FILES['/guides/lock']}`);
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(keepAll(kept, () => undefined)).rejects.toThrow('/guides/lock returned 503');
    expect(caches.all.get(kept.cache)?.size).toBe(3);
  });

  it('uses nothing that another program has put in the cache', async () => {
    const forged = await caches.open(kept.cache);
    for (const [path, hash] of Object.entries(FILES)) await forged.put(`${path}?content=${hash}`, new Response('forged'));
    await keepAll(kept, () => undefined);
    const texts = [...(caches.all.get(kept.cache)?.values() ?? [])].map((response) => response.text());
    expect((await Promise.all(texts)).sort()).toEqual(
      Object.keys(FILES)
        .map((path) => `fresh ${path}`)
        .sort(),
    );
  });
});

describe('removeOthers', () => {
  it('removes earlier versions of this language, and nothing else', async () => {
    for (const name of ['pages-en-1', 'pages-en-2', 'pages-it-1']) await caches.open(name);
    await removeOthers(kept);
    expect(await caches.keys()).toEqual(['pages-en-2', 'pages-it-1']);
  });
});

describe('listedPath', () => {
  it.each([
    ['/guides/lock', '/guides/lock'],
    ['/guides/lock/', '/guides/lock'],
    ['/guides/lock/index.html', '/guides/lock'],
    ['/integrations', '/integrations/'],
    ['/', '/'],
    ['/index.html', '/'],
    ['/guides/unknown', undefined],
    ['/constructor', undefined],
  ])('%s is %s', (pathname, expected) => {
    expect(listedPath(pathname, kept.files)).toBe(expected);
  });
});

describe('answer', () => {
  beforeEach(() => keepAll(kept, () => undefined));

  it('asks the network for a page while there is one', async () => {
    fetched.mockResolvedValue(new Response('newer'));
    expect(await textAt('/guides/lock?a=b')).toBe('newer');
  });

  it('gives the kept page when the network is away', async () => {
    offline();
    expect(await textAt('/guides/lock/?a=b')).toBe('fresh /guides/lock');
  });

  it('gives what never changes from the cache', async () => {
    fetched.mockClear();
    expect(await textAt('/assets/js/a.1.js')).toBe('fresh /assets/js/a.1.js');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('gives no script from the cache that has been changed there', async () => {
    const key = `/assets/js/a.1.js?content=${FILES['/assets/js/a.1.js']}`;
    caches.all.get(kept.cache)?.set(key, new Response('forged'));
    expect(await textAt('/assets/js/a.1.js')).toBe(`fresh ${ORIGIN}/assets/js/a.1.js`);
    offline();
    await expect(ask('/assets/js/a.1.js')).rejects.toThrow('Failed to fetch');
  });

  it('asks the network for what the browser has lost', async () => {
    caches.all.clear();
    expect(await textAt('/assets/js/a.1.js')).toBe(`fresh ${ORIGIN}/assets/js/a.1.js`);
    offline();
    await expect(ask('/guides/lock')).rejects.toThrow('Failed to fetch');
    expect(await caches.keys()).toEqual([]);
  });

  it.each([
    ['a page that is not listed', '/it/guides/lock', {}],
    ['another host', 'https://example.com/guides/lock', {}],
    ['what is sent', '/guides/lock', { method: 'POST' }],
  ])('leaves alone %s', (_case, address, init) => {
    expect(ask(address, init)).toBeUndefined();
  });
});
