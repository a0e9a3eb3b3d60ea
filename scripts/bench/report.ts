/** A run's report, as Markdown for people. Numbers are medians. */
import type { BuildCost, BuildCosts } from './build-cost';
import { CPU_SLOWDOWN, LEVEL, PAGES_IN_A_ROW, pages, phone, QUERY, REST_MS } from './conditions';
import { median } from './median';
import type { Kind, Link } from './network';
import type { BuiltSite } from './peers';
import type { Measured, Run } from './run';
import type { Visit } from './visit';

export interface Reported {
  readonly kind: Kind;
  readonly link: Link;
  readonly compared: readonly BuiltSite[];
  readonly run: Run;
  readonly builds: BuildCosts | undefined;
}

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const whole = (value: number): string => (Number.isNaN(value) ? '–' : NUMBER.format(value));
const kB = (bytes: number): string => (Number.isNaN(bytes) ? '–' : (bytes / 1000).toFixed(1));
const shift = (value: number): string => (value < 0.0005 ? '0' : value.toFixed(3));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

const NETWORKS: Readonly<Record<Kind, string>> = {
  packets:
    'Every IP packet is delayed and paced between two network namespaces, so connections need time for TCP, TLS, and slow start (Linux: CUBIC, initial window of 10 packets).',
  emulated:
    'Chromium emulates the network: it delays each response by the round trip. Connections open immediately, and their initial window has no limit.',
};

function conditions({ kind, link, compared, run }: Reported): string {
  const { viewport, deviceScaleFactor } = phone;
  const { before, after, cores } = run.load;
  const notes = compared.map(({ title, notes }) => `${title}: ${notes}`).join('; ');
  return [
    `Medians of ${Object.values(run.sites)[0]?.coldMs.length} cold visits, interleaved; headless Chromium ${run.browser} as a phone of ${viewport.width} × ${viewport.height} px at ${deviceScaleFactor}.`,
    `Connection: ${link.roundTripMs} ms round trip, ${link.downKbit} kbit/s down, ${link.upKbit} kbit/s up. ${NETWORKS[kind]}`,
    `HTTP/2 with TLS 1.3 in records of one packet, Brotli 11. The main thread runs ${CPU_SLOWDOWN} times slower; but not workers and painting.`,
    `The peers have the pages' Markdown versions in both languages and the same sidebars, but no diagrams. As their documentation recommends, every page loads the styles of KaTeX or MathJax. ${notes}.`,
    `1 KB is 1,000 bytes as sent, including headers. Load on this machine (${cores} cores): ${before.toFixed(1)} before, ${after.toFixed(1)} after.`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

/** One row for each page and site. */
function visits({ compared, run }: Reported, cells: (visits: readonly Visit[]) => string[]): string[][] {
  return Object.keys(pages).flatMap((page) =>
    compared.map(({ name, title }) => [`${page}: ${title}`, ...cells(run.sites[name]?.visits[page] ?? [])]),
  );
}

const of = <Item>(items: readonly Item[], value: (item: Item) => number): number => median(items.map(value));

function firstSight(reported: Reported): string {
  const rows = visits(reported, (all) => [
    whole(of(all, ({ fcpMs }) => fcpMs)),
    whole(of(all, ({ lcpMs }) => lcpMs)),
    whole(of(all, ({ blockedMs }) => blockedMs)),
    kB(of(all, ({ bytes }) => bytes)),
    whole(of(all, ({ requests }) => requests)),
    shift(of(all, (visit) => visit.shift)),
  ]);
  return table(['', 'FCP ms', 'LCP ms', 'blocked ms', 'KB', 'requests', 'shift'], rows);
}

function wholeReading(reported: Reported): string {
  const rows = visits(reported, (all) => {
    const blocking = all.at(-1)?.blocking ?? [];
    return [
      kB(of(all, ({ readBytes }) => readBytes)),
      whole(of(all, ({ readRequests }) => readRequests)),
      whole(of(all, ({ blockedAfterTouchMs }) => blockedAfterTouchMs)),
      kB(of(all, ({ htmlBytes }) => htmlBytes)),
      kB(blocking.reduce((sum, { bytes }) => sum + bytes, 0)),
      blocking.map((file) => `\`${file.path}\` ${kB(file.bytes)}`).join(', ') || 'none',
    ];
  });
  return table(
    ['', 'KB after reading to the end', 'requests', 'blocked ms after a tap on the title', 'HTML KB', 'blocking KB', 'blocking files'],
    rows,
  );
}

function intents({ compared, run }: Reported): string {
  const rows = compared.map(({ name, title }) => {
    const { searches, afterRestMs, coldMs, memory } = run.sites[name] as Measured;
    const growth = memory && memory.lastBytes / memory.firstBytes - 1;
    const heap = memory === undefined ? '–' : `${kB(memory.firstBytes / 1000)} → ${kB(memory.lastBytes / 1000)}`;
    return [
      title,
      whole(of(searches, ({ usableMs }) => usableMs)),
      whole(of(searches, ({ firstHitMs }) => firstHitMs)),
      whole(of(searches, (search) => search.blockedMs)),
      kB(of(searches, ({ bytes }) => bytes)),
      whole(median(afterRestMs)),
      whole(median(coldMs)),
      heap,
      growth === undefined ? '–' : growth <= LEVEL ? 'yes' : `no, grew by ${(100 * growth).toFixed(0)} %`,
    ];
  });
  const head = [
    '',
    'search usable ms',
    `first hit of “${QUERY}” ms`,
    'blocked ms for both',
    'KB for both',
    `next page after ${REST_MS} ms of rest, ms`,
    'next page cold, ms',
  ];
  return table([...head, `heap MB, before and after ${PAGES_IN_A_ROW} pages`, 'level'], rows);
}

function building({ compared, builds }: Reported): string {
  const row = (what: string, { cpuSeconds, pages }: BuildCost): string[] => [
    `ours, ${what}: ${whole(pages)} HTML files`,
    whole(cpuSeconds),
  ];
  const own = builds === undefined ? [] : [row('today', builds.today), row('ten times the pages', builds.tenfold)];
  const peers = compared.flatMap(({ title, build }) => (build === undefined ? [] : [[title, whole(build.cpuSeconds)]]));
  const written = builds && `A change is on the page of the writer's server after ${whole(builds.writerMs)} ms.`;
  return [table(['build of both languages, cold', 'CPU s'], [...own, ...peers]), ...(written ? [written] : [])].join('\n\n');
}

export function report(reported: Reported): string {
  return [conditions(reported), firstSight(reported), wholeReading(reported), intents(reported), building(reported)].join('\n\n');
}
