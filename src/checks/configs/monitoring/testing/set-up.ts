/** Sets up swarm monitoring on the loopback network as the page describes it, with real programs and a fake swarm. */
import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { certificate } from '../../testing/programs';
import { env } from '../../testing/installed';

/** Network prefix. Each run uses a different part of the loopback network, so that parallel runs don't interfere. */
const NETWORK = `127.${randomInt(16, 255)}`;
const MONITORING = `${NETWORK}.0.1`;
const ENDPOINT = `${NETWORK}.2.10`;
export const GATEWAYS = [`${NETWORK}.2.11`, `${NETWORK}.2.12`] as const;
export const NODES = [`${NETWORK}.1.11`, `${NETWORK}.1.12`, `${NETWORK}.1.13`] as const;

/** Replaces the addresses on the page with loopback addresses, and the ports with unused ones. */
const here = (text: string): string =>
  text
    .replace(/\b(?:10\.10|192\.0|127\.0)\.(\d+\.\d+)/g, `${NETWORK}.$1`)
    .replaceAll('https://s3.storage.example.com/', `https://${ENDPOINT}/`)
    .replace(/(https:\/\/127[\d.]+)\//g, '$1:20443/')
    .replace(/:(9\d{3})\b/g, ':2$1')
    .replace(/https:\/\/(\w+)\.example\.com\/EXAMPLE-TOKEN/g, `http://${MONITORING}:29999/$1`);

/** Shortens the durations in a file to one second, and the durations in rule expressions to five seconds. */
const quick = (text: string): string => text.replace(/\b(for|\w+_interval|group_wait): \d+[smhd]/g, '$1: 1s').replaceAll('15 * 60', '5');

/** A component that can be started and killed. @returns a function that kills it without a clean shutdown */
type Part = () => Promise<() => unknown>;

const program =
  (log: string, command: string, ...args: readonly string[]): Part =>
  async () => {
    const output = openSync(log, 'a');
    const child = spawn(command, args, { env, stdio: ['ignore', output, output] });
    const ended = once(child, 'exit');
    await once(child, 'spawn');
    return () => (child.kill('SIGKILL'), ended);
  };

const server =
  (make: () => Server, host: string, port: number): Part =>
  async () => {
    const listening = make().listen(port, host);
    await once(listening, 'listening');
    return () => listening.close();
  };

/** Runs a command every second, as cron does every minute. If the command fails, its metrics become stale, which triggers an alarm. */
const cron =
  (command: string, ...args: readonly string[]): Part =>
  () => {
    const timer = setInterval(() => execFile(command, args, () => undefined), 1000);
    return Promise.resolve(() => clearInterval(timer));
  };

/** An alarm in the format that a receiver gets. */
interface Alarm {
  readonly receiver: string;
  readonly status: 'firing' | 'resolved';
  readonly labels: Readonly<Record<string, string>>;
}

/** Creates a webhook server that adds incoming alarms to the list. */
function receiver(alarms: Alarm[]): Server {
  return createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { alerts } = JSON.parse(Buffer.concat(parts).toString()) as { alerts: readonly Omit<Alarm, 'receiver'>[] };
      alarms.push(...alerts.map(({ status, labels }) => ({ receiver: request.url ?? '', status, labels })));
      response.end();
    });
  });
}

/** Returns the programs of all machines, which use the files in the folder. @param cert certificate that the probes trust */
function programs(folder: string, cert: string): Readonly<Record<string, Part>> {
  const at = (name: string): string => path.join(folder, name);
  const run = (command: string, ...args: readonly string[]): Part => program(at('log'), command, ...args);
  const listen = (address: string, port: number): string => `--web.listen-address=${address}:${port}`;
  const collectors = ['textfile', 'cpu', 'loadavg', 'meminfo', 'vmstat', 'filesystem'].map((name) => `--collector.${name}`);
  const nodeExporter = (role: string, address: string): Part => {
    const options = ['--collector.disable-defaults', ...collectors, `--collector.textfile.directory=${at(role)}`];
    return run('prometheus-node-exporter', listen(address, 29100), ...options);
  };
  const trusting = ['env', `SSL_CERT_FILE=${cert}`] as const;
  const blackbox = (address: string): Part =>
    run(...trusting, 'prometheus-blackbox-exporter', `--config.file=${at('blackbox.yml')}`, listen(address, 29115));
  const tsdb = [`--storage.tsdb.path=${at('prometheus')}`, '--rules.alert.resend-delay=1s'];
  const single = [`--storage.path=${at('alertmanager')}`, '--cluster.listen-address='];
  return {
    node_exporter: nodeExporter('monitoring', MONITORING),
    blackbox_exporter: blackbox(MONITORING),
    prometheus: run('prometheus', `--config.file=${at('prometheus.yml')}`, listen(MONITORING, 29090), ...tsdb),
    alertmanager: run('prometheus-alertmanager', `--config.file=${at('alertmanager.yml')}`, listen(MONITORING, 29093), ...single),
    ...Object.fromEntries(GATEWAYS.map((address) => [`node_exporter ${address}`, nodeExporter('gateway', address)])),
    ...Object.fromEntries(GATEWAYS.map((address) => [`blackbox_exporter ${address}`, blackbox(address)])),
    ...Object.fromEntries(NODES.map((address) => [`node_exporter ${address}`, nodeExporter('storage', address)])),
  };
}

