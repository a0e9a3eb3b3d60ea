/**
 * Runs `npm run conformance` as an operator does, against the test server, and looks at what it leaves:
 * `tsx scripts/check-conformance.ts [report.json]`. The report has `{passed, failed}`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, GetObjectCommand, ListBucketsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Report, Result } from '../src/conformance';
import { withOwnServer, type OwnServer } from '../src/snippets';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Bound for one run of the command, in ms. */
const LIMIT_MS = 300_000;

/** Buckets of somebody else in the same project, with names like those of a run. */
const FOREIGN = ['conformance-0123456789abcdef', 'reports-0a1b2c3d', 'conformance'];
const OBJECT = { Key: 'keep.txt', Body: 'not yours' };

/** What the test server is known to lack; everything else that is documented holds there. */
const KNOWN_TO_FAIL = ['PutBucketOwnershipControls', 'GetBucketOwnershipControls', 'DeleteBucketOwnershipControls'];

/** Where a run is interrupted: in an upload, under a lock that nobody can lift, and while a page runs. */
const STOPS = [
  ['probes', 'multipart uploads …'],
  ['probes', 'A legal hold refuses'],
  ['pages', 'guides/'],
] as const;

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** @param stopAt text of the output at which the run is interrupted as by Ctrl+C */
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
    const take = (data: Buffer): void => {
      output += data.toString('utf8');
      if (stopAt === undefined || stopped || !output.includes(stopAt)) return;
      stopped = true;
      child.kill('SIGINT');
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', (status) => {
      resolve({ status, output });
    });
  });
}

const faults: string[] = [];
let passed = 0;

function expect(what: string, right: boolean, found: unknown): void {
  if (right) passed += 1;
  else faults.push(`${what}; found: ${typeof found === 'string' ? found : JSON.stringify(found)}`);
}

async function untouched(s3: S3Client, when: string): Promise<void> {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  const names = Buckets.map(({ Name }) => Name).sort();
  expect(`${when}: only the buckets that were there before`, JSON.stringify(names) === JSON.stringify([...FOREIGN].sort()), names);
  for (const Bucket of FOREIGN) {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: OBJECT.Key }));
    const text = await Body?.transformToString();
    expect(`${when}: ${Bucket} has its object`, text === OBJECT.Body, text);
  }
}

const wrong = (results: readonly Result[]): string[] =>
  results
    .filter(({ outcome, promised, name }) => promised && outcome !== 'holds' && !KNOWN_TO_FAIL.includes(name))
    .map(({ name, outcome, detail }) => `${name}: ${outcome} ${detail ?? ''}`);

async function wholeRun(args: readonly string[], env: NodeJS.ProcessEnv, folder: string): Promise<void> {
  const { status, output } = await conformance([...args, '--yes', '--only', 'probes', '--report', folder], env);
  expect('a run that finds something broken ends with 1', status === 1, output);
  const report = JSON.parse(readFileSync(path.join(folder, 'conformance.json'), 'utf8')) as Report;
  expect(
    'what is documented holds, but for what this server lacks',
    wrong([...report.operations, ...report.guarantees]).length === 0,
    wrong([...report.operations, ...report.guarantees]),
  );
  const lacking = report.operations.find(({ name }) => name === KNOWN_TO_FAIL[0]);
  expect(
    'what this server lacks is told with its answer',
    lacking?.outcome === 'does-not-hold' && lacking.answer?.status === 400 && lacking.answer.requestId !== undefined,
    lacking,
  );
  const ignored = report.operations.find(({ name }) => name === 'GetObjectAttributes');
  expect('an operation that is answered with something else does not hold', ignored?.outcome === 'does-not-hold', ignored);
  expect(
    'nothing ends in an error',
    [...report.operations, ...report.guarantees].every(({ outcome }) => outcome !== 'error'),
    report.operations.filter(({ outcome }) => outcome === 'error'),
  );
  expect('nothing is left', report.left.length === 0, report.left);
  expect(
    'the HTML report names the endpoint',
    readFileSync(path.join(folder, 'conformance.html'), 'utf8').includes(report.endpoint),
    folder,
  );
}

async function badInput(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const cases: readonly (readonly [what: string, args: readonly string[], env: NodeJS.ProcessEnv, says: string])[] = [
    ['without --yes, where nobody can be asked', args, env, 'add --yes'],
    ['a wrong secret', [...args, '--yes'], { ...env, S3_SECRET_ACCESS_KEY: 'wrong' }, 'the secret or the region is wrong'],
    ['an unknown key', [...args, '--yes'], { ...env, S3_ACCESS_KEY_ID: 'NOBODY' }, 'the access key ID does not exist there'],
    ['no keys', [...args, '--yes'], { ...env, S3_ACCESS_KEY_ID: '' }, 'no keys: set S3_ACCESS_KEY_ID'],
    ['a host that is not there', ['--endpoint', 'http://127.0.0.1:9', '--region', 'r', '--yes'], env, 'cannot be reached'],
  ];
  for (const [what, given, environment, says] of cases) {
    const { status, output } = await conformance(given, environment);
    expect(`${what}: ends with 2 and says why`, status === 2 && output.includes(says), `${status} ${output}`);
  }
}

async function check({ endpoint, region, cast: { reader, other } }: OwnServer): Promise<void> {
  const s3 = new S3Client({ endpoint, region, forcePathStyle: true, credentials: reader, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conformance-check-'));
  const args = ['--endpoint', endpoint, '--region', region];
  const env = {
    S3_ACCESS_KEY_ID: reader.accessKeyId,
    S3_SECRET_ACCESS_KEY: reader.secretAccessKey,
    S3_OTHER_ACCESS_KEY_ID: other?.accessKeyId,
    S3_OTHER_SECRET_ACCESS_KEY: other?.secretAccessKey,
    S3_OTHER_PROJECT_ID: other?.id,
  };
  try {
    for (const Bucket of FOREIGN) {
      await s3.send(new CreateBucketCommand({ Bucket }));
      await s3.send(new PutObjectCommand({ Bucket, ...OBJECT }));
    }
    await badInput(args, env);
    await untouched(s3, 'after bad input');
    await wholeRun(args, env, folder);
    await untouched(s3, 'after a whole run');
    for (const [part, stopAt] of STOPS) {
      const { status, output } = await conformance([...args, '--yes', '--report', folder, '--only', part], env, stopAt);
      expect(`stopped at "${stopAt}": ends with 130`, status === 130, output);
      await untouched(s3, `stopped at "${stopAt}"`);
    }
  } finally {
    s3.destroy();
    rmSync(folder, { recursive: true });
  }
}

async function main(): Promise<void> {
  const say = (line: string): void => {
    console.log(line);
  };
  const done = await withOwnServer(say, async (server) => {
    await check(server);
    return true;
  });
  if (!done && process.env.CI === 'true') faults.push('no S3 server to check against');
  for (const fault of faults) console.error(`conformance: expected ${fault}`);
  say(`conformance: ${passed} passed, ${faults.length} failed`);
  const [, , report] = process.argv;
  if (report !== undefined) writeFileSync(report, JSON.stringify({ passed, failed: faults.length }));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

// Green is what main says at its end, and nothing else.
process.exitCode = 1;
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : String(error));
});
