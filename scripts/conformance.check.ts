/** Runs `npm run conformance` against the test server as an operator would, and checks what the run leaves behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, GetObjectCommand, ListBucketsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provenOperations, type Report } from '../src/conformance';
import { REQUEST_MS } from '../src/s3/client';
import { outdatedProbeLines, readProbes, startOwnServer, type OwnServer } from '../src/snippets';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Time limit for one command run, in ms. */
const LIMIT_MS = 300_000;

/** Someone else's buckets in the same project, with names that look like a run's names. */
const FOREIGN = ['conformance-0123456789abcdef', 'reports-0a1b2c3d', 'conformance'];
const OBJECT = { Key: 'keep.txt', Body: 'not yours' };

/** Features that the test server is known to lack. All other documented features work there. */
const KNOWN_TO_FAIL = ['PutBucketOwnershipControls', 'GetBucketOwnershipControls', 'DeleteBucketOwnershipControls'];

interface Ended {
  readonly status: number | null;
  readonly output: string;
  /** Command lines that contained a secret while they ran, because every user of the machine can read them. */
  readonly leaks: readonly string[];
}

/** Command lines of all processes; empty if the system doesn't expose them as files. */
function commandLines(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch (error) {
        if (error instanceof Error && 'code' in error) return []; // The process ended in the meantime.
        throw error;
      }
    });
}

let server: OwnServer;
let s3: S3Client;
let folder: string;
/** Options for the endpoint, and the keys. */
let endpoint: readonly string[];
let keys: NodeJS.ProcessEnv;

beforeAll(async () => {
  server = await startOwnServer(console.log);
  const { reader, other } = server.identities;
  folder = mkdtempSync(path.join(os.tmpdir(), 'conformance-check-'));
  endpoint = ['--endpoint', server.endpoint, '--region', server.region];
  keys = {
    S3_ACCESS_KEY_ID: reader.accessKeyId,
    S3_SECRET_ACCESS_KEY: reader.secretAccessKey,
    S3_OTHER_ACCESS_KEY_ID: other?.accessKeyId,
    S3_OTHER_SECRET_ACCESS_KEY: other?.secretAccessKey,
    S3_OTHER_PROJECT_ID: other?.id,
  };
  s3 = new S3Client({
    endpoint: server.endpoint,
    region: server.region,
    forcePathStyle: true,
    credentials: reader,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  for (const Bucket of FOREIGN) {
    await s3.send(new CreateBucketCommand({ Bucket }));
    await s3.send(new PutObjectCommand({ Bucket, ...OBJECT }));
  }
});

afterAll(async () => {
  s3.destroy();
  rmSync(folder, { recursive: true });
  await server.stop();
});

/** @param stopAt output text at which the run is interrupted, as by Ctrl+C */
function conformance(args: readonly string[], env: NodeJS.ProcessEnv, stopAt?: string): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/conformance.ts'), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    let output = '';
    let stopped = false;
    const leaks = new Set<string>();
    const secrets = [env.S3_SECRET_ACCESS_KEY, env.S3_OTHER_SECRET_ACCESS_KEY].filter((secret) => secret !== undefined);
    const take = (data: Buffer): void => {
      output += data.toString('utf8');
      for (const line of commandLines()) if (secrets.some((secret) => line.includes(secret))) leaks.add(line);
      if (stopAt === undefined || stopped || !output.includes(stopAt)) return;
      stopped = true;
      child.kill('SIGINT');
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', (status) => {
      resolve({ status, output, leaks: [...leaks] });
    });
  });
}

async function expectForeignBucketsUntouched(): Promise<void> {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  expect(Buckets.map(({ Name }) => Name).sort()).toEqual([...FOREIGN].sort());
  for (const Bucket of FOREIGN) {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: OBJECT.Key }));
    expect(await Body?.transformToString(), Bucket).toBe(OBJECT.Body);
  }
}

describe('bad input', () => {
  const NOBODY = ['--endpoint', 'http://127.0.0.1:9', '--region', 'r'];

  it.for<[what: string, args: readonly string[], env: NodeJS.ProcessEnv, says: string]>([
    ['no --yes, where nobody can be asked', [], {}, 'add --yes'],
    ['a wrong secret', ['--yes'], { S3_SECRET_ACCESS_KEY: 'wrong' }, 'the secret or the region is wrong'],
    ['an unknown key', ['--yes'], { S3_ACCESS_KEY_ID: 'NOBODY' }, 'the access key ID doesn’t exist there'],
    ['no keys', ['--yes'], { S3_ACCESS_KEY_ID: '' }, 'no keys: set S3_ACCESS_KEY_ID'],
    ['a host that is not there', [...NOBODY, '--yes'], {}, 'can’t be reached'],
  ])('ends with 2 and says why: %s', async ([, args, env, says]) => {
    const { status, output } = await conformance([...endpoint, ...args], { ...keys, ...env });
    expect({ status, output }).toEqual({ status: 2, output: expect.stringContaining(says) as string });
  });

  it('touches no bucket', async () => {
    await expectForeignBucketsUntouched();
  });
});

