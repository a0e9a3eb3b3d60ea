import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { addPolicy } from './policy';
import { redirectPage } from './former-addresses';
import { cacheOf, hostRules } from './rules';
import { headersFile, redirectsFile, websiteConfiguration } from './writers';

const brand = { marketingScript: null, stylesheets: [], hostedSearch: null };
function page(body = ''): string {
  const $ = load(`<meta charset=utf-8><script src=/docs/assets/js/main.1a2b3c4d.js></script>${body}`);
  addPolicy($, 'page', brand);
  return $.html();
}
const old = redirectPage('/docs/guides/lock', { lang: 'en', dir: 'ltr', title: 'T', siteUrl: 'https://a.example' });

const FILES: Readonly<Record<string, string>> = {
  'index.html': page('<script>one()</script>'),
  '404.html': page(),
  'guides/lock/index.html': page('<script>two()</script>'),
  'old/lock/index.html': old,
  'it/index.html': page(),
  'it/404.html': page(),
  'it/assets/js/main.5e6f7a8b.js': '',
  'assets/js/main.1a2b3c4d.js': '',
  'fonts/text.woff2': '',
  'search/index.en.json': '',
  'search/index.it.0a1b2c3d.json': '',
  'search/index.it-first.0a1b2c3d.json': '',
  'service-worker.js': '',
};

function built(changes: Readonly<Record<string, string>> = {}): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'rules-'));
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(path.join(directory, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  return directory;
}

const rules = hostRules(built());

describe('hostRules', () => {
  it('reads base, redirects and languages from the pages', () => {
    expect(rules).toMatchObject({
      baseUrl: '/docs/',
      redirects: { '/docs/old/lock': '/docs/guides/lock', '/docs/it': '/docs/it/' },
      notFound: [
        { below: '/docs/it/', page: '/docs/it/404.html' },
        { below: '/docs/', page: '/docs/404.html' },
      ],
    });
  });

  it.each([
    ['a hash in the name', '/docs/assets/js/main.1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['a hash in the name, of a language', '/docs/it/assets/js/main.5e6f7a8b.js', 'public, max-age=31536000, immutable'],
    ['an index with its version', '/docs/search/index.it.0a1b2c3d.json', 'public, max-age=31536000, immutable'],
    ['the small index, with its version', '/docs/search/index.it-first.0a1b2c3d.json', 'public, max-age=31536000, immutable'],
    ['an index without', '/docs/search/index.en.json', 'no-cache'],
    ['a typeface', '/docs/fonts/text.woff2', 'public, max-age=86400'],
    ['a page', '/docs/guides/lock', 'no-cache'],
    ['the worker that keeps pages', '/docs/service-worker.js', 'no-cache'],
    ['a page that is only called so', '/docs/guides/assets/x', 'no-cache'],
  ])('%s is cached as long as it stays valid', (_case, pathname, expected) => {
    expect(cacheOf(pathname, rules)).toBe(expected);
  });

  it.each([
    ['a page without a policy', { 'bad/index.html': '<p>' }, /bad\/index\.html: the page has no Content Security Policy/],
    ['a file of an unknown kind', { 'a.xyz': '' }, /a\.xyz: there is no Content-Type for this kind of file/],
  ])('refuses %s', (_case, changes, message) => {
    expect(() => hostRules(built(changes))).toThrow(message);
  });

  it('refuses a folder without a site', () => {
    expect(() => hostRules(mkdtempSync(path.join(os.tmpdir(), 'rules-')))).toThrow('build the site first');
  });
});

describe('for Netlify and Cloudflare Pages', () => {
  it('no path gets a header twice, which both would join', () => {
    const blocks = headersFile(rules).split(/^(?=\/)/m);
    expect(blocks[0]).toMatch(/^\/docs\/\*\n {2}Content-Security-Policy: script-src /);
    expect(blocks[0]).not.toContain('Cache-Control');
    expect(blocks.slice(1)).toContain('/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  it('former addresses lead on, and languages have their 404 page', () => {
    expect(redirectsFile(rules)).toBe('/docs/old/lock /docs/guides/lock 301\n/docs/it/* /docs/it/404.html 404\n');
  });
});

describe('for the website of a bucket', () => {
  const redirect = { Protocol: 'https', HostName: 'docs.example.com' };

  it('each language has its 404 page, and each section that moved leads on', () => {
    const { IndexDocument, ErrorDocument, RoutingRules } = websiteConfiguration(rules, 'https://docs.example.com');
    expect([IndexDocument, ErrorDocument]).toEqual([{ Suffix: 'index.html' }, { Key: 'docs/404.html' }]);
    expect(RoutingRules).toEqual([
      {
        Condition: { KeyPrefixEquals: 'docs/old/' },
        Redirect: { ...redirect, ReplaceKeyPrefixWith: 'docs/guides/', HttpRedirectCode: '301' },
      },
      ...['404', '403'].map((HttpErrorCodeReturnedEquals) => ({
        Condition: { KeyPrefixEquals: 'docs/it/', HttpErrorCodeReturnedEquals },
        Redirect: { ...redirect, ReplaceKeyWith: 'docs/it/404.html', HttpRedirectCode: '302' },
      })),
    ]);
  });

  it('a single page that moved does not redirect other pages of its former section', () => {
    const alone = hostRules(built({ 'old/bucket/index.html': page() }));
    const { RoutingRules } = websiteConfiguration(alone, 'https://docs.example.com');
    expect(RoutingRules?.map(({ Condition }) => Condition?.KeyPrefixEquals)).toEqual(['docs/it/', 'docs/it/']);
  });
});
