/** The built site on the website endpoint of an S3 server, with a reader in Chromium who stays on a version while the next one comes. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { S3, type WebsiteConfiguration } from '@aws-sdk/client-s3';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { QUIET_FLAGS } from './find-chromium';

const root = fileURLToPath(new URL('..', import.meta.url));
const build = path.join(root, 'build');
const server = inject('s3');
const bucket = `website-${randomUUID().slice(0, 8)}`;
const PATIENCE_MS = 30_000;

/** A file of the bundler: its name ends with a hash of its content. */
const HASHED = /\.([0-9a-f]{8})\.(?:js|css)$/;
const TEXTS = /\.(?:html|js|css|json)$/;

/** The site as a later build makes it, as far as addresses go: every script and style has another name. */
function laterVersion(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-later-'));
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

async function deploy(from: string, ...more: string[]): Promise<string> {
  if (!server) throw new Error('no S3 server');
  const args = ['--to', `s3://${bucket}`, '--endpoint', server.endpoint, '--from', from, ...more];
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/deploy.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      AWS_ACCESS_KEY_ID: server.accessKeyId,
      AWS_SECRET_ACCESS_KEY: server.secretAccessKey,
      AWS_REGION: server.region,
    },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString('utf8')));
  const [status] = (await once(child, 'close')) as [number | null];
  expect(status, output).toBe(0);
  return output;
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
  let browser: Browser;
  let later: string;
  let origin: string;

  beforeAll(async () => {
    if (!server) return;
    if (!existsSync(path.join(build, 'index.html'))) throw new Error('build/ holds no site: build it first (npm run build).');
    const { endpoint, region, ...credentials } = server;
    const host = `${bucket}.s3-website.localhost:${new URL(endpoint).port}`;
    origin = `http://${host}`;
    const s3 = new S3({ endpoint, region, credentials, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
    await s3.createBucket({ Bucket: bucket });
    // With the right to list, what is missing is a 404.
    const Statement = ['s3:GetObject', 's3:ListBucket'].map((Action) => ({
      Effect: 'Allow',
      Principal: '*',
      Action,
      Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
    }));
    await s3.putBucketPolicy({ Bucket: bucket, Policy: JSON.stringify({ Version: '2012-10-17', Statement }) });
    const { RoutingRules, ...rest } = JSON.parse(await deploy(build, '--website')) as WebsiteConfiguration;
    // The site's own host is not this one.
    const here = RoutingRules?.map((rule) => ({ ...rule, Redirect: { ...rule.Redirect, Protocol: 'http' as const, HostName: host } }));
    await s3.putBucketWebsite({ Bucket: bucket, WebsiteConfiguration: { ...rest, RoutingRules: here } });
    s3.destroy();
    await deploy(build);
    later = laterVersion();
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: QUIET_FLAGS });
  });
  afterAll(async () => {
    if (!server) return;
    await browser.close();
    rmSync(later, { recursive: true });
  });

  /** On a connection of its own: Ceph 20.2.4 now and then sends a redirect twice, and a browser takes the second for what it asks next. */
  async function redirectOf(address: string): Promise<string | undefined> {
    const agent = new http.Agent({ keepAlive: true });
    const request = http.get(`${server?.endpoint}${address}`, { agent, headers: { Host: new URL(origin).host } });
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    agent.destroy();
    return answer.headers.location;
  }

  /** Opens an address and starts the application, as a pointer over the language menu does. */
  async function open(page: Page, address: string): Promise<void> {
    await page.goto(new URL((await redirectOf(address)) ?? address, origin).href);
    await page.locator('.navbar .dropdown > [role="button"]').first().dispatchEvent('pointerover');
    await page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: PATIENCE_MS });
  }
  const mainScript = (page: Page): Promise<string | null> =>
    page
      .locator('script[src*="/main."], link[href*="/main."]')
      .first()
      .evaluate((element) => element.getAttribute('src') ?? element.getAttribute('href'));

  it('keeps a reader of the old version without a fault while the next one is deployed, and after it', async ({ skip }) => {
    if (!server && process.env.CI !== 'true') skip('no S3 server');
    const page = await browser.newPage();
    const faults = watch(page);
    await open(page, '/guides/object-lock');
    const old = await mainScript(page);

    const deployed = deploy(later);
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

  it('keeps scripts of the old version for the time that was said, and no longer', async ({ skip }) => {
    if (!server && process.env.CI !== 'true') skip('no S3 server');
    const script = readdirSync(path.join(build, 'assets/js')).find((name) => name.startsWith('main.')) ?? '';
    const status = async (): Promise<number> => (await fetch(`${server?.endpoint}/${bucket}/assets/js/${script}`)).status;
    expect(await status()).toBe(200);
    expect(await deploy(later, '--grace-days', '0')).toMatch(/ 0 uploaded .*, [1-9]\d+ deleted, 0 kept/);
    expect(await status()).toBe(404);
  });

  it('redirects former addresses, and answers unknown ones in the language of the reader', async ({ skip }) => {
    if (!server && process.env.CI !== 'true') skip('no S3 server');
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
