/** Checks that nginx, Caddy and `npm run serve` serve the built sites with the rules that the build wrote: `npm test -- hosts`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../brand/plugin';
import { cacheOf, type HostRules } from './rules';
import { hasHost, HOSTS, startHost, type Host } from './testing/hosts';

/** The default brand at the root of its host, and the browser tests' other brand at a subpath. */
const SITES = ['build', 'test-results/other-brand'];
/** Folders of the languages that aren't at the root of a site. The browser tests' brand has all languages. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  build: loadBrand(process.cwd())
    .brand.languages.slice(1)
    .map((locale) => `${locale}/`),
  'test-results/other-brand': ['it/'],
};
const LOCK = 'guides/object-lock';

/** Minimum size for compression, in bytes. Caddy (512) and `npm run serve` (1,024) send smaller files uncompressed. */
const COMPRESSED_FROM = 1024;

/** A site and its rules on a host that runs during a group of tests. */
interface Served {
  readonly rules: HostRules;
  readonly folders: readonly string[];
  /** Headers that every response must have, whatever its status. */
  readonly own: Readonly<Record<string, string>>;
  readonly text: (file: string) => string;
  readonly bytes: (file: string) => number;
  readonly ask: Host['ask'];
}

function serve(name: keyof typeof HOSTS, folder: string): Served {
  const site = path.join(process.cwd(), folder);
  const file = `${site}-hosting/rules.json`;
  if (!existsSync(file)) throw new Error(`there is no ${folder}-hosting/rules.json; build first: npm test -- build brand`);
  const rules = JSON.parse(readFileSync(file, 'utf8')) as HostRules;
  let started: Host | undefined;
  beforeAll(async () => {
    started = await startHost(name, site, rules.baseUrl);
  });
  afterAll(() => started?.stop());
  return {
    rules,
    folders: FOLDERS[folder] ?? [],
    own: Object.fromEntries(Object.entries(rules.headers).map(([header, value]) => [header.toLowerCase(), value])),
    text: (page) => readFileSync(path.join(site, page), 'utf8'),
    bytes: (page) => statSync(path.join(site, page)).size,
    ask: (place, options) => {
      if (!started) throw new Error(`${name} didn’t start`);
      return started.ask(place, options);
    },
  };
}

function pages({ ask, text, own, folders, rules: { baseUrl } }: Served, encoding: string): void {
  it.each([
    ['', 200, 'index.html'],
    [LOCK, 200, `${LOCK}/index.html`],
    [`${LOCK}/`, 200, `${LOCK}/index.html`],
    [`${LOCK}?q=1`, 200, `${LOCK}/index.html`],
    ['nothing/here', 404, '404.html'],
    ['nothing.png', 404, '404.html'],
    ['assets/js/gone.0a1b2c3d.js', 404, '404.html'],
    ['404.html', 404, '404.html'],
    ...folders.flatMap((folder): [string, number, string][] => [
      [folder, 200, `${folder}index.html`],
      [folder + LOCK, 200, `${folder}${LOCK}/index.html`],
      [`${folder}nothing`, 404, `${folder}404.html`],
      [`${folder}assets/gone.js`, 404, `${folder}404.html`],
      [`${folder}404.html`, 404, `${folder}404.html`],
    ]),
  ] as [string, number, string][])('a request for %s returns %i and %s', async (place, status, file) => {
    const answer = await ask(baseUrl + place, { encoding });
    expect(answer).toMatchObject({ status, headers: own });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
    expect(answer.body === text(file), `the text of ${file}`).toBe(true);
    // A missing file may exist a minute later, even if its name contains a hash.
    if (status === 200) expect(answer.headers['cache-control']).toBe('no-cache');
    else expect(answer.headers['cache-control']).not.toContain('immutable');
  });
}

