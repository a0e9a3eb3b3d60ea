/** Addresses of the sites under test: one free loopback port each, the same in every process of a run. */
import { execFileSync } from 'node:child_process';

const HOST = '127.0.0.1';
const ASK_FOR_PORT =
  "const s=require('node:net').createServer().listen(0,'127.0.0.1',()=>{process.stdout.write(String(s.address().port));s.close()})";

/** Workers inherit the environment of the process that chose the port. */
function portOf(name: string): string {
  return (process.env[name] ??= execFileSync(process.execPath, ['--eval', ASK_FOR_PORT], { encoding: 'utf8' }));
}

function server(folder: string, variable: string, basePath: string) {
  const port = portOf(variable);
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

/** Hosts of the other brand's search, as in its brand file, and its insights script. The browser is told their real addresses. */
const NAMED = [
  'search-0.localhost:7700',
  'search-1.localhost:7701',
  'search-2.localhost:7702',
  'search-3.localhost:7703',
  'insights.localhost:7704',
] as const;

/** The other brand's hosted search, a program of the tests that misbehaves on command. */
function hostedSearchServer() {
  const ports = NAMED.map((_, number) => portOf(`E2E_HOSTED_PORT_${number}`));
  const control = `http://${HOST}:${ports.at(-1)}`;
  return {
    hosts: NAMED,
    control,
    resolverRules: NAMED.map((name, number) => `MAP ${name} ${HOST}:${ports[number]}`),
    command: {
      command: `npx --no-install tsx src/search/testing/hosted-cli.ts test-results/other-brand ${ports.join(' ')}`,
      url: control,
      reuseExistingServer: false,
    },
  };
}

/** The unpacked archives of the site, served below a path that they don't know. */
function archiveServer() {
  const folder = 'test-results/archive';
  const basePath = '/any/deep/path/';
  const port = portOf('E2E_ARCHIVE_PORT');
  const origin = `http://${HOST}:${port}`;
  return {
    folder,
    origin,
    baseURL: origin + basePath,
    command: {
      command: `npx --no-install tsx e2e/archive-host.ts build ${folder} ${basePath} ${port}`,
      url: `${origin}${basePath}arnia-en/index.html`,
      reuseExistingServer: false,
    },
  };
}

/** Origin of the other brand's marketing script. Nothing responds there, unless a test does. */
export const marketingOrigin = 'https://tags.vela.example';
export const marketingScript = `${marketingOrigin}/tag.js`;
export const archive = archiveServer();
export const hostedSearch = hostedSearchServer();
/** The site as `npm run build` creates it. */
export const site = server('build', 'E2E_PORT', '/');
/**
 * The site of `other-brand/brand.json`, with features that are off in the default brand: announcement bar, color mode switch, base path and
 * hosted search.
 */
export const otherBrand = server('test-results/other-brand', 'E2E_OTHER_BRAND_PORT', '/docs/');
