/** The command against a real S3 server: twice at once, beside the objects of others, and as a website. */
import type { WebsiteConfiguration } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Lease } from './lease';
import { LOCK_PATH, MANIFEST_PATH } from './model';
import { Store } from './store';
import { Bench, deploy, visit } from './testing';

const server = inject('s3');
let bench: Bench;
beforeAll(async () => {
  if (server) bench = await Bench.open(server);
});
afterAll(() => {
  if (server) bench.close();
});
beforeEach(({ skip }) => {
  // Elsewhere than in continuous integration a machine may have no server.
  if (!server && process.env.CI !== 'true') skip('no S3 server');
  expect(server, 'an S3 server').toBeDefined();
});

describe('two deploys at once', () => {
  it('come one after the other, and leave one version', async () => {
    const versions = [bench.site('two', 1), bench.site('two', 2)];
    const ended = await Promise.all(versions.map(({ args }) => deploy(bench.server, ...args, '--wait', '1')));
    expect(ended.map(({ status }) => status)).toEqual([0, 0]);
    // None does where the machine was so busy that one began after the other had ended.
    const waited = ended.flatMap(({ output }, index) => (output.includes('another deploy is under way') ? [versions[index]!] : []));
    expect(waited.length).toBeLessThanOrEqual(1);
    const isServed = async ({ files }: (typeof versions)[number]): Promise<boolean> => {
      const pages = Object.entries(files).filter(([name]) => name.endsWith('.html'));
      const same = await Promise.all(pages.map(async ([path, text]) => (await bench.text(`two/${path}`)) === text));
      return same.every(Boolean);
    };
    expect(await Promise.all((waited.length === 0 ? versions : waited).map(isServed))).toContain(true);
  });

  it('do not wait when told so: the second one refuses, and changes nothing', async () => {
    const { endpoint, region } = bench.server;
    const store = new Store({ bucket: bench.bucket, prefix: 'refused/', endpoint, region });
    const options = { store, waitMs: 0, staleMs: 60_000, say: () => undefined, signal: new AbortController().signal };
    const first = await Lease.acquire(options);
    const { args } = bench.site('refused', 1);
    expect((await deploy(bench.server, ...args, '--wait', '0')).status).toBe(1);
    expect(await bench.has('refused/index.html')).toBe(false);
    await first.release();
    expect((await deploy(bench.server, ...args, '--wait', '0')).status).toBe(0);
    expect(await bench.has('refused/index.html')).toBe(true);
  });

  it('take over the lock of one that died, and only one of them does', async () => {
    const { endpoint, region } = bench.server;
    const store = new Store({ bucket: bench.bucket, prefix: 'stale/', endpoint, region });
    await bench.put(`stale/${LOCK_PATH}`, 'dead');
    await expect
      .poll(async () => Date.now() - ((await store.read(LOCK_PATH))?.modified.getTime() ?? 0), { timeout: 10_000 })
      .toBeGreaterThan(2_500);
    const said: string[] = [];
    const options = { store, waitMs: 0, staleMs: 2_500, say: (line: string) => said.push(line), signal: new AbortController().signal };
    const ended = await Promise.allSettled([Lease.acquire(options), Lease.acquire(options), Lease.acquire(options)]);
    const held = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    expect(held).toHaveLength(1);
    expect(said.join('\n')).toMatch(/takes over the lock of a deploy that died \d+ s ago/);
    expect(said.join('\n')).not.toContain('no conditional writes');
    await held[0]!.release();
    expect(await bench.has(`stale/${LOCK_PATH}`)).toBe(false);
  });
});

describe('the objects of others', () => {
  it('stay as they are: outside of the prefix, and inside', async () => {
    const foreign = [
      'own',
      'own-2/index.html',
      'owners/index.html',
      'own/private/plan.txt',
      'own/assets/js/other.12345678.js',
      'own/.deploy/note.txt',
      'other/x',
    ];
    for (const Key of foreign) await bench.put(Key, `of others: ${Key}`);
    const [old, fresh] = [bench.site('own', 1), bench.site('own', 2)];
    const expectUntouched = async (): Promise<void> => {
      for (const key of foreign) expect(await bench.text(key), key).toBe(`of others: ${key}`);
    };
    await bench.run(old);
    await bench.run(fresh, '--grace-days', '0');
    expect(await bench.paths(fresh)).not.toContain('assets/js/main.11111111.js');
    await expectUntouched();
    const { status, output } = await deploy(bench.server, '--to', `s3://${bench.bucket}/own`, '--remove');
    expect(status, output).toBe(0);
    await expectUntouched();
    expect(await bench.keys('own/')).toEqual(foreign.filter((key) => key.startsWith('own/')).sort());
  });

  it.for<[what: string, key: string, body: string, says: string]>([
    ['an object at the path of a page', 'index.html', 'of others', 'would be overwritten: s3://'],
    ['a record that is none', MANIFEST_PATH, '<html>', 'Restore it, or delete it'],
  ])('stop the deploy before anything is written: %s', async ([, path, body, says]) => {
    const fresh = bench.site(`taken-${path.length}`, 1);
    const Key = `${fresh.prefix}/${path}`;
    await bench.put(Key, body);
    const { status, output } = await deploy(bench.server, ...fresh.args);
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining(says) as string });
    expect(await bench.keys(`${fresh.prefix}/`)).toEqual([Key]);
    expect(await bench.text(Key)).toBe(body);
  });

  it('are taken over only when asked to', async () => {
    const fresh = bench.site('adopted', 1);
    await bench.put('adopted/index.html', 'of others');
    await bench.run(fresh, '--adopt');
    expect(await bench.text('adopted/index.html')).toBe(fresh.files['index.html']);
  });
});

