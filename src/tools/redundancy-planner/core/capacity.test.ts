import { describe, expect, it } from 'vitest';
import { capacityOf, memoryOf, orderFor, trafficOf, rebuildDisk, rebuildNexus, rebuildNode } from './capacity';
import { type RedundancyClass, layoutOf, type NexusDisks } from './layout';

const LAB: RedundancyClass = { outerN: 1, outerK: 0, innerN: 2, innerK: 1, group: 1 };
const OFFICE: RedundancyClass = { outerN: 1, outerK: 0, innerN: 4, innerK: 2, group: 1 };
const THREE: RedundancyClass = { outerN: 2, outerK: 1, innerN: 4, innerK: 2, group: 1 };
const FIVE: RedundancyClass = { outerN: 3, outerK: 2, innerN: 6, innerK: 3, group: 1 };

const equal = (nexuses: number, nodes: number, value: number): NexusDisks[] =>
  Array.from({ length: nexuses }, () => Array.from({ length: nodes }, () => value));

function capacity(own: RedundancyClass, nexuses: NexusDisks[], sizes: NexusDisks[]) {
  return capacityOf(own, layoutOf(own, nexuses).rings, { nexuses, sizes, fill: 0.8 });
}

describe('capacity', () => {
  it.each([
    [LAB, equal(1, 3, 1), equal(1, 3, 0.5), { raw: 1.5, usable: 1, planned: 0.8 }],
    [{ ...THREE, group: 2 }, equal(3, 3, 4), equal(3, 3, 10), { raw: 360, usable: 160, planned: 128 }],
    [FIVE, equal(5, 9, 24), equal(5, 9, 20), { raw: 21_600, usable: 8_640, planned: 6_912 }],
    [THREE, equal(3, 7, 4), equal(3, 7, 10), { raw: 840, rawInRings: 720, usable: 320, usableAtBest: 320, planned: 256 }],
  ])('%o', (own, nexuses, sizes, expected) => {
    expect(capacity(own, nexuses, sizes)).toMatchObject(expected);
  });

  it('counts each disk of a ring as the smallest, and tells what rings of one size would give', () => {
    const sizes = equal(1, 6, 10).map((nexus) => [...nexus, ...Array.from({ length: 6 }, () => 4)]);
    expect(capacity(OFFICE, equal(1, 12, 1), sizes)).toEqual({ raw: 84, rawInRings: 48, usable: 32, usableAtBest: 56, planned: 25.6 });
  });

  it('is nothing without rings', () => {
    expect(capacity(THREE, equal(2, 6, 1), equal(2, 6, 10))).toMatchObject({ usable: 0, usableAtBest: 0, planned: 0 });
  });
});

describe('an order', () => {
  it('buys whole rings', () => {
    expect(orderFor(THREE, { target: 100, size: 10, fill: 0.8, disksOfNode: 4 })).toEqual({
      rawNeeded: 281.25,
      rings: 2,
      disks: 36,
      disksInEachNexus: 12,
      nodesInEachNexus: 6,
      planned: 128,
    });
  });

  it.each([
    // Exactly 25 rings, although the division yields slightly more
    [{ target: 100, size: 0.625, fill: 0.8, disksOfNode: 4 }, 25],
    [{ target: 100.1, size: 0.625, fill: 0.8, disksOfNode: 4 }, 26],
    [{ target: 0.001, size: 20, fill: 0.8, disksOfNode: 4 }, 1],
  ])('%o takes %i rings', (wish, rings) => {
    expect(orderFor(THREE, wish).rings).toBe(rings);
  });

  it.each([1, 2, 5, 12, 24])('of nodes with %i disks carries the rings that it promises', (disksOfNode) => {
    const { rings, nodesInEachNexus } = orderFor(THREE, { target: 700, size: 4, fill: 0.8, disksOfNode });
    expect(layoutOf(THREE, equal(3, nodesInEachNexus, disksOfNode)).rings).toBeGreaterThanOrEqual(rings);
    expect(layoutOf(THREE, equal(3, nodesInEachNexus - 1, disksOfNode)).rings).toBeLessThan(rings);
  });
});

describe('traffic and memory', () => {
  it.each([
    [LAB, 0.1, { out: 0.15, intoNexus: 0.15 }],
    [OFFICE, 1, { out: 1.5, intoNexus: 1.5 }],
    [THREE, 2, { out: 4.5, intoNexus: 1.5 }],
    [FIVE, 20, { out: 50, intoNexus: 10 }],
  ])('%o at %d Gbit/s', (own, written, { out, intoNexus }) => {
    const traffic = trafficOf(own, written);
    expect(traffic.out).toBeCloseTo(out, 12);
    expect(traffic.intoNexus).toBeCloseTo(intoNexus, 12);
  });

  it('of a node with 24 disks', () => {
    expect(memoryOf(24)).toEqual({ demo: 14, practice: 194 });
  });
});

const HOUR = 3600;
const DAY = 24 * HOUR;
const SPEEDS = { linkGbit: 10, siteLinkGbit: 10, diskMB: 200 };

describe('rebuild', () => {
  it.each([
    ['an office disk waits for the target', rebuildDisk(OFFICE, 6.4, SPEEDS), { limit: 'target', fetched: 25.6 }, 8.9, HOUR],
    ['a disk of 10 TB', rebuildDisk(THREE, 8, SPEEDS), { limit: 'target', fetched: 32 }, 11.1, HOUR],
    ['a disk of 20 TB', rebuildDisk(FIVE, 16, SPEEDS), { limit: 'target', fetched: 96 }, 22.2, HOUR],
    ['a disk on a thin link', rebuildDisk(THREE, 8, { ...SPEEDS, linkGbit: 1 }), { limit: 'network' }, 71.1, HOUR],
    ['a node of five sites', rebuildNode(FIVE, 24, 16, SPEEDS), { limit: 'network', fetched: 2304 }, 21.3, DAY],
    ['a nexus of five sites', rebuildNexus(FIVE, 216, 16, SPEEDS), { limit: 'network', fetched: 6912 }, 64, DAY],
    ['a nexus of three sites', rebuildNexus(THREE, 12, 8, SPEEDS), { limit: 'network', fetched: 128 }, 1.2, DAY],
    [
      'a node that takes two shards of a ring',
      rebuildNode({ ...THREE, group: 2 }, 4, 8, { ...SPEEDS, linkGbit: 100 }),
      { limit: 'source' },
      22.2,
      HOUR,
    ],
    [
      'a node that takes more than the parity',
      rebuildNode({ ...THREE, group: 3 }, 6, 8, SPEEDS),
      { fromOtherNexuses: true, fetched: 2 * 8 * 8, written: 48 },
      28.4,
      HOUR,
    ],
  ])('%s', (_name, rebuild, expected, time, unit) => {
    expect(rebuild).toMatchObject(expected);
    expect((rebuild?.total ?? 0) / unit).toBeCloseTo(time, 1);
  });

  it('is impossible where nothing is left to compute from', () => {
    expect(rebuildNexus(OFFICE, 12, 8, SPEEDS)).toBeUndefined();
    expect(rebuildDisk({ ...OFFICE, innerK: 0 }, 8, SPEEDS)).toBeUndefined();
    expect(rebuildNode({ ...OFFICE, group: 3 }, 6, 8, SPEEDS)).toBeUndefined();
  });
});
