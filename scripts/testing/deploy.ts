/**
 * Shared parts of the `scripts/deploy.sh` checks: a bucket, the command as an operator runs it, small sites, and a reader without a
 * browser.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { S3, type WebsiteConfiguration } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const server = inject('s3');
/** The bucket for the test file that imports this module. */
export const bucket = `deploy-${randomUUID().slice(0, 8)}`;
/** Folder for files that the tests create. */
export const work = mkdtempSync(path.join(os.tmpdir(), 'deploy-check-'));
export const s3 = new S3({
  ...(server && { endpoint: server.endpoint, credentials: server }),
  region: server?.region ?? 'none',
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
});

/** Opens the bucket for a file's tests, which are skipped if no server can run. */
export function useServer(): void {
  beforeAll(async () => {
    writeFileSync(path.join(work, 'rclone'), RCLONE);
    chmodSync(path.join(work, 'rclone'), 0o755);
    if (server) await openBucket(bucket, { IndexDocument: { Suffix: 'index.html' } });
  });
  afterAll(() => {
    s3.destroy();
    rmSync(work, { recursive: true });
  });
  beforeEach(({ skip }) => {
    // Outside continuous integration, a machine may have no server.
    if (!server && process.env.CI !== 'true') skip('no S3 server');
    expect(server, 'an S3 server').toBeDefined();
  });
}

/** A website that everyone can read and list, so that missing files return 404. */
export async function openBucket(Bucket: string, WebsiteConfiguration: WebsiteConfiguration): Promise<void> {
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
 * A wrapper for rclone. Call number `AT` among those whose arguments match `CALLS` processes half of its list of files, if it has one, and
 * then runs `THEN`, in which `$DEPLOY` is the deploy process.
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

/** Runs the command. @param interruption where the command is interrupted; see `RCLONE` */
export async function deploy(args: readonly string[], interruption?: Interruption): Promise<{ status: number | null; output: string }> {
  if (!server) throw new Error('no S3 server');
  const script = `PATH=${work}:$PATH; export DEPLOY=$$; exec scripts/deploy.sh "$@"`;
  const COUNT = path.join(work, randomUUID());
  const child = spawn(path.join(root, 'scripts/current.sh'), ['--current', 'bash', '-c', script, 'bash', ...args], {
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

/** One version of a small site below a prefix. */
export interface Site {
  readonly prefix: string;
  readonly files: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

export function site(prefix: string, version: number, changes: Readonly<Record<string, string>> = {}): Site {
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

export async function run({ args }: Pick<Site, 'args'>, ...more: string[]): Promise<string> {
  const { status, output } = await deploy([...args, ...more]);
  expect(status, output).toBe(0);
  return output;
}

export async function keys(Prefix: string): Promise<string[]> {
  const { Contents = [] } = await s3.listObjectsV2({ Bucket: bucket, Prefix });
  return Contents.map(({ Key = '' }) => Key);
}
/** A site's existing files. */
export async function paths({ prefix }: Site): Promise<string[]> {
  return (await keys(`${prefix}/`)).map((key) => key.slice(prefix.length + 1)).filter((name) => !name.startsWith('.deploy/'));
}
export const text = async (Key: string): Promise<string> =>
  (await (await s3.getObject({ Bucket: bucket, Key })).Body?.transformToString()) ?? '';
export const put = async (Key: string, Body: string): Promise<unknown> => s3.putObject({ Bucket: bucket, Key, Body });
export async function move(key: string, to: string): Promise<void> {
  await s3.copyObject({ Bucket: bucket, CopySource: `${bucket}/${key}`, Key: to });
  await s3.deleteObject({ Bucket: bucket, Key: key });
}

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request to a website, each time on a new connection that stays open, because Ceph 20.2.4 sends some redirects twice. */
export async function visit(host: string, address: string): Promise<Answer> {
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
export const websiteOf = (name: string): string => `${name}.s3-website.localhost:${new URL(server?.endpoint ?? '').port}`;
