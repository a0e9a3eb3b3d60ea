/** Checks the monitoring page: its table, rules, and scripts, and the complete setup with real programs that are killed. */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { readPage } from '../../../content';
import { codeOf } from '../testing/page-code';
import { isCi, missingOf } from '../testing/installed';
import { GATEWAYS, NODES, setUp, type SetUp } from './testing/set-up';

const page = readPage('composer', 'operations/monitoring', { siteDir: process.cwd() });
if (!page) throw new Error('expected the page composer/operations/monitoring.md');
const source = page.source;

/** @returns the text of the file with this title on the monitoring page */
const file = (title: string): string => `${codeOf('operations/monitoring', `title="${title}"`)}\n`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'monitoring-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('raises each alarm in the table, with its severity and delay', () => {
  interface Rule {
    readonly alert: string;
    readonly for?: string;
    readonly labels: { readonly severity: string };
  }
  const { groups } = parse(file('swarm.rules.yml')) as { groups: readonly { rules: readonly Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const rows = [...source.matchAll(/^\| `(\w+)` \| (.*?) \| `(\w+)` \|/gm)];
  const table = rows.map(([, alert = '', fires = '', severity = '']) => {
    const [, count, unit] = /for (\d+) (minute|hour)/.exec(fires) ?? [];
    return { alert, severity, for: unit && `${count}${unit[0]}` };
  });
  const sorted = <T extends { alert: string }>(list: readonly T[]): T[] => list.toSorted((a, b) => a.alert.localeCompare(b.alert));
  expect(sorted(table)).toEqual(sorted(rules.map((rule) => ({ alert: rule.alert, severity: rule.labels.severity, for: rule.for }))));
});

it.each(['Each gateway host', 'Each storage node'])('needs the ports that the matrix of hardening opens: %s', (machine) => {
  const [, needed] = new RegExp(`^\\| ${machine} \\|.*\\| (TCP [\\d, ]+) \\|$`, 'm').exec(source) ?? [];
  const hardening = readPage('composer', 'operations/hardening', { siteDir: process.cwd() })?.source;
  expect(hardening).toContain(`| Monitoring machine | ${machine} | ${needed} |`);
});

it('sends each alarm about a gateway host to the entry for it', () => {
  const rows = source.match(/^\| `(?:Gateway(?:MemoryLow|Overloaded)|OutOfMemory)` .*$/gm);
  expect(rows).toHaveLength(3);
  for (const row of rows ?? []) expect(row).toContain('troubleshooting.md#gateway-overload)');
});

const PROGRAMS = [
  { name: 'promtool', package: 'prometheus' },
  ...['prometheus', 'prometheus-alertmanager', 'prometheus-blackbox-exporter', 'prometheus-node-exporter', 'python3'].map((name) => ({
    name,
    package: name,
  })),
];
const missing = missingOf(PROGRAMS);
if (isCi && missing.length > 0) throw new Error(missing.join('\n'));