describe('a whole run', () => {
  let ended: Ended;
  let report: Report;

  beforeAll(async () => {
    ended = await conformance([...endpoint, '--yes', '--only', 'probes', '--report', folder], keys);
    report = JSON.parse(readFileSync(path.join(folder, 'conformance.json'), 'utf8')) as Report;
    for (const line of outdatedProbeLines(readProbes(root), provenOperations(report))) console.log(line);
  });

  it.for<[what: string, check: () => void]>([
    ['ends with 1 because it finds something broken', () => expect(ended.status, ended.output).toBe(1)],
    [
      'finds that what is documented holds, but for what this server lacks',
      () => {
        const wrong = [...report.operations, ...report.guarantees]
          .filter(({ outcome, promised, name }) => promised && outcome !== 'holds' && !KNOWN_TO_FAIL.includes(name))
          .map(({ name, outcome, detail }) => `${name}: ${outcome} ${detail ?? ''}`);
        expect(wrong).toEqual([]);
      },
    ],
    [
      'tells what this server lacks with its answer',
      () => {
        expect(report.operations.find(({ name }) => name === KNOWN_TO_FAIL[0])).toMatchObject({
          outcome: 'does-not-hold',
          answer: { status: 400, requestId: expect.any(String) as string },
        });
      },
    ],
    [
      'does not take an operation for holding that is answered with something else',
      () => {
        const outcomeOf = (wanted: string) => report.operations.find(({ name }) => name === wanted)?.outcome;
        expect(outcomeOf('GetObjectAttributes')).toBe('holds');
        // This operation's test lists the bucket.
        expect(outcomeOf('GetBucketAccelerateConfiguration')).toBe('not-tried');
      },
    ],
    [
      'ends no operation and no guarantee in an error',
      () => expect([...report.operations, ...report.guarantees].filter(({ outcome }) => outcome === 'error')).toEqual([]),
    ],
    [
      'names what looks like left by a run that was killed',
      () =>
        expect(ended.output).toContain(
          `According to their names, these buckets were left by an earlier run that was killed: ${FOREIGN[0]}.`,
        ),
    ],
    ['shows no secret in the list of processes', () => expect(ended.leaks).toEqual([])],
    ['leaves nothing', () => expect(report.left).toEqual([])],
    ['names the endpoint', () => expect(report.endpoint).toBe(server.endpoint)],
  ])('%s', ([, check]) => {
    check();
  });

  it('touches no bucket of others', async () => {
    await expectForeignBucketsUntouched();
  });
});

describe('an endpoint whose responses never end', () => {
  it('is left at the first signal', async () => {
    const endless = http.createServer((_request, response) => {
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => {
        clearInterval(timer);
      });
    });
    await once(endless.listen(0, '127.0.0.1'), 'listening');
    const { port } = endless.address() as AddressInfo;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'scripts/conformance.ts'), '--endpoint', `http://127.0.0.1:${port}`, '--region', 'r', '--yes'],
      { cwd: root, env: { ...process.env, S3_ACCESS_KEY_ID: 'K', S3_SECRET_ACCESS_KEY: 'S' }, stdio: 'ignore' },
    );
    endless.once('request', () => child.kill('SIGINT'));
    const started = performance.now();
    expect(await once(child, 'exit')).toEqual([130, null]);
    // This is shorter than the time limit of a single request.
    expect(performance.now() - started).toBeLessThan(REQUEST_MS);
    endless.closeAllConnections();
    endless.close();
  });
});

// Interruptions during an upload, under a lock that can't be removed, and while a page runs (one page is finished and reported, and the
// next page has started).
describe.each([
  ['probes', 'multipart uploads …'],
  ['probes', 'A legal hold prevents'],
  ['pages', ' passed, '],
])('a run of %s stopped at "%s"', (part, stopAt) => {
  it('ends with 130 and leaves the buckets as they were', async () => {
    const { status, output } = await conformance([...endpoint, '--yes', '--report', folder, '--only', part], keys, stopAt);
    expect(status, output).toBe(130);
    await expectForeignBucketsUntouched();
  });
});
