import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDiagnostics } from '../lib/diagnostic';
import {
  fence,
  inNamespaces,
  pageOf,
  request,
  runBlocksOf,
  runText,
  startFakeServer,
  type FakeServer,
  type Misbehaviour,
} from './testing/fake-server';

/** Blocks start programs, which can be slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const FILE = 'docs/guides/test.md';
let server: FakeServer | undefined;

async function problemsOf(blocks: string[], misbehaviour?: Misbehaviour): Promise<string[]> {
  server = await startFakeServer(misbehaviour);
  const page = await runText(server, ...blocks);
  return formatDiagnostics(page.problems);
}

afterEach(() => server?.stop());

describe.runIf(inNamespaces)('a page that is right', () => {
  it('passes, with variables, files and the folder living on from block to block', async () => {
    const problems = await problemsOf(
      [
        fence('json save title="data/policy.json"', '{"bucket": "{reader.bucket}"}'),
        fence('bash run', 'cd data', 'NAME=policy'),
        fence('bash run', 'node --print "JSON.parse(fs.readFileSync(\'$NAME.json\')).bucket"'),
        fence('text output', 'reports-…'),
        fence('js run title="write.mjs"', ...request('PUT', 'q1.csv')),
        fence('js run fails=NoSuchKey', ...request('GET', 'q2.csv')),
        fence('text output', '404 …'),
      ].map((block, at) => (at === 4 ? fence('bash run', 'cd ..') + block : block)),
    );
    expect(problems).toEqual([]);
  });

  it('waits for an effect that comes later', async () => {
    const count = ['echo again >> tries', 'wc --lines < tries'];
    expect(await problemsOf([fence('bash run eventually', ...count), fence('text output', '3')])).toEqual([]);
  });

  const asking = fence('bash run', 'read -r -p "Key: " KEY', 'printf "Name [None]: "; read -r NAME', 'echo "$NAME has $KEY" >> told');
  const talk = fence('text output answers', 'Key: {reader.profile}: x', 'Name [None]:');

  it('types what the reader answers', async () => {
    // `read -p` in bash shows its question only on a terminal.
    const shown = asking.replace('read -r -p "Key: " KEY', 'printf "Key: "; read -r KEY');
    expect(await problemsOf([shown, talk, fence('bash run', 'cat told'), fence('text output', ' has p: x')])).toEqual([]);
    await server?.stop();
    expect(await problemsOf([asking, talk])).toEqual([expect.stringMatching(new RegExp(`^${FILE}:7: expected this output`))]);
  });

  it('says what was exercised and what was not run', async () => {
    server = await startFakeServer();
    const page = await runText(
      server,
      fence('js run', ...request('PUT', 'a')),
      fence('bash norun="needs a console"', 'x'),
      fence('bash run', 'use {reader.otherAccessKeyId}'),
    );
    expect(page.blocks.map(({ result, operations }) => ({ result, operations }))).toEqual([
      { result: { kind: 'passed' }, operations: ['PutObject'] },
      { result: { kind: 'not-run', reason: 'needs a console' }, operations: [] },
      { result: { kind: 'not-run', reason: expect.stringContaining('S3_OTHER_ACCESS_KEY_ID') as string }, operations: [] },
    ]);
  });
});

describe.runIf(inNamespaces)('a page about a program', () => {
  const policy = (name: string): string =>
    fence(`json title="${name}.json"`, `{"Statement": [{"Sid": "${name}", "Effect": "Allow", "Resource": "{reader.bucket}"}]}`);
  const ask = fence('js run', 'console.log(await (await fetch("{brand.endpointUrl}/iam/program")).text());');
  const runProgram = async (blocks: string[], misbehaviour?: Misbehaviour) => {
    server = await startFakeServer(misbehaviour);
    return runBlocksOf(server, pageOf(blocks.join('\n'), 'integrations/test'));
  };

  it('runs with the key of a user who has the newest policy of the page and nothing else, and keeps the root key in the profile', async () => {
    const { problems } = await runProgram([
      policy('first'),
      fence('ini save title="program.env"', '{reader.accessKeyId} {reader.secretAccessKey}'),
      fence('bash run', 'cat program.env'),
      fence('text output', 'PROGRAM_KEY PROGRAM_SECRET'),
      ask,
      fence('text output', '…"Sid": "first", …"Resource": "reports-…'),
      policy('second'),
      ask,
      fence('text output', '…"Sid": "second", …"Resource": "reports-…'),
      fence('bash run', 'grep key_id ~/.aws/credentials | head -n 1'),
      fence('text output', 'aws_access_key_id = KEY'),
    ]);
    expect(formatDiagnostics(problems)).toEqual([]);
  });

  it('does not run where the server can have no such user', async () => {
    const { blocks } = await runProgram([policy('first'), fence('bash run', 'true'), fence('bash run', 'echo {reader.accessKeyId}')], {
      hasNoAccounts: true,
    });
    const reason = expect.stringContaining('needs an IAM user with this page’s policy') as string;
    expect(blocks.map(({ result }) => result)).toEqual([
      { kind: 'not-run', reason },
      { kind: 'not-run', reason },
    ]);
  });
});

describe.runIf(inNamespaces)('an access table', () => {
  const upload = fence('js run', ...request('PUT', 'a'));

  it.each<[string, string[], [line: number, message: string][]]>([
    ['right', ['root | GetObject | {reader.bucket}/a | allowed', 'anyone | PutObject | {reader.bucket}/a | refused'], []],
    [
      'right about an object',
      ['object: {reader.bucket}/a', 'root | PutObject | refused | kept', 'root | DeleteObject | allowed | lost'],
      [],
    ],
    [
      'wrong',
      ['root | GetObject | {reader.bucket}/a | refused', 'anyone | PutObject | {reader.bucket}/a | allowed'],
      [
        [8, 'root, GetObject: expected the error AccessDenied, but got success'],
        [9, 'anyone, PutObject: expected success, but got AccessDenied'],
      ],
    ],
    [
      'refused for another reason',
      ['root | PutObject | {reader.bucket}/a | refused NoSuchBucket'],
      [[8, 'expected the error NoSuchBucket, but got AccessDenied']],
    ],
    [
      'wrong about an object',
      ['object: {reader.bucket}/a', 'root | PutObject | refused | lost', 'root | DeleteObject | allowed | kept'],
      [
        [9, 'expected the object to be lost, but it was kept'],
        [10, 'expected the object to be kept, but it was lost'],
      ],
    ],
  ])('that is %s has a problem for each wrong row', async (_, rows, expected) => {
    const problems = await problemsOf([upload, fence('access run', ...rows)], { writesOnce: true });
    expect(problems).toEqual(
      expected.map(([line, message]) => expect.stringMatching(new RegExp(`^${FILE}:${line}: [^]*${message}`)) as string),
    );
  });

  it('needs no client of the page', async () => {
    const client = fence('bash run', "mkdir bin; printf '#!/bin/sh\\nkill -9 $PPID\\n' > bin/aws", 'chmod +x bin/aws; PATH=$PWD/bin:$PATH');
    const table = fence('access run', 'policy: s3:*', 'root | GetObject | {reader.bucket}/a | allowed');
    expect(await problemsOf([upload, client, table, fence('bash run', 'true')])).toEqual([]);
  });
});

describe.runIf(inNamespaces)('a page that is wrong is red, with file and line', () => {
  it.each<[string, string[], number, string]>([
    ['a broken flag', [fence('bash run', 'sort --no-such-flag /dev/null')], 1, 'the exit status was 2'],
    ['a failure that a later command hides', [fence('bash run', 'ls /no-such-folder', 'true')], 1, 'the exit status was 2'],
    ['a failure at the head of a pipe', [fence('bash run', 'ls /no-such-folder | cat')], 1, 'the exit status was 2'],
    ['a wrong expected output', [fence('bash run', 'echo one'), fence('text output', 'two')], 5, 'expected this output'],
    ['an output that says too little', [fence('bash run', 'echo one; echo two'), fence('text output', 'one')], 5, 'expected this output'],
    ['an expected error that does not occur', [fence('bash run fails=AccessDenied', 'true')], 1, 'AccessDenied, but the block succeeded'],
    ['an error other than the expected one', [fence('bash run fails=AccessDenied', 'echo NoSuchBucket; false')], 1, 'found another one'],
    ['a block that leaves the shell', [fence('bash run', 'exit 0')], 1, 'it ended the page’s shell'],
    ['a file outside of the folder', [fence('text save title="../../x"', 'x')], 1, 'is outside of the page’s folder'],
  ])('%s', async (_, blocks, line, message) => {
    const problems = await problemsOf(blocks);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${FILE}:${line}: `));
    expect(problems[0]).toContain(message);
  });

  it('an operation that silently does nothing', async () => {
    const blocks = [
      fence('js run', ...request('PUT', 'a')),
      fence('js run', ...request('DELETE', 'a')),
      fence('js run fails=NoSuchKey', ...request('GET', 'a')),
    ];
    expect(await problemsOf(blocks)).toEqual([]);
    await server?.stop();
    const problems = await problemsOf(blocks, { ignoresDelete: true });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${FILE}:13: expected the error NoSuchKey, but the block succeeded`));
  });

  it('a server that dies half-way', async () => {
    server = await startFakeServer({ diesAfter: 1 });
    const page = await runText(
      server,
      fence('js run', ...request('PUT', 'a')),
      fence('js run', ...request('GET', 'a')),
      fence('bash run', 'true'),
    );
    expect(page.blocks.map(({ result }) => result.kind)).toEqual(['passed', 'failed', 'failed']);
    expect(formatDiagnostics(page.problems)).toEqual([
      expect.stringMatching(new RegExp(`^${FILE}:7: [^]*The S3 server has stopped: radosgw ended`)),
    ]);
  });

  it('a bucket that the page leaves behind', async () => {
    server = await startFakeServer();
    server.buckets.add('reports-left');
    const page = await runText(server, fence('bash run', 'true'));
    expect(formatDiagnostics(page.problems)).toEqual([
      `${FILE}:1: expected the page to clean up, but it left these buckets behind (removed now): reports-left`,
    ]);
    expect(server.buckets.size).toBe(0);
  });
});

describe.runIf(inNamespaces)('what a page starts', () => {
  /** Returns whether there's a running process with this text in its command line. */
  const lives = (text: string): boolean =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/cmdline`))
      .some((name) => readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(text));

  it('is ended with it, in the background and in a session of its own too', async () => {
    server = await startFakeServer();
    const seconds = String(80_000 + process.pid);
    const running = runText(
      server,
      fence('bash run', `setsid sh -c 'touch begun; exec sleep ${seconds}' &`, 'until [ -e begun ]; do sleep 0.05; done; sleep 1'),
    );
    await expect.poll(() => lives(`sleep\0${seconds}`), { timeout: 20_000 }).toBe(true);
    expect((await running).problems).toEqual([]);
    await expect.poll(() => lives(`sleep\0${seconds}`), { timeout: 20_000 }).toBe(false);
  });
});
