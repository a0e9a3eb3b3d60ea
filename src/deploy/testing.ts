/** What the checks of this module share: a small site in versions, the command as an operator runs it, and a reader without browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { S3 } from '@aws-sdk/client-s3';
import { buildSync } from 'esbuild';
import { readSettings } from './arguments';
import { metadataOf } from './metadata';
import { LOCK_PATH } from './model';
import { runDeploy } from './run';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The command as one file, which starts three times as fast; the sources name the folder above theirs as the project's. */
const PROGRAM = path.join(root, `test-results/deploy-${process.pid}.mjs`);

/** The parts of the server under test that are needed here. */
interface Server {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Files of a version of a site that stands below `base`, by path. */
function siteFiles(version: number, base: string): Record<string, string> {
  const hash = `${version}`.repeat(8);
  const page = (text: string): string =>
    `<!doctype html><link rel=stylesheet href=${base}assets/css/styles.${hash}.css><script src=${base}assets/js/main.${hash}.js></script>` +
    `<script src=${base}assets/js/same.00000000.js></script><img src=${base}brand/logo.svg><p>${text}, version ${version}</p>`;
  const pages = ['index.html', '404.html', 'it/index.html', 'it/404.html', 'guides/a/index.html', `guides/only-${version}/index.html`];
  return {
    ...Object.fromEntries(pages.map((name) => [name, page(name)])),
    [`assets/css/styles.${hash}.css`]: `p { order: ${version} }`,
    [`assets/js/main.${hash}.js`]: `let version = ${version};`,
    'assets/js/same.00000000.js': 'let same;',
    'brand/logo.svg': '<svg/>',
    'guides/a.md': `# A\n\nThe text of version ${version}.\n`,
    'ds3/a/index.html': `<!DOCTYPE html><meta http-equiv="refresh" content="0; url=${base}guides/a">`,
    'sitemap.xml': `<urlset>${version}</urlset>`,
  };
}

/** @returns the folder */
function writeSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** Starts the command. @param endpoint of the server, or of a proxy before it */
export function startDeploy(
  server: Server,
  endpoint: string,
  args: readonly string[],
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [PROGRAM, '--endpoint', endpoint, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      AWS_ACCESS_KEY_ID: server.accessKeyId,
      AWS_SECRET_ACCESS_KEY: server.secretAccessKey,
      AWS_REGION: server.region,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString('utf8')));
  return { child, ended: once(child, 'close').then(([status]) => ({ status: status as number | null, output })) };
}

export const deploy = (server: Server, ...args: string[]): Promise<Ended> => startDeploy(server, server.endpoint, args).ended;

export interface Write {
  /** From 1, in the order in which requests that change something arrive. */
  readonly number: number;
  readonly method: string;
  /** Path with bucket. */
  readonly path: string;
}

/** Decides on a request that changes something; `lost` is carried out, and its answer never arrives. */
type Decide = (write: Write, body: Buffer) => { readonly body?: Buffer; readonly lost?: boolean };