describe('before a deploy', () => {
  it('--dry-run lists every change and makes none', async () => {
    const [old, fresh] = [bench.site('dry', 1), bench.site('dry', 2)];
    await bench.run(old);
    const before = await bench.keys('dry/');
    const lines = (await bench.run(fresh, '--dry-run')).split('\n');
    expect(await bench.keys('dry/')).toEqual(before);
    expect(await bench.text('dry/index.html')).toBe(old.files['index.html']);
    const named = (sign: string): string[] => lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.split(/ +/)[1] ?? '');
    expect(named('+').sort()).toEqual(
      Object.keys(fresh.files)
        .filter((path) => !(path in old.files))
        .sort(),
    );
    expect(named('~').sort()).toEqual(
      Object.keys(fresh.files)
        .filter((path) => path in old.files && old.files[path] !== fresh.files[path])
        .sort(),
    );
    expect(named('-')).toEqual(['guides/only-1/index.html']);
    expect(lines.filter((line) => line.includes('kept for earlier versions until'))).toHaveLength(2);
  });

  it('--diff compares the build with what is deployed', async () => {
    await bench.run(bench.site('diff', 1));
    const lines = (await bench.run(bench.site('diff', 2), '--diff')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '- guides/only-1/index.html',
        '+ guides/only-2/index.html',
        '~ guides/a/index.html  (1 lines more, 1 less)',
        '    + The text of version 2.',
        '    - The text of version 1.',
        '3 added, 7 changed, 3 removed',
      ]),
    );
    expect(await bench.run(bench.site('diff', 1), '--diff')).toBe('0 added, 0 changed, 0 removed\n');
  });
});

describe('the website', () => {
  const web = 'any';
  beforeAll(async () => {
    if (!server) return;
    const site = bench.site(web, 1);
    await bench.run(site);
    const WebsiteConfiguration = JSON.parse(await bench.run(site, '--website')) as WebsiteConfiguration;
    await bench.s3.putBucketWebsite({ Bucket: bench.bucket, WebsiteConfiguration });
  });

  it.for<[address: string, headers: Record<string, string | undefined>]>([
    ['guides/a', { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'content-encoding': undefined }],
    ['guides/a.md', { 'content-type': 'text/markdown; charset=utf-8', 'content-encoding': undefined }],
    [
      'assets/js/main.11111111.js',
      {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
      },
    ],
  ])('answers %s with its headers', async ([address, headers]) => {
    const answer = await visit(bench.server, bench.bucket, `/${web}/${address}`);
    expect(answer.status).toBe(200);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers[name], name).toBe(value);
  });

  it('redirects former addresses, and pages do it themselves where the header is not wanted', async () => {
    expect(await visit(bench.server, bench.bucket, `/${web}/ds3/a`)).toMatchObject({ status: 301, location: `/${web}/guides/a` });
    await bench.run(bench.site(web, 1), '--no-redirects');
    const { status, body } = await visit(bench.server, bench.bucket, `/${web}/ds3/a`);
    expect({ status, text: body.toString() }).toEqual({ status: 200, text: expect.stringContaining('http-equiv="refresh"') as string });
  });

  it('has an error page for each language', async () => {
    const english = await visit(bench.server, bench.bucket, `/${web}/nowhere`);
    // 403, because strangers may not list this bucket.
    expect({ status: english.status, text: english.body.toString() }).toEqual({ status: 403, text: bench.site(web, 1).files['404.html'] });
    const italian = await visit(bench.server, bench.bucket, `/${web}/it/nowhere`);
    expect(italian).toMatchObject({
      status: 302,
      location: expect.stringMatching(/^https:\/\/docs\.example\.com\/any\/it\/404\.html$/) as string,
    });
    expect((await visit(bench.server, bench.bucket, `/${web}/it/404.html`)).body.toString()).toBe(bench.site(web, 1).files['it/404.html']);
  });
});
