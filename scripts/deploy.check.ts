/**
 * `scripts/deploy.sh` against a real S3 server: ended at each of its steps, beside the objects of others, and with the built site
 * on a website endpoint, where a reader in Chromium stays on a version while the next one comes.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { S3, type WebsiteConfiguration } from '@aws-sdk/client-s3';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { cacheOf, type HostRules } from '../src/hosting/plugin';
import { CONTENT_TYPES } from '../src/lib/file-headers';
import { QUIET_FLAGS } from './find-chromium';

const root = fileURLToPath(new URL('..', import.meta.url));
const build = path.join(root, 'build');
const server = inject('s3');
const bucket = `deploy-${randomUUID().slice(0, 8)}`;
const work = mkdtempSync(path.join(os.tmpdir(), 'deploy-check-'));
const PATIENCE_MS = 30_000;
let s3: S3;

beforeAll(async () => {
  if (!server) return;
  const { endpoint, region, accessKeyId, secretAccessKey } = server;
  const credentials = { accessKeyId, secretAccessKey };
  s3 = new S3({ endpoint, region, credentials, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
  writeFileSync(path.join(work, 'rclone'), RCLONE);
  chmodSync(path.join(work, 'rclone'), 0o755);
  await openBucket(bucket, { IndexDocument: { Suffix: 'index.html' } });
});
afterAll(() => {
  if (server) s3.destroy();
  rmSync(work, { recursive: true });
});
beforeEach(({ skip }) => {
  // Elsewhere than in continuous integration a machine may have no server.
  if (!server && process.env.CI !== 'true') skip('no S3 server');
  expect(server, 'an S3 server').toBeDefined();
});

/** A website that everybody can read and list, so that what is missing is a 404. */
async function openBucket(Bucket: string, WebsiteConfiguration: WebsiteConfiguration): Promise<void> {
  await s3.createBucket({ Bucket });
  const Statement = ['s3:GetObject', 's3:ListBucket'].map((Action) => ({
    Effect: 'Allow',
    Principal: '*',
    Action,
    Resource: [`arn:aws:s3:::${Bucket}`, `arn:aws:s3:::${Bucket}/*`],
  }));
  await s3.putBucketPolicy({ Bucket, Policy: JSON.stringify({ Version: '2012-10-17', Statement }) });
  await s3.putBucketWebsite({ Bucket, WebsiteConfiguration });
}

/**
 * Stands before rclone. The call that is number `AT` of those whose arguments match `CALLS` carries out half of its list of files,
 * if it has one, and then `THEN`, in which `$DEPLOY` is the process of the deploy.
 */
const RCLONE = `#!/usr/bin/env bash
PATH=\${PATH#*:}
if [ "\${AT:-}" ] && [[ "$*" =~ $CALLS ]]; then
  echo >>"$COUNT"
  if [ "$(wc -l <"$COUNT")" = "$AT" ]; then
    for ((n = 1; n <= $#; n++)); do
      [ "\${!n}" = --files-from-raw ] || continue
      list=$((n + 1)) half=$COUNT.half
      head -n $(($(wc -l <"\${!list}") / 2)) "\${!list}" >"$half"
      [ ! -s "$half" ] || rclone "\${@:1:n}" "$half" "\${@:list + 1}"
    done
    AT= eval "$THEN"
  fi
fi
exec rclone "$@"
`;

interface Interruption {
  readonly AT: number;
  readonly CALLS: string;
  readonly THEN: string;
}
const KILL = 'kill -KILL "$DEPLOY"; exit 1';

