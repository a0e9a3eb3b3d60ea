/**
 * Checks the built site after `scripts/deploy.sh` has uploaded it to the website endpoint of an S3 server, with a reader in Chromium who
 * stays on one version while the next one is deployed.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WebsiteConfiguration } from '@aws-sdk/client-s3';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheOf, type HostRules } from '../../src/hosting/plugin';
import { CONTENT_TYPES } from '../../src/lib/file-headers';
import { QUIET_FLAGS } from '../testing/find-chromium';
import { bucket, openBucket, root, run, server, useServer, visit, websiteOf, work } from '../testing/deploy';

const build = path.join(root, 'build');
const PATIENCE_MS = 30_000;
useServer();

/** A file from the bundler, whose name ends with a hash of its content. */
const HASHED = /\.([0-9a-f]{8})\.(?:js|css)$/;
const TEXTS = /\.(?:html|js|css|json)$/;

/** Creates the site as a later build would, as far as addresses are concerned: every script and style sheet has a new name. */
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

/** Collects everything that a reader could consider an error. */
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
    if (!existsSync(path.join(build, 'index.html'))) throw new Error('build/ doesn’t contain a site. Build it first: npm run build');
    host = websiteOf(website);
    origin = `http://${host}`;
    const { RoutingRules, ...rest } = JSON.parse(readFileSync(`${build}-hosting/website.json`, 'utf8')) as WebsiteConfiguration;
    // The host name in the site's rules differs from the test server's.
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
    const differ: string[] = [];
    const compare = async (file: string): Promise<void> => {
      const { status, headers } = await fetch(`${server?.endpoint}/${website}/${file}`, { method: 'HEAD' });
      const cache = cacheOf(rules.baseUrl + file, rules);
      const isPacked = cache.includes('immutable') && /\.(?:js|css|json|svg)$/.test(file);
      const expected = JSON.stringify([200, CONTENT_TYPES[path.extname(file)], cache, isPacked ? 'gzip' : null]);
      const found = JSON.stringify([status, ...['content-type', 'cache-control', 'content-encoding'].map((name) => headers.get(name))]);
      if (found !== expected) differ.push(`${file}: expected ${expected}, found ${found}`);
    };
    const left = rules.files.values();
    // RGW answers 503 to more than 1,024 requests at a time (`rgw_max_concurrent_requests`), and the site has more files than that.
    const takeFiles = async (): Promise<void> => {
      for (const file of left) await compare(file);
    };
    await Promise.all(Array.from({ length: 32 }, takeFiles));
    expect(rules.files.length).toBeGreaterThan(1_000);
    expect(differ, differ.slice(0, 3).join('\n')).toEqual([]);
  });

  /** Opens an address and starts the application, as hovering over the language menu does. */
  async function open(page: Page, address: string): Promise<void> {
    // If it receives two responses, Chromium uses the second one for its next request.
    await page.goto(new URL((await visit(host, address)).headers.location ?? address, origin).href);
    await page.locator('.navbar .dropdown > [role="button"]').first().dispatchEvent('pointerover');
    await page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: PATIENCE_MS });
  }
  const mainScript = (page: Page): Promise<string | null> =>
    page
      .locator('script[src*="/main."], link[href*="/main."]')
      .first()
      .evaluate((element) => element.getAttribute('src') ?? element.getAttribute('href'));

  it('shows no errors to a reader of the old version during and after the next deploy', async () => {
    const page = await browser.newPage();
    const faults = watch(page);
    await open(page, '/guides/object-lock');
    const old = await mainScript(page);

    const deployed = run(args(later));
    const links = page.locator('.theme-doc-sidebar-menu a[href^="/guides/"]:not([href*="#"])');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(10);
    for (const [at, address] of addresses.entries()) {
      // The last pages are visited after the deploy has finished, when only the old version has their scripts.
      if (at === addresses.length - 4) await deployed;
      await page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`).first().click();
      await page.waitForURL(origin + address);
      await page.locator(`.theme-doc-sidebar-menu a[aria-current="page"][href="${address}"]`).waitFor();
    }
    expect(await mainScript(page), 'no page was reloaded').toBe(old);

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
    // If no bucket rule redirects the request, the page does.
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