function kinds({ ask, text, bytes, own, folders, rules }: Served, encoding: string): void {
  const fileOf = (suffix: string): string => {
    const files = rules.files.filter((file) => file.endsWith(suffix) && !folders.some((folder) => file.startsWith(folder)));
    return files.toSorted((a, b) => bytes(b) - bytes(a))[0] ?? '';
  };
  it.each(Object.keys(rules.types).filter((suffix) => suffix !== '.html' && fileOf(suffix) !== ''))('a file %s', async (suffix) => {
    const file = fileOf(suffix);
    const answer = await ask(rules.baseUrl + file, { encoding });
    expect(answer).toMatchObject({ status: 200, headers: own });
    expect(answer.headers['content-type']).toBe(rules.types[suffix]);
    expect(answer.headers['cache-control']).toBe(cacheOf(rules.baseUrl + file, rules));
    const isText = rules.types[suffix]?.includes('charset');
    if (bytes(file) >= COMPRESSED_FROM || !isText) {
      expect(answer.headers['content-encoding']).toBe(encoding === 'gzip' && isText ? 'gzip' : undefined);
    }
    if (isText) expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.body === text(file), `the text of ${file}`).toBe(true);
  });
}

function redirects({ ask, own, folders, rules: { baseUrl } }: Served): void {
  it.each([
    ['ds3', ''],
    ['ds3/', ''],
    [`ds3/${LOCK}`, LOCK],
    [`ds3/${LOCK}/?q=1&r=%2F`, `${LOCK}?q=1&r=%2F`],
    ['index.html', ''],
    ...folders.flatMap((folder): [string, string][] => [
      [`${folder}ds3/${LOCK}`, folder + LOCK],
      [folder.slice(0, -1), folder],
      [`${folder}index.html`, folder],
    ]),
    [`${LOCK}.html`, LOCK],
    [`${LOCK}/index.html?q=1`, `${LOCK}?q=1`],
  ])('%s leads to %s', async (from, to) => {
    const answer = await ask(baseUrl + from);
    expect(answer).toMatchObject({ status: 301, headers: { ...own, 'cache-control': 'no-cache' } });
    expect(answer.headers.location).toBe(baseUrl + to);
  });
}

function sideDoors({ ask, rules: { baseUrl } }: Served): void {
  it.each([
    '//elsewhere.example/x.html',
    '//elsewhere.example/index.html',
    '/\\elsewhere.example/x.html',
    '/%5celsewhere.example/index.html',
  ])('never leads from %s to another host', async (place) => {
    const { headers } = await ask(place);
    expect(new URL(headers.location ?? '/', 'http://docs.example').host).toBe('docs.example');
  });

  it.each(['/x%0d%0aX-Own:1.html', `${baseUrl}x%0d%0aX-Own:1/index.html`, `${baseUrl}ds3?%0d%0aX-Own:1`])(
    'writes no header for %s',
    async (place) => {
      expect((await ask(place)).headers).not.toHaveProperty('x-own');
    },
  );

  it.each([
    ['a way up', '/../../etc/passwd'],
    ['an encoded way up', '/..%2f..%2fetc/passwd'],
    ['a null byte', '/%00'],
    ['a broken encoding', '/%E0%A4%A'],
    ['a long name', `/${'a'.repeat(5_000)}`],
  ])('finds nothing at %s', async (_case, place) => {
    const { status, body } = await ask(place);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('root:');
  });

  it.each(['POST', 'PUT', 'DELETE'])('rejects %s', async (method) => {
    expect(await ask(baseUrl, { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
}

for (const name of Object.keys(HOSTS) as (keyof typeof HOSTS)[]) {
  // Outside continuous integration, hosts that aren't installed are skipped: apt-get install nginx caddy.
  describe.skipIf(!hasHost(name) && process.env.CI !== 'true').each(SITES)(`${name} with %s`, (folder) => {
    const served = serve(name, folder);
    describe.each(['identity', 'gzip'])('as %s', (encoding) => {
      pages(served, encoding);
      kinds(served, encoding);
    });
    redirects(served);
    sideDoors(served);
  });
}