/** Runs the command. @param interruption where it is ended, see `RCLONE` */
async function deploy(args: readonly string[], interruption?: Interruption): Promise<{ status: number | null; output: string }> {
  if (!server) throw new Error('no S3 server');
  const script = `PATH=${work}:$PATH; export DEPLOY=$$; exec scripts/deploy.sh "$@"`;
  const COUNT = path.join(work, randomUUID());
  const child = spawn('scripts/current.sh', [server.where, 'bash', '-c', script, 'bash', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(interruption && { ...interruption, AT: `${interruption.AT}`, COUNT }),
      AWS_ENDPOINT_URL: server.endpoint,
      AWS_ACCESS_KEY_ID: server.accessKeyId,
      AWS_SECRET_ACCESS_KEY: server.secretAccessKey,
      AWS_REGION: server.region,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString('utf8')));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

/** A version of a small site below a prefix. */
interface Site {
  readonly prefix: string;
  readonly files: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

function site(prefix: string, version: number, changes: Readonly<Record<string, string>> = {}): Site {
  const hash = `${version}`.repeat(8);
  const page = (name: string): string =>
    `<!doctype html><link rel=stylesheet href=/${prefix}/assets/css/styles.${hash}.css><script src=/${prefix}/assets/js/main.${hash}.js></script>` +
    `<script src=/${prefix}/assets/js/same.00000000.js></script><img src=/${prefix}/brand/logo.svg><p>${name}, version ${version}</p>`;
  const pages = ['index.html', '404.html', 'it/index.html', 'it/404.html', 'guides/a/index.html', `guides/only-${version}/index.html`];
  const files = {
    ...Object.fromEntries(pages.map((name) => [name, page(name)])),
    [`assets/css/styles.${hash}.css`]: `p { order: ${version} }`,
    [`assets/js/main.${hash}.js`]: `let version = ${version};`,
    'assets/js/same.00000000.js': 'let same;',
    'brand/logo.svg': '<svg/>',
    'brand/a b*[c]{d}#.png': 'a name that a shell and a pattern would read',
    'guides/a.md': `# A\n\nThe text of version ${version}.\n`,
    'sitemap.xml': `<urlset>${version}</urlset>`,
    ...changes,
  };
  const folder = mkdtempSync(path.join(work, 'site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return { prefix, files, args: ['--to', `s3://${bucket}/${prefix}`, '--from', folder] };
}

async function run({ args }: Pick<Site, 'args'>, ...more: string[]): Promise<string> {
  const { status, output } = await deploy([...args, ...more]);
  expect(status, output).toBe(0);
  return output;
}

async function keys(Prefix: string): Promise<string[]> {
  const { Contents = [] } = await s3.listObjectsV2({ Bucket: bucket, Prefix });
  return Contents.map(({ Key = '' }) => Key);
}
/** Files that are there of a site. */
async function paths({ prefix }: Site): Promise<string[]> {
  return (await keys(`${prefix}/`)).map((key) => key.slice(prefix.length + 1)).filter((name) => !name.startsWith('.deploy/'));
}
const text = async (Key: string): Promise<string> => (await (await s3.getObject({ Bucket: bucket, Key })).Body?.transformToString()) ?? '';
const put = async (Key: string, Body: string): Promise<unknown> => s3.putObject({ Bucket: bucket, Key, Body });
async function move(key: string, to: string): Promise<void> {
  await s3.copyObject({ Bucket: bucket, CopySource: `${bucket}/${key}`, Key: to });
  await s3.deleteObject({ Bucket: bucket, Key: key });
}

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** Asks a website, each time on a new connection that stays open: Ceph 20.2.4 sends some redirects twice. */
async function visit(host: string, address: string): Promise<Answer> {
  const agent = new http.Agent({ keepAlive: true });
  const request = http.get(`${server?.endpoint}${address}`, { agent, headers: { Host: host } });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  agent.destroy();
  const body = Buffer.concat(chunks);
  const isPacked = answer.headers['content-encoding'] === 'gzip';
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: (isPacked ? gunzipSync(body) : body).toString('utf8') };
}
const websiteOf = (name: string): string => `${name}.s3-website.localhost:${new URL(server?.endpoint ?? '').port}`;

/** Every page of the old version is there in one of the versions, with all that it loads and with all pages that it may link to. */
async function expectWhole(old: Site, fresh: Site, where: string): Promise<void> {
  const get = async (address: string): Promise<string> => {
    const answer = await visit(websiteOf(bucket), address);
    expect(answer.status, `${where}: ${address}`).toBe(200);
    return answer.text;
  };
  const there = await paths(old);
  for (const page of Object.keys(old.files).filter((name) => name.endsWith('.html'))) {
    // A page that the new version does not have goes last, when all others are new.
    if (!(page in fresh.files) && !there.includes(page)) {
      for (const [name, content] of Object.entries(fresh.files).filter(([name]) => !name.startsWith('assets/')))
        expect(await text(`${old.prefix}/${name}`), `${where}: ${name}`).toBe(content);
      continue;
    }
    const html = await get(`/${old.prefix}/${page.replace(/index\.html$/, '')}`);
    expect([old.files[page], fresh.files[page]], `${where}: ${page}`).toContain(html);
    const added = Object.keys(fresh.files).filter((name) => /^(?!assets\/).*\.html$/.test(name) && !(name in old.files));
    if (html !== old.files[page]) expect(there, `${where}: ${page} is new`).toEqual(expect.arrayContaining(added));
    for (const [, asset = ''] of html.matchAll(/(?:src|href)=(\/[^ >]+)/g)) {
      const name = asset.slice(old.prefix.length + 2);
      expect([old.files[name], fresh.files[name]], `${where}: ${asset}`).toContain(await get(asset));
    }
  }
  // What lists the new pages comes after them, and what open pages load later stays.
  if ((await text(`${old.prefix}/sitemap.xml`)) === fresh.files['sitemap.xml'])
    expect(await text(`${old.prefix}/index.html`), `${where}: the sitemap is new`).toBe(fresh.files['index.html']);
  expect(there, where).toEqual(expect.arrayContaining(Object.keys(old.files).filter((name) => name.startsWith('assets/'))));
}

describe('a deploy that is ended', () => {
  it('at any step leaves every page whole, and the next one goes on', async () => {
    const [old, fresh] = [site('killed', 1), site('killed', 2)];
    await run(old);
    const said = new Set<string>();
    let end = { status: null as number | null, output: '' };
    // Each goes on where the one before was killed, so together they stop after each step, and half-way through those of many files.
    for (let at = 1; end.status !== 0; at += 1) {
      end = await deploy(fresh.args, { AT: at, CALLS: '', THEN: KILL });
      for (const [, phase = ''] of end.output.matchAll(/^deploy: ([\w-]+) \(/gm)) said.add(phase);
      await expectWhole(old, fresh, `killed at call ${at}, after: ${end.output}`);
    }
    expect([...said]).toEqual(['assets', 'new-pages', 'changed-pages', 'lists']);
    const kept = Object.keys(old.files).filter((name) => name.startsWith('assets/'));
    expect(await paths(fresh)).toEqual([...new Set([...Object.keys(fresh.files), ...kept])].sort());
    expect(await run(fresh, '--dry-run')).toBe(
      '  assets/css/styles.11111111.css  (kept for earlier versions)\n  assets/js/main.11111111.js  (kept for earlier versions)\ndeploy: would be: 0 new, 0 changed, 0 deleted, 2 kept for earlier versions\n',
    );
    await run(fresh, '--grace-days', '0');
    expect(await paths(fresh)).toEqual(Object.keys(fresh.files).sort());
  });

  it.for([
    [1, 3],
    [2, 3],
    [1, 0],
    [2, 0],
  ])('by listing %i of the bucket, which has no lines and the status %i, deletes nothing', async ([at = 0, exit = 0]) => {
    const [old, fresh] = [site(`unlisted-${at}-${exit}`, 1), site(`unlisted-${at}-${exit}`, 2)];
    await run(old);
    const { status, output } = await deploy(fresh.args, { AT: at, CALLS: '^.*lsf.*--recursive.*deploy:', THEN: `exit ${exit}` });
    expect(status, output).toBe(1);
    expect(await paths(fresh)).toEqual(expect.arrayContaining(Object.keys(old.files)));
    await expectWhole(old, fresh, output);
  });

  it('by a second one, which the first one then leaves alone', async () => {
    const [first, second] = [site('two', 1), site('two', 2)];
    const THEN = `scripts/deploy.sh ${second.args.join(' ')} || exit 9`;
    const { status, output } = await deploy(first.args, { AT: 2, CALLS: ' copy --no-check-dest ', THEN });
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('another deploy to') as string });
    for (const [name, content] of Object.entries(second.files).filter(([name]) => name.endsWith('.html')))
      expect(await text(`two/${name}`)).toBe(content);
  });
});

describe('what only earlier versions need', () => {
  const daysAgo = (days: number): string => `${Math.floor(Date.now() / 1000) - days * 86_400}`;
  const [first, second] = [daysAgo(20), daysAgo(10)];

  it.for<[what: string, isWhole: boolean, kept: string[]]>([
    ['goes when the next version is older than the grace period', true, ['2']],
    ['stays while the next version is there in part only', false, ['1', '2']],
  ])('%s', async ([, isWhole, kept]) => {
    const prefix = `grace-${isWhole}`;
    await run(site(prefix, 1));
    for (const key of await keys(`${prefix}/.deploy/`)) await move(key, key.replace(/\d+(?=-\d+-)/, first));
    await run(site(prefix, 2));
    for (const key of (await keys(`${prefix}/.deploy/`)).filter((name) => !name.includes(first)))
      if (isWhole || !key.endsWith('.done')) await move(key, key.replace(/\d+(?=-\d+-)/, second));
      else await s3.deleteObject({ Bucket: bucket, Key: key });
    await run(site(prefix, 3));
    const scripts = (await keys(`${prefix}/assets/js/main.`)).map((key) => /main\.(\d)/.exec(key)?.[1]);
    expect(scripts).toEqual([...kept, '3']);
    expect(await keys(`${prefix}/.deploy/${first}`)).toHaveLength(isWhole ? 0 : 2);
  });
});

describe('the objects of others', () => {
  it('stay as they are: outside of the prefix, and inside', async () => {
    const foreign = [
      'own',
      'own-2/index.html',
      'own/private/plan.txt',
      'own/assets/js/other.12345678.js',
      'own/.deploy/note.txt',
      'own/nested/.deploy/1-1-1',
      'other/x',
    ];
    for (const key of foreign) await put(key, `of others: ${key}`);
    await run(site('own/nested', 1));
    const nested = await keys('own/nested/');
    await run(site('own', 1));
    await run(site('own', 2), '--grace-days', '0');
    expect(await keys('own/assets/js/main.11111111.js')).toEqual([]);
    const there = await keys('own/');
    expect(await run({ args: ['--to', `s3://${bucket}/own`] }, '--remove', '--dry-run')).toContain(
      `${Object.keys(site('own', 2).files).length} deleted`,
    );
    expect(await keys('own/')).toEqual(there);
    await run({ args: ['--to', `s3://${bucket}/own`] }, '--remove');
    for (const key of foreign) expect(await text(key), key).toBe(`of others: ${key}`);
    expect(await keys('own/')).toEqual([...new Set([...foreign.filter((key) => key.startsWith('own/')), ...nested])].sort());
  });

  it.for<[what: string, name: string, body: string]>([
    ['at the path of a page', 'index.html', 'of others'],
    ['the record of the former command', '.deploy/manifest.json', '{"format":1,"files":{"index.html":{}}}'],
  ])('stop the deploy before anything is written: %s', async ([, name, body], { task }) => {
    const fresh = site(`taken-${task.name.length}`, 1);
    await put(`${fresh.prefix}/index.html`, 'of others');
    await put(`${fresh.prefix}/${name}`, body);
    const before = await keys(`${fresh.prefix}/`);
    for (const more of [[], ['--dry-run']])
      expect(await deploy([...fresh.args, ...more])).toEqual({
        status: 1,
        output: expect.stringContaining('1 objects would be overwritten that no earlier deploy has written, index.html first') as string,
      });
    expect(await keys(`${fresh.prefix}/`)).toEqual(before);
    expect(await text(`${fresh.prefix}/index.html`)).toBe('of others');
    await run(fresh, '--adopt');
    expect(await text(`${fresh.prefix}/index.html`)).toBe(fresh.files['index.html']);
  });
});

describe('a mistake', () => {
  it.for<[what: string, change: (fresh: Site) => string[], status: number, says: string]>([
    [
      'a bucket that there is not',
      ({ args }) => [...args, '--to', 's3://there-is-none/mistake'],
      1,
      "s3://there-is-none/mistake can't be listed",
    ],
    ['a folder without a site', ({ args }) => [...args, '--from', work], 1, 'index.html is missing. Build the site first'],
    ['a site for another path', ({ args }) => [...args, '--to', `s3://${bucket}/mistake-2`], 1, 'was built for the path /mistake/'],
    ['a name with a line break', () => [...site('mistake', 1, { 'a\nb.html': '' }).args], 1, 'control characters'],
    ['removal of a whole bucket', () => ['--to', `s3://${bucket}`, '--remove'], 2, 'expected a prefix'],
    ['an unknown option', ({ args }) => [...args, '--dryrun'], 2, '--dryrun: no such option'],
    ['keys in the address', () => ['--to', 's3://key:secret@bucket'], 2, 'without keys'],
  ])('changes nothing: %s', async ([, change, status, says]) => {
    expect(await deploy(change(site('mistake', 1)))).toEqual({ status, output: expect.stringContaining(says) as string });
    expect(await keys('mistake')).toEqual([]);
    expect((await s3.listBuckets({})).Buckets?.map(({ Name }) => Name)).not.toContain('there-is-none');
  });
});

it('a dry run makes no change and lists those that the deploy then makes, also of headers', async () => {
  const [old, fresh] = [site('dry', 1), site('dry', 2)];
  await run(old);
  const before = await keys('dry/');
  const lines = (await run(fresh, '--dry-run')).split('\n');
  expect(await keys('dry/')).toEqual(before);
  expect(await text('dry/index.html')).toBe(old.files['index.html']);
  const named = (sign: string): string[] => lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
  const names = Object.keys(fresh.files).sort();
  expect(named('+')).toEqual(names.filter((name) => !(name in old.files)));
  expect(named('~')).toEqual(names.filter((name) => name in old.files && old.files[name] !== fresh.files[name]));
  expect(named('-')).toEqual(['guides/only-1/index.html']);
  await run(fresh);
  expect((await paths(fresh)).filter((name) => !(name in fresh.files))).toHaveLength(2);
  // A record of other rules: of a script that stored other headers.
  for (const key of await keys('dry/.deploy/')) await move(key, key.replace(/\d+(?=(?:\.done)?$)/, '1'));
  expect(await run(fresh, '--dry-run')).toContain(`0 new, ${names.length} changed,`);
  await run(fresh);
  expect(await run(fresh, '--dry-run')).toContain('0 new, 0 changed,');
});

/** A file of the bundler: its name ends with a hash of its content. */
const HASHED = /\.([0-9a-f]{8})\.(?:js|css)$/;
const TEXTS = /\.(?:html|js|css|json)$/;

/** The site as a later build makes it, as far as addresses go: every script and style has another name. */
function laterVersion(): string {
  const folder = mkdtempSync(path.join(work, 'later-'));
  cpSync(build, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = new Map(
    files.flatMap((file) => (HASHED.exec(file) ?? []).slice(1)).map((hash) => [hash, hash.slice(4) + hash.slice(0, 4)]),
  );
  for (const file of files.filter((name) => TEXTS.test(name))) {
    const place = path.join(folder, file);
    writeFileSync(
      place,
      readFileSync(place, 'utf8').replace(/[0-9a-f]{8}/g, (hash) => names.get(hash) ?? hash),
    );
    const hash = HASHED.exec(file)?.[1];
    if (hash !== undefined) renameSync(place, path.join(folder, file.replace(hash, names.get(hash) ?? hash)));
  }
  return folder;
}

/** Everything that a reader could take for a fault. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  return faults;
}

describe('the built site on an S3 website', () => {
  const website = `${bucket}-site`;
  let host: string;
  let origin: string;
  let browser: Browser;
  let later: string;
  const args = (from: string, ...more: string[]): { args: string[] } => ({ args: ['--to', `s3://${website}`, '--from', from, ...more] });

  beforeAll(async () => {
    if (!server) return;
    if (!existsSync(path.join(build, 'index.html'))) throw new Error('build/ holds no site: build it first (npm run build).');
    host = websiteOf(website);
    origin = `http://${host}`;
    const { RoutingRules, ...rest } = JSON.parse(readFileSync(`${build}-hosting/website.json`, 'utf8')) as WebsiteConfiguration;
    // The site's own host is not this one.
    const here = RoutingRules?.map((rule) => ({ ...rule, Redirect: { ...rule.Redirect, Protocol: 'http' as const, HostName: host } }));
    await openBucket(website, { ...rest, RoutingRules: here });
    await run(args(build));
    later = laterVersion();
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: QUIET_FLAGS });
  });
  afterAll(async () => {
    if (server) await browser.close();
  });

  it('has each file with the headers that web servers send', async () => {
    const rules = JSON.parse(readFileSync(`${build}-hosting/rules.json`, 'utf8')) as HostRules;
    const differ = await Promise.all(
      rules.files.map(async (file) => {
        const { status, headers } = await fetch(`${server?.endpoint}/${website}/${file}`, { method: 'HEAD' });
        const cache = cacheOf(rules.baseUrl + file, rules);
        const isPacked = cache.includes('immutable') && /\.(?:js|css|json|svg)$/.test(file);
        const expected = [200, CONTENT_TYPES[path.extname(file)], cache, isPacked ? 'gzip' : null];
        const found = [status, ...['content-type', 'cache-control', 'content-encoding'].map((name) => headers.get(name))];
        return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ file, found, expected }];
      }),
    );
    expect(rules.files.length).toBeGreaterThan(1_000);
    expect(differ.flat()).toEqual([]);
  });

  /** Opens an address and starts the application, as a pointer over the language menu does. */
  async function open(page: Page, address: string): Promise<void> {
    // Chromium takes the second of two answers for that to its next request.
    await page.goto(new URL((await visit(host, address)).headers.location ?? address, origin).href);
    await page.locator('.navbar .dropdown > [role="button"]').first().dispatchEvent('pointerover');
    await page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: PATIENCE_MS });
  }
  const mainScript = (page: Page): Promise<string | null> =>
    page
      .locator('script[src*="/main."], link[href*="/main."]')
      .first()
      .evaluate((element) => element.getAttribute('src') ?? element.getAttribute('href'));

  it('keeps a reader of the old version without a fault while the next one is deployed, and after it', async () => {
    const page = await browser.newPage();
    const faults = watch(page);
    await open(page, '/guides/object-lock');
    const old = await mainScript(page);

    const deployed = run(args(later));
    const links = page.locator('.theme-doc-sidebar-menu a[href^="/guides/"]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(10);
    for (const [at, address] of addresses.entries()) {
      // The last pages come after the end, when only the old version has their scripts.
      if (at === addresses.length - 4) await deployed;
      await page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`).first().click();
      await page.waitForURL(origin + address);
      await page.locator(`.theme-doc-sidebar-menu a[aria-current="page"][href="${address}"]`).waitFor();
    }
    expect(await mainScript(page), 'no page was loaded anew').toBe(old);

    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.locator('.DocSearch-Input').fill('versioning');
    await page.locator('.DocSearch-Hit a').first().click();
    await page.locator('.DocSearch-Modal').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();

    await open(page, '/it/guides/object-lock');
    expect(await mainScript(page), 'the new version').not.toBe(old);
    await open(page, '/guides/object-lock');
    expect(await mainScript(page), 'the new version').not.toBe(old);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('keeps scripts of the old version for the time that was said, and no longer', async () => {
    const script = readdirSync(path.join(build, 'assets/js')).find((name) => name.startsWith('main.')) ?? '';
    const status = async (): Promise<number> => (await fetch(`${server?.endpoint}/${website}/assets/js/${script}`)).status;
    expect(await status()).toBe(200);
    expect(await run(args(later, '--grace-days', '0'))).toMatch(/ 0 new, 0 changed, [1-9]\d+ deleted, 0 kept/);
    expect(await status()).toBe(404);
  });

  it('redirects former addresses, and answers unknown ones in the language of the reader', async () => {
    for (const language of ['', 'it/'])
      expect(await visit(host, `/${language}ds3/guides/object-lock`)).toMatchObject({
        status: 301,
        headers: { location: `${origin}/${language}guides/object-lock` },
      });
    // Where no rule of the bucket leads on, the page does.
    expect(await visit(host, '/ds3/')).toMatchObject({ status: 200, text: expect.stringContaining('http-equiv="refresh"') as string });
    const page = await browser.newPage();
    const faults = watch(page);
    await open(page, '/ds3/guides/object-lock');
    expect(page.url()).toBe(`${origin}/guides/object-lock`);
    await open(page, '/it/nowhere');
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    expect(page.url()).toMatch(/\/it\/404(?:\.html)?$/);
    expect(faults).toEqual([]);
    await open(page, '/nowhere');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(faults).toEqual([`404 ${origin}/nowhere`, expect.stringContaining('404 (Not Found)')]);
    await page.close();
  });
});
