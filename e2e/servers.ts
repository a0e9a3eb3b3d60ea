/** Addresses of the sites under test: free loopback ports, the same in every process of a run. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_BRAND_FILE } from '../src/site/brand';

const HOST = '127.0.0.1';
const ROOT = path.join(__dirname, '..');
const NUMBER_OF_PORTS = 8;
const CHOOSE_PORTS = `require('./src/snippets/server/ports.ts').freePorts(${NUMBER_OF_PORTS}).then((ports) => console.log(ports.join(' ')))`;

/** Workers inherit the environment of the process that chose the ports. */
process.env.E2E_PORTS ??= execFileSync(process.execPath, ['--import', 'tsx', '--eval', CHOOSE_PORTS], { cwd: ROOT, encoding: 'utf8' });
const [sitePort = '', otherBrandPort = '', archivePort = '', ...hostedPorts] = process.env.E2E_PORTS.trim().split(' ');

function server(folder: string, port: string, basePath: string) {
  const origin = `http://${HOST}:${port}`;
  return {
    origin,
    baseURL: origin + basePath,
    command: {
      command: `npx --no-install tsx scripts/serve.ts ${folder}`,
      url: origin + basePath,
      env: { PORT: port, HOST },
      reuseExistingServer: false,
    },
  };
}

/** The search hosts in the other brand's brand file, and the host of its insights script. The browser is told their real addresses. */
const NAMED = [
  'search-0.localhost:7700',
  'search-1.localhost:7701',
  'search-2.localhost:7702',
  'search-3.localhost:7703',
  'insights.localhost:7704',
] as const;

/** The other brand's hosted search, a test program that misbehaves on command. */
function hostedSearchServer() {
  const control = `http://${HOST}:${hostedPorts.at(-1)}`;
  return {
    hosts: NAMED,
    control,
    resolverRules: NAMED.map((name, number) => `MAP ${name} ${HOST}:${hostedPorts[number]}`),
    command: {
      command: `npx --no-install tsx src/search/testing/hosted-cli.ts test-results/other-brand ${hostedPorts.join(' ')}`,
      url: control,
      reuseExistingServer: false,
    },
  };
}

/** The site's unpacked archives, served below a path that the archives don't know. */
function archiveServer() {
  const folder = 'test-results/archive';
  const basePath = '/any/deep/path/';
  const origin = `http://${HOST}:${archivePort}`;
  return {
    folder,
    origin,
    baseURL: origin + basePath,
    command: {
      command: `npx --no-install tsx e2e/archive-host.ts build ${folder} ${basePath} ${archivePort}`,
      url: `${origin}${basePath}arnia-en/index.html`,
      reuseExistingServer: false,
    },
  };
}

/** Origin of the other brand's marketing script. Nothing responds there unless a test provides a response. */
export const marketingOrigin = 'https://tags.vela.example';
export const marketingScript = `${marketingOrigin}/tag.js`;
export const archive = archiveServer();
export const hostedSearch = hostedSearchServer();
/** The brand file, of which the tests need only a few fields. `scripts/check-brand.ts` has checked it. */
export interface Brand {
  readonly baseUrl: string;
  readonly languages?: readonly string[];
  readonly ownPages?: { readonly route: string } | null;
  readonly hostedSearch: object | null;
  readonly marketingScript: string | null;
  readonly stylesheets: readonly string[];
}
const brandFile = path.resolve(ROOT, process.env.BRAND || DEFAULT_BRAND_FILE);
export const brand = JSON.parse(readFileSync(brandFile, 'utf8')) as Brand;
/** The site as `npm run build` creates it, with the default brand or the one that `BRAND` selects. */
export const site = server('build', sitePort, brand.baseUrl);
/**
 * The site of `other-brand/brand.json`, with features that are off in the default brand: announcement bar, color mode switch, base path and
 * hosted search.
 */
export const otherBrand = server('test-results/other-brand', otherBrandPort, '/docs/');
