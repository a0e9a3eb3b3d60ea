/**
 * `npm run bench:site` measures what the built site costs its readers, compared with other generators' sites with the same text, in one
 * interleaved run. It prints a report in Markdown and writes the measurements as JSON. README.md lists the options.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadBrand } from '../../src/brand/plugin';
import { ensureChromium } from '../testing/find-chromium';
import { buildCosts } from './build-cost';
import { slow4G, VISITS } from './conditions';
import { whyNotPackets, within, type Kind } from './network';
import { buildPeer, peerNames, type BuiltSite } from './peers';
import { report } from './report';
import type { Job, Run } from './run';
import { readSource } from './text';

const root = path.join(__dirname, '../..');
const build = path.join(root, 'build');

const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    cache: { type: 'string', default: path.join(tmpdir(), 'ds3-docs-bench') },
    network: { type: 'string', default: 'packets' },
    out: { type: 'string', default: path.join(root, 'test-results/bench.json') },
    'round-trip': { type: 'string', default: String(slow4G.roundTripMs) },
    sites: { type: 'string', default: peerNames.join() },
    markdown: { type: 'string', default: build },
    visits: { type: 'string', default: String(VISITS) },
  },
});

/** The requested kind of network, or the kind that the machine supports. */
function networkKind(): Kind {
  if (values.network === 'emulated') return 'emulated';
  if (values.network !== 'packets') throw new Error(`--network is ${values.network}; expected packets or emulated`);
  const reason = whyNotPackets();
  if (reason === undefined) return 'packets';
  console.error(`bench: this machine can’t shape packets, so Chromium emulates the network. ${reason}`);
  return 'emulated';
}

function positive(name: 'visits' | 'round-trip'): number {
  const value = Number(values[name]);
  if (value > 0) return value;
  throw new Error(`--${name} is ${values[name]}; expected a positive number`);
}

async function sites(): Promise<BuiltSite[]> {
  if (!existsSync(path.join(build, 'index.html'))) throw new Error('there is no build/index.html. Build the site first: npm run build');
  const wanted = values.sites.split(',').map((name) => {
    const peer = peerNames.find((known) => known === name);
    if (peer === undefined) throw new Error(`--sites contains ${name}; expected one or more of ${peerNames.join()}`);
    return peer;
  });
  const source = await readSource(root, build, values.markdown);
  const built: BuiltSite[] = [{ name: 'ours', title: 'ours', folder: build, notes: 'own search' }];
  for (const name of wanted) built.push(await buildPeer(name, values.cache, source, loadBrand(root).brand.siteUrl));
  return built;
}

/** Runs the measuring program in the browser's network namespace. */
function measure(job: Job): Run {
  const node = [process.execPath, ...process.execArgv, path.join(__dirname, 'run.ts'), JSON.stringify(job)];
  const { status } = spawnSync('env', [...within(job.kind), ...node], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the run failed, for the reason above');
  return JSON.parse(readFileSync(job.out, 'utf8')) as Run;
}

async function main(): Promise<void> {
  const kind = networkKind();
  const link = { ...slow4G, roundTripMs: positive('round-trip') };
  const compared = await sites();
  mkdirSync(path.dirname(values.out), { recursive: true });
  const job: Job = { kind, link, rounds: positive('visits'), chromium: ensureChromium().path, sites: compared, out: values.out };
  const run = measure(job);
  const builds = values.build ? await buildCosts(root, job.chromium) : undefined;
  writeFileSync(values.out, `${JSON.stringify({ date: new Date().toISOString(), kind, link, compared, builds, ...run }, null, 1)}\n`);
  console.log(`\n${report({ kind, link, compared, run, builds })}`);
  console.log(`\nEvery single measurement: ${path.relative(process.cwd(), values.out)}`);
}

main().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
