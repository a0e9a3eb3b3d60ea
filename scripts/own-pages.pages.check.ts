/**
 * Checks an operator's own pages, terms, and redirects (`e2e/other-brand`) together with the pages of this repository. Code that reads pages
 * finds them through `BRAND`, so it's loaded after the variable is set.
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';

const siteDir = process.cwd();
/** Time limit for renaming a page, in milliseconds. It's generous because other tests run at the same time. */
const TIMEOUT = 300_000;
let modules: Awaited<ReturnType<typeof load>>;

async function load() {
  vi.stubEnv('BRAND', path.join(siteDir, 'e2e/other-brand/brand.json'));
  vi.resetModules();
  return {
    ...(await import('../src/lib/diagnostic')),
    ...(await import('../src/content')),
    ...(await import('../src/checks')),
    ...(await import('../src/hosting/plugin')),
    ...(await import('../src/translation/plugin')),
    ...(await import('./command')),
    ...(await import('./testing/copy-tree')),
    ...(await import('./rename')),
    ...(await import('./pages-and-site')),
    ...(await import('./pages-and-site')).readPagesAndSite(siteDir),
    checksPlugin: (await import('../src/checks/plugin')).default,
  };
}

beforeAll(async () => {
  modules = await load();
  return () => vi.unstubAllEnvs();
});

it('an operator’s pages pass the checks of pages and translations', () => {
  const { pages, site, checkPage, status, translationDiagnostics, formatDiagnostics } = modules;
  const own = pages.filter(({ instance }) => instance.id === 'own');
  expect(own.map(({ locale, route }) => `${locale} ${route}`)).toEqual([
    'en /plans',
    'en /plans/support',
    'en /plans/support/response-times',
    'it /plans',
    'it /plans/support',
  ]);
  const states = status(siteDir, 'it').filter(({ instance }) => instance.id === 'own');
  expect(states.map(({ state }) => state)).toEqual(['current', 'current', 'missing']);
  expect(formatDiagnostics([...own.flatMap((page) => checkPage(page, site)), ...states.flatMap(translationDiagnostics)])).toEqual([]);
});

it('an operator’s redirects lead to pages', () => {
  const files = new Map(modules.readPages({ siteDir }).map((page) => [page.route, page.file]));
  expect(modules.formatDiagnostics(modules.formerAddressProblems(siteDir, files))).toEqual([]);
  expect(modules.loadFormerAddresses(siteDir)['/pricing']).toBe('/plans/support/response-times');
});

it('a page or heading that an update removes ends the build, with the file and line of the link', async () => {
  const { pages, site } = modules;
  const build = (change: (page: (typeof pages)[number]) => (typeof pages)[number][]) => {
    const readSite = () => Promise.resolve({ site: { ...site, pages: pages.flatMap(change) }, otherProblems: [] });
    return modules.checksPlugin({} as never, { readSite }).loadContent?.();
  };
  await expect(build((page) => [page])).resolves.toBeUndefined();
  const isLock = ({ id }: (typeof pages)[number]): boolean => id === 'guides/object-lock';
  await expect(build((page) => (isLock(page) ? [] : [page]))).rejects.toThrow(
    'e2e/other-brand/docs/index.md:23: link to /guides/object-lock, but no page has this route',
  );
  const renamed = (page: (typeof pages)[number]) =>
    isLock(page) ? new modules.Page(page, page.source.replaceAll('{#enable}', '{#turn-on}'), {}, siteDir) : page;
  await expect(build((page) => [renamed(page)])).rejects.toThrow(
    'e2e/other-brand/docs/index.md:23: no heading #enable in docs/guides/object-lock.md',
  );
});

it(
  'a page that an update renames ends the build, with the lines of the links and the redirect, and the new address',
  { timeout: TIMEOUT },
  async () => {
    const { commitAll, copyFiles, git, renamePage, readOperatorsSite, checksPlugin } = modules;
    const copy = mkdtempSync(path.join(tmpdir(), 'update-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    copyFiles(siteDir, copy);
    git(copy, 'init', '--quiet');
    appendFileSync(path.join(copy, 'e2e/other-brand/docs/former-addresses.yaml'), '/locks: /guides/object-lock\n');
    appendFileSync(path.join(copy, 'e2e/other-brand/i18n/en/terms.yaml'), '    # See [how to lock](../guides/object-lock.md#enable).\n');
    commitAll(copy);
    renamePage(copy, 'guides/object-lock', 'guides/locks');
    // This repository doesn't contain an operator's folder, so its commands don't change it.
    git(copy, 'checkout', '--quiet', 'HEAD', '--', 'e2e/other-brand');
    const build = checksPlugin({} as never, { readSite: () => Promise.resolve(readOperatorsSite(copy)) }).loadContent?.();
    const message = await Promise.resolve(build).catch((error: unknown) => String(error));
    expect(message).toContain(
      'e2e/other-brand/docs/index.md:23: link to /guides/object-lock, but no page has this route — the page was renamed; write /guides/locks',
    );
    expect(message).toContain(
      'e2e/other-brand/docs/former-addresses.yaml:3: /guides/object-lock is also a former address — write the address that it redirects to: /locks: /guides/locks',
    );
    expect(message).toMatch(
      /terms\.yaml:\d+: link to \.\.\/guides\/object-lock, but no page .* — the page was renamed; write \/guides\/locks/,
    );
  },
);
