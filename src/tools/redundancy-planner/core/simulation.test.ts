/**
 * Compares the core with simulations that are written from the definitions and share no functions with the core. Rates are high, so that a
 * few thousand losses are enough.
 */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../lib/testing/random';
import type { RepairOrder } from './chain';
import { certainSpareNodes, ringsOfNexus, spareNodes, type NexusDisks, type RedundancyClass } from './layout';
import { classOf } from '../testing/layouts';
import { lossesOf, type Failures } from './durability';

const DAYS = 365;
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** Daily rate of an event that affects a certain share of the parts within a year. */
const daily = (afr: number): number => -Math.log(1 - afr) / DAYS;

interface Nexus {
  isLost: boolean;
  /** The ring's failed disks in nodes that still work. */
  readonly failed: Set<number>;
  readonly nodes: Set<number>;
}

type Event = readonly [rate: number, happens: () => void];

/** Simulates a ring, event by event, until it has lost data the given number of times. @returns losses per year */
function simulated(own: RedundancyClass, failures: Failures, order: RepairOrder, losses: number, random: () => number): number {
  const { disk, node, site, siteAway, wait } = failures;
  const shards = range(own.innerN + own.innerK);
  const nodeOf = (shard: number): number => Math.floor(shard / own.group);
  const nodes = [...new Set(shards.map(nodeOf))];
  const isThere = (): boolean => random() >= siteAway;
  const fresh = (): Nexus => ({ isLost: false, failed: new Set(), nodes: new Set() });
  const missingOf = (nexus: Nexus): number => shards.filter((shard) => nexus.failed.has(shard) || nexus.nodes.has(nodeOf(shard))).length;
  let ring = range(own.outerN + own.outerK).map(fresh);

  const eventsOf = (nexus: Nexus): Event[] => {
    const events: Event[] = [];
    if (nexus.isLost) {
      const others = ring.filter((other) => other !== nexus && !other.isLost);
      const share = order === 'serial' ? ring.filter(({ isLost }) => isLost).length : 1;
      const rebuilt = (): void => {
        if (isThere() && others.filter(isThere).length >= own.outerN) nexus.isLost = false;
      };
      events.push([1 / site.days / share, rebuilt]);
      return events;
    }
    events.push([daily(site.afr), () => (nexus.isLost = true)]);
    for (const shard of shards)
      if (!nexus.failed.has(shard) && !nexus.nodes.has(nodeOf(shard))) events.push([daily(disk.afr), () => nexus.failed.add(shard)]);
    for (const at of nodes)
      if (!nexus.nodes.has(at))
        events.push([
          daily(node.afr),
          () => {
            nexus.nodes.add(at);
            for (const shard of shards) if (nodeOf(shard) === at) nexus.failed.delete(shard);
          },
        ]);
    const repairs = nexus.failed.size + nexus.nodes.size;
    if (missingOf(nexus) < Math.max(1, wait)) return events;
    if (wait > 1) {
      const each = [...[...nexus.failed].map(() => disk.days), ...[...nexus.nodes].map(() => node.days)];
      const days = order === 'serial' ? each.reduce((sum, time) => sum + time, 0) : Math.max(...each);
      events.push([
        1 / days,
        () => {
          if (!isThere()) return;
          nexus.failed.clear();
          nexus.nodes.clear();
        },
      ]);
      return events;
    }
    const share = order === 'serial' ? repairs : 1;
    for (const shard of nexus.failed) events.push([1 / disk.days / share, () => isThere() && nexus.failed.delete(shard)]);
    for (const at of nexus.nodes) events.push([1 / node.days / share, () => isThere() && nexus.nodes.delete(at)]);
    return events;
  };

  let [time, lost] = [0, 0];
  while (lost < losses) {
    const events = ring.flatMap(eventsOf);
    const total = events.reduce((sum, [rate]) => sum + rate, 0);
    time -= Math.log(1 - random()) / total;
    let left = random() * total;
    const event = events.find(([rate]) => (left -= rate) < 0) ?? events.at(-1);
    event?.[1]();
    for (const nexus of ring) {
      if (!nexus.isLost && missingOf(nexus) > own.innerK) nexus.isLost = true;
      if (!nexus.isLost) continue;
      nexus.failed.clear();
      nexus.nodes.clear();
    }
    if (ring.filter(({ isLost }) => isLost).length <= own.outerK) continue;
    lost += 1;
    ring = ring.map(fresh);
  }
  return (lost / time) * DAYS;
}

const NONE = { afr: 0, days: 1 };
const failuresWith = (some: Partial<Failures>): Failures => ({ disk: NONE, node: NONE, site: NONE, siteAway: 0, wait: 1, ...some });
const OFTEN = { afr: 0.98, days: 20 };
const LOSSES = 1000;
/** Relative tolerance of four standard deviations for this number of losses. */
const TOLERANCE = 4 / Math.sqrt(LOSSES);

