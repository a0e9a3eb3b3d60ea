/**
 * Builds the site of an operator in a separate checkout, and checks the built site there. The service has neither the composer nor Object
 * Lock, and publishes no targets. Its site is in Italian only, at a subpath, and contains a page of the operator's own.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'cheerio';
import { beforeAll, expect, it } from 'vitest';
import { commitAll, copyCheckout } from './testing/copy-tree';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = path.join(root, 'test-results/operator');
const PARTS = ['build', 'site', 'relevance', 'html', 'browser'];

beforeAll(() => {
  copyCheckout(root, copy);
  commitAll(copy);
});

it('the site of a service without the composer and Object Lock passes its tests', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/test.ts', ...PARTS], {
    cwd: copy,
    env: { ...process.env, BRAND: 'e2e/italian-brand/brand.json' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status, stdout + stderr).toBe(0);
});

it.each(['index.html', 'search/index.html', 'getting-started/what-is-lira-ds3/index.html', 'getting-started/glossary/index.html'])(
  '%s offers neither',
  (page) => {
    const $ = load(readFileSync(path.join(copy, 'build', page), 'utf8'));
    const description = $('meta[name="description"]').attr('content');
    $('script, style').remove();
    expect(`${description} ${$('body').text()}`).not.toMatch(/Composer|Object Lock/);
  },
);

it('the home page and the page about tests offer nothing that the service lacks', () => {
  const textOf = (page: string): string => {
    const $ = load(readFileSync(path.join(copy, 'build', page), 'utf8'));
    $('script, style').remove();
    return $('body').text();
  };
  expect(textOf('index.html')).not.toMatch(/IAM|blocchi|secondo fattore|invit|DS3/i);
  expect(textOf('tested/index.html')).not.toMatch(/iam:|sts:|Retention|LegalHold|PutBucketLifecycle|ciclo di vita/);
});

it('the operator’s own page is written in the site’s language, so it has no notice about its translation', () => {
  const $ = load(readFileSync(path.join(copy, 'build/assistenza/index.html'), 'utf8'));
  expect($('html').attr('lang')).toBe('it');
  expect($('h1').text()).toBe('Chiedere assistenza');
  expect($('article [lang]').length).toBe(0);
  expect($('.navbar a[href="/storage/docs/assistenza/"]').text()).toContain('Assistenza');
});