// Outside continuous integration, these tests are skipped on a machine without the programs.
describe.skipIf(missing.length > 0)('with the programs', () => {
  it('has rules that fire when they should', async () => {
    writeFileSync(path.join(folder, 'swarm.rules.yml'), file('swarm.rules.yml'));
    cpSync(path.join(import.meta.dirname, 'swarm.rules.test.yml'), path.join(folder, 'swarm.rules.test.yml'));
    // This takes seconds, during which the worker must be able to respond to Vitest. A failure rejects with promtool's message.
    const { stdout } = await promisify(execFile)('promtool', ['test', 'rules', 'swarm.rules.test.yml'], { cwd: folder });
    expect(stdout).toContain('SUCCESS');
  });

  const online = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `a-${id}`, online: true }));
  const two = [...online(1), { id: 'b', online: false }];

  it.each([
    ['a list', 'online', two, { online: 1, offline: 1 }],
    [
      'words',
      { status: 'ONLINE' },
      { agents: [{ state: 'online' }, { status: { state: 'warning' } }, { status: 'pending' }] },
      { online: 1, warning: 1, pending: 1 },
    ],
    ['false before the word of its node', 'online', [{ online: false, node: { status: 'online' } }], { offline: 1 }],
    ['false before its own word', 'online', [{ online: false, status: 'online' }], { offline: 1 }],
    ['a feature with the name of a state', 'online', [{ features: ['online'] }], { unknown: 1 }],
    ['a class with the name of a state', { name: 'error', status: 'online' }, two, { online: 1, offline: 1 }],
  ])('reads %s', (_case, status, agents, expected) => {
    expect(exported(status, [agents])).toMatchObject({ failed: false, counts: expected, status: 'online' });
  });

  it.each([
    ['no agents', 'online', []],
    ['null', 'online', null],
    ['a wrapper that it does not know', 'online', { data: { agents: two } }],
    ['two lists', 'online', { agents: two, nodes: [] }],
    ['names of agents only', 'online', ['a-1']],
    ['no state of the class', { name: 'error' }, two],
    ['another word', { status: 'splendid' }, two],
    ['a word in a list', [{ status: 'online' }], two],
  ])('fails on %s, and writes nothing', (_case, status, agents) => {
    expect(exported(status, [agents])).toEqual({ failed: true, counts: {}, status: undefined });
  });

  it.each(['echo', 'false'])('fails on the command line %s, and writes nothing', (cli) => {
    expect(exported('online', [two], [], cli)).toEqual({ failed: true, counts: {}, status: undefined });
  });

  it('reads every page of the list, and shows what it does not read', () => {
    const all = [...online(177), ...Array.from({ length: 3 }, (_, id) => ({ id: `b-${id}`, online: false }))];
    const pages = [all.slice(0, 100), all.slice(100), []];
    expect(exported('online', pages, ['100'])).toMatchObject({ counts: { online: 177, offline: 3, planned: 180 } });
    expect(exported('online', pages)).toMatchObject({ counts: { online: 100, planned: 180 } });
    // A command-line program that doesn't support paging returns the same list again.
    expect(exported('online', [two, two, two], ['100'])).toMatchObject({ counts: { online: 1, offline: 1 } });
  });

  it('detects a disk that can be written to', () => {
    writeFileSync(path.join(folder, 'agent-disks.sh'), file('agent-disks.sh'));
    const target = path.join(folder, 'agent-disks.prom');
    spawnSync('sh', [path.join(folder, 'agent-disks.sh'), target, '/dev/shm', '/proc', folder]);
    const line = (disk: string, written: number): string => `agent_disk_written{mountpoint="${disk}"} ${written}\n`;
    expect(readFileSync(target, 'utf8')).toBe(line('/dev/shm', 1) + line('/proc', 0) + line(folder, 0));
  });

  /** Runs the exporter script from the page on the output of a fake command-line program. */
  function exported(status: unknown, pages: readonly unknown[], perPage: readonly string[] = [], cli = path.join(folder, 'fake-cli')) {
    const target = path.join(folder, 'exported.prom');
    rmSync(target, { force: true });
    writeFileSync(path.join(folder, 'swarm-state.py'), file('swarm-state.py'));
    writeFileSync(path.join(folder, 'rc-1'), JSON.stringify(status));
    pages.forEach((page, index) => writeFileSync(path.join(folder, `agent-${index + 1}`), JSON.stringify(page)));
    const number = 'page=1; for word; do [ "$last" = --page ] && page=$word; last=$word; done';
    writeFileSync(path.join(folder, 'fake-cli'), `#!/bin/sh\n${number}\nexec cat "${folder}/$1-$page"\n`, { mode: 0o755 });
    const run = spawnSync('python3', [path.join(folder, 'swarm-state.py'), cli, 'swarm', 'class', '180', target, ...perPage]);
    const text = run.status === 0 ? readFileSync(target, 'utf8') : '';
    const counts = [...text.matchAll(/^swarm_agents(?:_planned)?\{class="class"(?:,state="(\w+)")?\} ([1-9]\d*)$/gm)];
    return {
      failed: run.status !== 0,
      counts: Object.fromEntries(counts.map(([, state = 'planned', count]) => [state, Number(count)])),
      status: /^swarm_class_state\{class="class",state="(\w+)"\} 1$/m.exec(text)?.[1],
    };
  }
});