/** Stands before the server and sees each write. */
export async function startProxy(
  server: Server,
  decide: Decide,
): Promise<{ endpoint: string; writes: Write[]; stop: () => Promise<void> }> {
  const writes: Write[] = [];
  const target = new URL(server.endpoint);
  const listener = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const method = request.method ?? '';
      const write = { number: writes.length + 1, method, path: new URL(request.url ?? '/', target).pathname };
      const changes = method === 'PUT' || method === 'DELETE';
      if (changes) writes.push(write);
      const { body: sent = body, lost = false } = changes ? decide(write, body) : {};
      const forwarded = http.request(
        { host: target.hostname, port: target.port, method, path: request.url, headers: request.headers, agent: false },
        (answer) => {
          if (lost) answer.resume().on('end', () => request.socket.destroy());
          else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
        },
      );
      forwarded.on('error', () => request.socket.destroy());
      forwarded.end(sent);
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const stop = async (): Promise<void> => {
    listener.close();
    listener.closeAllConnections();
    await once(listener, 'close');
  };
  return { endpoint: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`, writes, stop };
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks the website endpoint of a bucket, each time on a new connection that stays open: the gateway answers some redirects twice. */
export function visit({ endpoint }: Server, bucket: string, address: string): Promise<Answer> {
  const { hostname, port } = new URL(endpoint);
  const headers = { Host: `${bucket}.s3-website.localhost:${port}` };
  const agent = new http.Agent({ keepAlive: true });
  return new Promise<Answer>((resolve, reject) => {
    const request = http.get({ hostname, port, path: address, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
  }).finally(() => agent.destroy());
}

/** A version of the small site, as the command is told of it. */
export interface Site {
  readonly prefix: string;
  readonly files: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

/** A bucket with a website endpoint that everybody can read, and any number of sites. */
export class Bench {
  readonly bucket = `deploy-${randomUUID().slice(0, 8)}`;
  readonly s3: S3;
  private readonly folders: string[] = [];

  private constructor(readonly server: Server) {
    const { endpoint, region, ...credentials } = server;
    this.s3 = new S3({ endpoint, region, credentials, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
  }

  static async open(server: Server): Promise<Bench> {
    buildSync({
      entryPoints: [path.join(root, 'scripts/deploy.ts')],
      outfile: PROGRAM,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    // As the SDK finds them.
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: server.accessKeyId, AWS_SECRET_ACCESS_KEY: server.secretAccessKey });
    const bench = new Bench(server);
    const { bucket: Bucket } = bench;
    await bench.s3.createBucket({ Bucket });
    const Statement = [{ Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::${Bucket}/*` }];
    await bench.s3.putBucketPolicy({ Bucket, Policy: JSON.stringify({ Version: '2012-10-17', Statement }) });
    await bench.s3.putBucketWebsite({ Bucket, WebsiteConfiguration: { IndexDocument: { Suffix: 'index.html' } } });
    return bench;
  }

  close(): void {
    for (const folder of this.folders) rmSync(folder, { recursive: true });
    rmSync(PROGRAM);
    this.s3.destroy();
  }

  site(prefix: string, version: number): Site {
    const files = siteFiles(version, `/${prefix}/`);
    const folder = writeSite(files);
    this.folders.push(folder);
    return { prefix, files, args: ['--to', `s3://${this.bucket}/${prefix}`, '--from', folder] };
  }

  /** Deploys in this process, which is faster. @returns what was printed */
  async run({ args }: Pick<Site, 'args'>, ...more: string[]): Promise<string> {
    const settings = readSettings([...args, '--endpoint', this.server.endpoint, '--region', this.server.region, ...more], {});
    if (!settings) throw new Error('help');
    let printed = '';
    const output = { write: (text: string) => (printed += text) };
    await runDeploy(settings, { metadataOf, siteUrl: 'https://docs.example.com', output, signal: new AbortController().signal });
    return printed;
  }

  /** Keys under a prefix, in order. */
  async keys(Prefix: string): Promise<string[]> {
    const { Contents = [] } = await this.s3.listObjectsV2({ Bucket: this.bucket, Prefix });
    return Contents.map(({ Key = '' }) => Key);
  }

  /** Paths of the files that are there of a site. */
  async paths({ prefix }: Site): Promise<string[]> {
    const keys = await this.keys(`${prefix}/`);
    return keys.map((key) => key.slice(prefix.length + 1)).filter((path) => !path.startsWith('.deploy/'));
  }

  async has(key: string): Promise<boolean> {
    return (await this.keys(key)).includes(key);
  }

  async text(Key: string): Promise<string> {
    return (await (await this.s3.getObject({ Bucket: this.bucket, Key })).Body?.transformToString()) ?? '';
  }

  async put(Key: string, Body: string): Promise<void> {
    await this.s3.putObject({ Bucket: this.bucket, Key, Body });
  }

  /** Removes the lock of a deploy that was killed, as nobody waits two minutes here. */
  async unlock({ prefix }: Site): Promise<void> {
    await this.s3.deleteObject({ Bucket: this.bucket, Key: `${prefix}/${LOCK_PATH}` });
  }
}
