import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatDiagnostics } from '../../lib/diagnostic';
import { fence, inNamespaces, runText, startFakeServer, type FakeServer } from '../testing/fake-server';
import { requireNamespaces } from './sandbox';

/** Blocks start programs, which can be slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));
const outside = mkdtempSync(path.join(os.tmpdir(), 'sandbox-test-'));
const secret = path.join(outside, 'credentials');
writeFileSync(secret, 'aws_secret_access_key = s3cr3t\n');

let server: FakeServer;
let sleeper: ChildProcess;
const service = net.createServer((connection) => connection.end('hello\n'));

beforeAll(async () => {
  server = await startFakeServer();
  sleeper = spawn('sleep', ['86399'], { stdio: 'ignore' });
  await once(service.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  sleeper.kill();
  service.close();
  await server.stop();
  rmSync(outside, { recursive: true });
});

const problemsOf = async (...blocks: string[]): Promise<string[]> => formatDiagnostics((await runText(server, ...blocks)).problems);
const port = (): number => (service.address() as AddressInfo).port;

/** Makes the block root in its own user namespace, in which it can mount. */
const NAMESPACE = 'unshare --user --map-root-user --mount';
/** The process that belongs to the namespaces above the block's. */
const FORWARDER = '$(pgrep --full forward.mjs)';

describe.runIf(inNamespaces)('a block', () => {
  it.each<[string, () => string]>([
    ['a file of whoever runs it', () => `cat ${secret}`],
    ['the home', () => `ls -A ${os.homedir()}`],
    ['the project', () => `cat ${root}package.json`],
    ['a folder of another program', () => `touch ${outside}/new && rm ${outside}/new`],
    ['processes', () => `grep --text --quiet '8639[9]' /proc/[0-9]*/cmdline`],
    ['services of this machine', () => `exec 5<>/dev/tcp/127.0.0.1/${port()}`],
  ])('does not reach %s, which is there', async (_, command) => {
    execFileSync('/bin/bash', ['-c', command()], { stdio: 'ignore' });
    expect(await problemsOf(fence('bash run', `if ${command()}; then echo reached; false; fi`))).toEqual([]);
  });

  it.each([
    ['writes a folder of the system', 'touch /usr/forged'],
    ['reads passwords of the machine', 'grep --quiet : /etc/shadow'],
    ['changes the packages', 'touch ../node_modules/forged'],
    ['changes its own script', 'touch ../meta/2.sh'],
    ['takes the protection of the system back', 'mount -o remount,bind,rw /usr'],
    ['takes the protection of the packages back', 'umount ../node_modules'],
    ['sets the kernel', 'mount -o remount,bind,rw /proc/sys || umount /proc/sys'],
    ['opens a disk', 'ls /dev/[hsv]d* /dev/nvme* /dev/mem'],
    ['talks to a daemon', 'ls /run/* /var/run/*'],
    ['reaches another network', 'timeout 5 bash -c "exec 5<>/dev/tcp/192.0.2.1/80"'],
    ['mounts the control groups', `${NAMESPACE} --cgroup mount -t cgroup2 none ../home`],
    ['mounts the control groups of version 1', `${NAMESPACE} --cgroup mount -t cgroup -o memory none ../home`],
    ['mounts the control groups of its own', 'mount -t cgroup2 none ../home || mount -t cgroup -o memory none ../home'],
    [
      'takes the limit of control groups back',
      'mount -o remount,bind,rw /proc/sys && echo 9 > /proc/sys/user/max_cgroup_namespaces || unshare --cgroup true',
    ],
    ['mounts the devices of the kernel', `${NAMESPACE} --net mount -t sysfs none ../home`],
    [
      'mounts the tracing of the kernel',
      'mount -t tracefs none ../home || mount -t debugfs none ../home || mount -t securityfs none ../home',
    ],
    ['mounts a second /proc', `${NAMESPACE} --pid --fork mount -t proc none ../home`],
    ['opens descriptors of the forwarder', `readlink "/proc/${FORWARDER}/fd/1"`],
    ['reads the environment of the forwarder', `head --bytes=1 "/proc/${FORWARDER}/environ"`],
    [
      'traces the forwarder',
      `python3 -c 'import ctypes, sys; sys.exit(ctypes.CDLL(None).ptrace(16, int(sys.argv[1]), 0, 0) != 0)' "${FORWARDER}"`,
    ],
    [
      'enters the namespaces of the forwarder',
      `nsenter --target "${FORWARDER}" --user true || nsenter --target "${FORWARDER}" --mount true`,
    ],
    ['kills the first process', 'kill -9 1 && sleep 1 && ! kill -0 1'],
  ])('%s in vain', async (_, command) => {
    expect(await problemsOf(fence('bash run', `if ${command}; then echo reached; false; fi`))).toEqual([]);
  });

  it.each([
    ['its descriptor', 'echo 0 >&3; sleep 1; false'],
    ['the copy that bash keeps', 'for fd in {3..30}; do echo 0 >&$fd; done 2> /dev/null; sleep 1; false'],
    ['a file of its descriptors', 'for fd in /proc/$$/fd/*; do echo 0 > $fd; done 2> /dev/null; sleep 1; false'],
    ['a process in the background', '(sleep 1; echo 0 >&3) & false'],
  ])('does not report a status by %s', async (_, command) => {
    expect(await problemsOf(fence('bash run', command))).not.toEqual([]);
  });

  it('leaves nothing in the project, though it writes where that stands', async () => {
    const file = path.join(root, 'forged-by-a-block');
    expect(await problemsOf(fence('bash run', `mkdir --parents ${root}; echo x > ${file}`))).toEqual([]);
    expect([existsSync(file), readdirSync(outside)]).toEqual([false, ['credentials']]);
  });

  it('sends the runner nowhere by a link, neither to read nor to write', async () => {
    const problems = await problemsOf(
      fence('bash run', `ln -s ${outside} data; ln -s ${secret} ../out/3`),
      fence('text save title="data/credentials"', 'forged'),
      fence('bash run', 'true'),
      fence('text output', 'nothing'),
    );
    expect(problems).not.toEqual([]);
    expect(problems.join('\n')).not.toContain('s3cr3t');
    expect(readFileSync(secret, 'utf8')).toContain('s3cr3t');
  });

  it('has a home, the packages and the S3 server', async () => {
    const problems = await problemsOf(
      fence('bash run', 'cd; touch x; cd -', 'ls ../node_modules/typescript > /dev/null', 'ls -A ~'),
      fence('text output', '…', 'x'),
      fence('js run', 'console.log((await fetch("{brand.endpointUrl}/")).status);'),
      fence('text output', '200'),
    );
    expect(problems).toEqual([]);
  });
});

it('says what to do where a machine gives no namespaces', () => {
  vi.stubEnv('PATH', '/nonexistent');
  expect(() => requireNamespaces()).toThrow('sysctl');
  vi.unstubAllEnvs();
});
