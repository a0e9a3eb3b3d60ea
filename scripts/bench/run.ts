/**
 * The measuring part of the benchmark is a separate program: `index.ts` starts it in the browser's network namespace with a `Job` as its
 * argument. The run is interleaved: each round visits every page of every site once, so that a busy moment of the machine affects all of
 * them equally. The first round only warms up the disk and the server, and isn't counted.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Browser } from '@playwright/test';
import { launch, type Conditions } from './browser';
import { PAGE_OF_INTENTS, pages, parts } from './conditions';
import { memory, nextPage, search, type Memory, type Search } from './intents';
import { startServers, type Kind, type Link } from './network';
import { visit, type Visit } from './visit';

export interface Job {
  readonly kind: Kind;
  readonly link: Link;
  readonly rounds: number;
  readonly chromium: string;
  readonly sites: readonly { readonly name: string; readonly folder: string }[];
  /** File to which the `Run` is written. */
  readonly out: string;
}

/** A site's measurements. */
export interface Measured {
  /** Visits, keyed by page name. */
  readonly visits: Record<string, Visit[]>;
  /** Search measurements; empty for a site without search. */
  readonly searches: Search[];
  /** Times from the click to the next page, in ms. */
  readonly afterRestMs: number[];
  readonly coldMs: number[];
  memory?: Memory;
}
export interface Run {
  readonly browser: string;
  /** Machine load in the minute before the first and the last visit, and the number of cores. */
  readonly load: { readonly before: number; readonly after: number; readonly cores: number };
  readonly sites: Readonly<Record<string, Measured>>;
}

const partsOf = (name: string): (typeof parts)[string] => {
  const own = parts[name];
  if (own === undefined) throw new Error(`conditions.ts: expected an entry for the site ${name} (search, link to the next page)`);
  return own;
};

interface Place {
  readonly name: string;
  readonly origin: string;
}

async function round(
  browser: Browser,
  conditions: Conditions,
  places: readonly Place[],
  sites: Readonly<Record<string, Measured>>,
): Promise<void> {
  const each = async (measure: (place: Place, measured: Measured) => Promise<unknown>): Promise<void> => {
    for (const place of places) await measure(place, sites[place.name] as Measured);
  };
  for (const [page, route] of Object.entries(pages)) {
    await each(async ({ origin }, { visits }) => (visits[page] ??= []).push(await visit(browser, conditions, origin + route)));
  }
  await each(async ({ name, origin }, { searches }) => {
    const own = partsOf(name).search;
    if (own !== undefined) searches.push(await search(browser, conditions, origin + PAGE_OF_INTENTS, own));
  });
  for (const isRested of [true, false]) {
    await each(async ({ name, origin }, { afterRestMs, coldMs }) => {
      const ms = await nextPage(browser, conditions, origin + PAGE_OF_INTENTS, partsOf(name), isRested);
      (isRested ? afterRestMs : coldMs).push(ms);
    });
  }
}

async function run({ kind, link, rounds, chromium, sites, out }: Job): Promise<void> {
  const servers = await startServers(
    kind,
    link,
    sites.map(({ folder }) => folder),
  );
  const browser = await launch(chromium, servers.keyDigest);
  const places = sites.map(({ name }, at) => ({ name, origin: servers.origins[at] ?? '' }));
  const empty = (): Record<string, Measured> =>
    Object.fromEntries(sites.map(({ name }) => [name, { visits: {}, searches: [], afterRestMs: [], coldMs: [] }]));
  const [before = 0] = os.loadavg();
  const measured = empty();
  for (let count = 0; count <= rounds; count += 1) {
    console.log(`bench: ${count === 0 ? 'a warm-up round that doesn’t count' : `round ${count} of ${rounds}`}`);
    await round(browser, { kind, link }, places, count === 0 ? empty() : measured);
  }
  const [after = 0] = os.loadavg();
  console.log('bench: twenty pages in a row');
  for (const { name, origin } of places) {
    (measured[name] as Measured).memory = await memory(browser, { kind, link }, origin, partsOf(name)).catch((error: unknown) => {
      // This failure doesn't discard an hour of visits. The report shows a dash instead.
      console.error(`bench: couldn’t measure twenty pages in a row of ${name}: ${String(error)}`);
      return undefined;
    });
  }
  const result: Run = { browser: browser.version(), load: { before, after, cores: os.availableParallelism() }, sites: measured };
  writeFileSync(out, JSON.stringify(result));
  await browser.close();
  servers.stop();
}

run(JSON.parse(process.argv[2] ?? '') as Job).catch((error: unknown) => {
  console.error(error);
  // The browser and the server end together with this program.
  process.exit(1);
});