describe.skipIf(missing.length > 0)('as it is printed', () => {
  let running: SetUp;
  beforeAll(async () => {
    running = await setUp(mkdtempSync(path.join(folder, 'set-up-')), file);
  });
  afterAll(() => running.end());

  const PATIENCE = { timeout: 30_000, interval: 200 };
  /** Alarms that a busy test machine can trigger. */
  const OWN_LOAD = 'GatewayOverloaded|GatewayMemoryLow|OutOfMemory';

  /** Performs an action and waits until these alarms start or are repeated. */
  async function arrive(done: () => unknown, ...wanted: readonly { readonly receiver: string; readonly labels: object }[]): Promise<void> {
    await done();
    const since = running.alarms.length;
    await vi.waitFor(() => {
      const arrived = running.alarms.slice(since).filter(({ status }) => status === 'firing');
      expect(arrived).toEqual(
        expect.arrayContaining(
          wanted.map(
            ({ receiver, labels }) =>
              expect.objectContaining({ receiver: `/${receiver}`, labels: expect.objectContaining(labels) as object }) as object,
          ),
        ),
      );
    }, PATIENCE);
  }
  const pages = (alertname: string, labels = {}) => ({ receiver: 'paging', labels: { alertname, ...labels } });
  const tickets = (alertname: string, labels = {}) => ({ receiver: 'tickets', labels: { alertname, ...labels } });
  const heartbeats = (): number => running.alarms.filter(({ receiver }) => receiver === '/heartbeat').length;

  /** Waits until no heartbeat has arrived for five heartbeat intervals. */
  async function heartbeatStops(): Promise<void> {
    let last = { count: heartbeats(), at: Date.now() };
    await vi.waitFor(() => {
      if (heartbeats() !== last.count) last = { count: heartbeats(), at: Date.now() };
      expect(Date.now() - last.at).toBeGreaterThan(5_000);
    }, PATIENCE);
  }

  it('has only a heartbeat while all is well', async () => {
    await arrive(() => undefined, { receiver: 'heartbeat', labels: { alertname: 'Watchdog' } });
    await vi.waitFor(async () => {
      expect(await running.ask('up == 1')).toHaveLength(15);
      expect(await running.ask(`ALERTS{alertname!~"Watchdog|${OWN_LOAD}"}`)).toEqual([]);
    }, PATIENCE);
  });

  it('raises alarms for what the swarm reports', async () => {
    await arrive(() => running.tell('warning', 2, 1), pages('ClassReduced'), tickets('AgentsMissing'));
    await arrive(() => running.tell('online', 2, 0), tickets('AgentsNotListed'));
    await arrive(() => running.tell('error', 3, 0), pages('ClassUnreadable'));
  });

  it('raises an alarm if the state is not read because its exporter or its host is down', async () => {
    await arrive(() => running.kill('swarm-state.py'), pages('SwarmStateStale', { class: 'class' }));
    await arrive(() => running.kill('node_exporter'), tickets('HostUnwatched'), pages('SwarmStateStale', { class: 'class' }));
  });

  it('raises an alarm if a storage node is down', async () => {
    const [node] = NODES;
    await arrive(
      () => running.kill(`node_exporter ${node}`, `agent ${node}`),
      tickets('HostUnwatched', { instance: `${node}:29100` }),
      ...GATEWAYS.map((gateway) => tickets('AgentPortClosed', { gateway, instance: `${node}:29000` })),
    );
    await arrive(() => running.kill('agent-disks.sh'), tickets('DiskTestMissing'));
  });

  it('raises alarms if a gateway is down, then its host, then the endpoint', async () => {
    const [first, second] = GATEWAYS;
    const down = tickets('GatewayDown', { instance: `https://${first}:20443/` });
    await arrive(() => running.kill(`gateway ${first}`), down);
    await arrive(
      () => running.kill(`node_exporter ${first}`, `blackbox_exporter ${first}`),
      down,
      tickets('HostUnwatched', { instance: `${first}:29100` }),
      tickets('AgentPortsUnwatched', { gateway: first }),
    );
    await arrive(() => running.kill(`gateway ${second}`, 'endpoint'), pages('EndpointDown'));
  });

  it('raises an alarm if nothing checks the endpoint', async () => {
    await arrive(() => running.kill('blackbox_exporter'), pages('EndpointUnwatched'));
  });

  it('falls silent for the heartbeat when Alertmanager or Prometheus dies', async () => {
    await running.kill('alertmanager');
    await heartbeatStops();
    await arrive(() => running.start('alertmanager'), { receiver: 'heartbeat', labels: { alertname: 'Watchdog' } });
    await running.kill('prometheus');
    await heartbeatStops();
  });
});