export interface SetUp {
  /** Alarms that the receivers got, starting with the oldest. */
  readonly alarms: readonly Alarm[];
  /** Kills these components immediately. */
  readonly kill: (...parts: readonly string[]) => Promise<void>;
  readonly start: (part: string) => Promise<void>;
  /** Sets the status that the fake command-line program reports for the class and its agents. */
  readonly tell: (status: string, online: number, offline: number) => void;
  /** Queries Prometheus. @returns the labels of the series found */
  readonly ask: (query: string) => Promise<readonly Readonly<Record<string, string>>[]>;
  readonly end: () => Promise<void>;
}

/** @param file returns the text of the file with this title on the page */
export async function setUp(folder: string, file: (title: string) => string): Promise<SetUp> {
  const at = (name: string): string => path.join(folder, name);
  for (const title of ['prometheus.yml', 'swarm.rules.yml', 'alertmanager.yml', 'blackbox.yml', 'swarm-state.py', 'agent-disks.sh'])
    writeFileSync(at(title), quick(here(file(title))));
  for (const name of ['monitoring', 'gateway', 'storage']) mkdirSync(at(name));
  const { key, cert } = certificate(
    folder,
    [ENDPOINT, ...GATEWAYS].map((address) => `IP:${address}`).join() + ',DNS:s3.storage.example.com',
  );

  const alarms: Alarm[] = [];
  writeFileSync(at('cli'), `#!/bin/sh\ncat "${folder}/$1.json"\n`, { mode: 0o755 });
  const tell: SetUp['tell'] = (status, online, offline) => {
    const agents = Array.from({ length: online + offline }, (_, id) => ({ id, online: id < online }));
    writeFileSync(at('rc.json'), JSON.stringify({ status }));
    writeFileSync(at('agent.json'), JSON.stringify({ agents }));
  };
  tell('online', 3, 0);

  const tls = { key: readFileSync(key), cert: readFileSync(cert) };
  const s3 = (): Server => createHttpsServer(tls, (_, response) => response.writeHead(403).end());
  const agent = (): Server => createServer((socket) => socket.end());
  const parts: Readonly<Record<string, Part>> = {
    ...programs(folder, cert),
    receiver: server(() => receiver(alarms), MONITORING, 29999),
    endpoint: server(s3, ENDPOINT, 20443),
    ...Object.fromEntries(GATEWAYS.map((address) => [`gateway ${address}`, server(s3, address, 20443)])),
    ...Object.fromEntries(NODES.map((address) => [`agent ${address}`, server(agent, address, 29000)])),
    'swarm-state.py': cron('python3', at('swarm-state.py'), at('cli'), 'swarm', 'class', '3', at('monitoring/swarm.prom')),
    'agent-disks.sh': cron('sh', at('agent-disks.sh'), at('storage/agent-disks.prom'), '/dev/shm'),
  };
  const running = new Map<string, () => unknown>();
  const start = async (name: string): Promise<void> => {
    const part = parts[name];
    if (!part) throw new Error(`there is no part ${name}; expected one of: ${Object.keys(parts).join(', ')}`);
    running.set(name, await part());
  };
  const kill = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await running.get(name)?.();
      running.delete(name);
    }
  };
  await Promise.all(Object.keys(parts).map(start));
  return {
    alarms,
    start,
    kill,
    tell,
    ask: async (query) => {
      const answer = await fetch(`http://${MONITORING}:29090/api/v1/query?query=${encodeURIComponent(query)}`);
      const { data } = (await answer.json()) as { data: { result: readonly { metric: Readonly<Record<string, string>> }[] } };
      return data.result.map(({ metric }) => metric);
    },
    end: () => kill(...running.keys()),
  };
}