describe('losses of data', () => {
  it.each<[string, RedundancyClass, Failures, RepairOrder]>([
    ['disks', classOf(1, 0, 4, 2), failuresWith({ disk: OFTEN }), 'parallel'],
    ['disks, one repair at a time', classOf(1, 0, 4, 3), failuresWith({ disk: OFTEN }), 'serial'],
    ['nodes', classOf(1, 0, 4, 2), failuresWith({ disk: OFTEN, node: { afr: 0.8, days: 60 } }), 'parallel'],
    ['nodes of two shards', classOf(1, 0, 4, 2, 2), failuresWith({ disk: OFTEN, node: { afr: 0.6, days: 60 } }), 'parallel'],
    ['nodes of two shards, one at a time', classOf(1, 0, 5, 3, 2), failuresWith({ disk: OFTEN, node: OFTEN }), 'serial'],
    ['nodes that take more than the parity', classOf(1, 0, 4, 2, 3), failuresWith({ disk: OFTEN, node: OFTEN }), 'parallel'],
    ['recovery at two', classOf(1, 0, 6, 3), failuresWith({ disk: OFTEN, wait: 2 }), 'parallel'],
    ['recovery at three, with nodes', classOf(1, 0, 6, 3), failuresWith({ disk: OFTEN, node: OFTEN, wait: 3 }), 'parallel'],
    ['recovery at two, one at a time', classOf(1, 0, 6, 3), failuresWith({ disk: OFTEN, wait: 2 }), 'serial'],
    ['sites', classOf(2, 1, 1, 0), failuresWith({ site: { afr: 0.9, days: 20 } }), 'parallel'],
    ['sites that are away', classOf(2, 1, 1, 0), failuresWith({ site: { afr: 0.9, days: 20 }, siteAway: 0.3 }), 'parallel'],
    [
      'all of them',
      classOf(2, 1, 3, 1, 2),
      failuresWith({ disk: { afr: 0.6, days: 10 }, node: { afr: 0.3, days: 20 }, site: { afr: 0.4, days: 40 }, siteAway: 0.1 }),
      'parallel',
    ],
  ])('%s', (_name, own, failures, order) => {
    const rate = -Math.log1p(-lossesOf(own, failures, 1, order).all);
    expect(Math.abs(rate / simulated(own, failures, order, LOSSES, randomOf(7)) - 1)).toBeLessThan(TOLERANCE);
  });
});

/** Places rings at random. @returns shards of each ring on each node, or undefined if the placement reaches a dead end */
function placed(disks: NexusDisks, rings: number, own: RedundancyClass, random: () => number): number[][] | undefined {
  const free = [...disks];
  const all: number[][] = [];
  for (let ring = 0; ring < rings; ring += 1) {
    const shards = disks.map(() => 0);
    for (let shard = 0; shard < own.innerN + own.innerK; shard += 1) {
      const open = range(disks.length).filter((node) => (free[node] ?? 0) > 0 && (shards[node] ?? 0) < own.group);
      const node = open[Math.floor(random() * open.length)];
      if (node === undefined) return undefined;
      free[node] = (free[node] ?? 0) - 1;
      shards[node] = (shards[node] ?? 0) + 1;
    }
    all.push(shards);
  }
  return all;
}

/** Whether all shards of a lost node can be placed without moving healthy shards. Every possible way is tested. */
function isReplaced(disks: NexusDisks, rings: readonly (readonly number[])[], lost: number, group: number): boolean {
  const free = disks.map((count, node) => (node === lost ? 0 : count - rings.reduce((sum, ring) => sum + (ring[node] ?? 0), 0)));
  const held = rings.map((ring) => [...ring]);
  const orphans = rings.flatMap((ring, at) => range(ring[lost] ?? 0).map(() => at));
  const place = (at: number): boolean => {
    const ring = held[orphans[at] ?? -1];
    if (ring === undefined) return true;
    return range(disks.length).some((node) => {
      if ((free[node] ?? 0) === 0 || node === lost || (ring[node] ?? 0) >= group) return false;
      free[node] = (free[node] ?? 0) - 1;
      ring[node] = (ring[node] ?? 0) + 1;
      const fits = place(at + 1);
      free[node] = (free[node] ?? 0) + 1;
      ring[node] = (ring[node] ?? 0) - 1;
      return fits;
    });
  };
  return place(0);
}

describe('spare nodes', () => {
  /** Returns the number of legal placements, and how many of them can't compensate for the loss of some node. */
  function tried(disks: NexusDisks, own: RedundancyClass): { readonly legal: number; readonly stuck: number } {
    const random = randomOf(11);
    const rings = ringsOfNexus(disks, own.innerN + own.innerK, own.group);
    const legal = range(300).flatMap(() => {
      const placement = placed(disks, rings, own, random);
      return placement ? [placement] : [];
    });
    const stuck = legal.filter((placement) => !range(disks.length).every((node) => isReplaced(disks, placement, node, own.group)));
    return { legal: legal.length, stuck: stuck.length };
  }
  const equal = (nodes: number, disks: number): number[] => range(nodes).map(() => disks);

  it.each<[string, NexusDisks, RedundancyClass, number, number]>([
    ['7 × 4', equal(7, 4), classOf(1, 0, 4, 2), 1, 1],
    ['7 × 4 and a small one', [...equal(7, 4), 1], classOf(1, 0, 4, 2), 1, 1],
    ['4 × 4 at group 2', equal(4, 4), classOf(1, 0, 4, 2, 2), 1, 1],
    ['10 × 4', equal(10, 4), classOf(1, 0, 4, 2), 0, 1],
    ['7 × 2', equal(7, 2), classOf(1, 0, 3, 1), 0, 1],
    ['6 × 4', equal(6, 4), classOf(1, 0, 4, 2), 0, 0],
  ])('%s: in every placement that is certain, in some that is possible at best', (_name, disks, own, certain, best) => {
    const rings = ringsOfNexus(disks, own.innerN + own.innerK, own.group);
    expect([certainSpareNodes(disks, rings, own), spareNodes(disks, rings, own)]).toEqual([certain, best]);
    const { legal, stuck } = tried(disks, own);
    expect(legal).toBeGreaterThan(20);
    if (certain > 0) expect(stuck).toBe(0);
    else expect(stuck).toBeGreaterThan(0);
    if (best > 0) expect(stuck).toBeLessThan(legal);
    else expect(stuck).toBe(legal);
  });
});
