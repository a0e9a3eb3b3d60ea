import { describe, expect, it } from 'vitest';
import { type RedundancyClass, layoutOf, nodesWithoutStandIn, ringsOfNexus, spareNodes, type NexusDisks } from './layout';
import { layoutProblems, layoutWarnings } from './layout-problems';
import { mostRings } from '../testing/layouts';

const OWN: RedundancyClass = { outerN: 2, outerK: 1, innerN: 4, innerK: 2, group: 1 };
const equal = (nexuses: number, nodes: number, disks: number): NexusDisks[] =>
  Array.from({ length: nexuses }, () => Array.from({ length: nodes }, () => disks));

describe('rings of a nexus', () => {
  it.each<[NexusDisks, number, number, number]>([
    [[1, 1, 1], 3, 1, 1],
    [[4, 4, 4], 6, 2, 2],
    [Array.from({ length: 9 }, () => 24), 9, 1, 24],
    [[7, 1, 1, 1, 1, 1], 6, 1, 1],
    [[4, 4, 4, 4, 4, 4, 4], 6, 1, 4],
    [[4, 4, 4, 4, 4, 4, 4, 4], 6, 1, 5],
    [[7, 7, 1], 6, 1, 0],
    [[10, 1, 1, 1], 4, 2, 1],
    [[], 3, 1, 0],
  ])('%j, %i shards, at most %i of a node: %i', (disks, shards, group, rings) => {
    expect(ringsOfNexus(disks, shards, group)).toBe(rings);
  });

  /** Lists of nodes in descending order of their disks, because the order of nodes doesn't matter. */
  function nodesUpTo(nodes: number, most: number): number[][] {
    if (nodes === 0) return [[]];
    return Array.from({ length: most + 1 }, (_, count) => nodesUpTo(nodes - 1, count).map((rest) => [count, ...rest])).flat();
  }

  it.each([1, 2, 3])('are as many as can be made one by one, for every nexus of up to 4 nodes and 4 disks, group %i', (group) => {
    const cases = nodesUpTo(4, 4).flatMap((disks) => [2, 3, 4, 5].map((shards) => ({ disks, shards })));
    expect(cases).toHaveLength(280);
    const wrong = cases.filter(({ disks, shards }) => ringsOfNexus(disks, shards, group) !== mostRings(disks, shards, group));
    expect(wrong).toEqual([]);
  });
});

describe('a layout', () => {
  it.each([
    ['few dense servers', { ...OWN, group: 2 }, equal(3, 3, 4), { rings: 2, usedAgents: 36, idleAgents: 0, spareNodes: 0 }],
    ['a node to spare', OWN, equal(3, 7, 4), { rings: 4, usedAgents: 72, idleAgents: 12, spareNodes: 1 }],
    [
      'five sites',
      { outerN: 3, outerK: 2, innerN: 6, innerK: 3, group: 1 },
      equal(5, 9, 24),
      { rings: 24, usedAgents: 1080, idleAgents: 0, spareNodes: 0 },
    ],
    [
      'the poorest nexus decides',
      OWN,
      [...equal(2, 7, 4), [7, 1, 1, 1, 1, 1]],
      { rings: 1, usedAgents: 18, idleAgents: 50, spareNodes: 0 },
    ],
    ['a nexus too few', OWN, equal(2, 7, 4), { rings: 0, usedAgents: 0, idleAgents: 56, spareNodes: 0 }],
    ['a nexus too many', OWN, equal(4, 7, 4), { rings: 4, usedAgents: 72, idleAgents: 12, spareNodes: 1 }],
  ])('%s', (_name, own, nexuses, expected) => {
    expect(layoutOf(own, nexuses)).toMatchObject(expected);
  });

  it('counts as spare only nodes whose disks have a place elsewhere', () => {
    expect(spareNodes([4, 4, 4, 4, 4, 4, 4, 4], 5, OWN)).toBe(0);
    expect(spareNodes([4, 4, 4, 4, 4, 4, 4, 4], 4, OWN)).toBe(2);
    expect(spareNodes([4, 4, 4, 4, 4, 4, 4, 1], 4, OWN)).toBe(1);
  });

  it.each<[NexusDisks, number, number, number]>([
    [[4, 4, 4, 4, 4, 5], 4, 1, 5],
    [[7, 1, 1, 1, 1, 1], 1, 1, 5],
    [[4, 4, 4, 4, 4, 4, 4], 4, 1, 0],
    [[4, 4, 4], 2, 2, 3],
    [[5, 5, 5], 2, 2, 0],
  ])('%j with %i rings at group %i: no stand-in for a disk of %i nodes', (disks, rings, group, nodes) => {
    expect(nodesWithoutStandIn(disks, rings, { ...OWN, group })).toBe(nodes);
  });
});

describe('what is wrong with a layout', () => {
  it.each([
    ['nothing', OWN, equal(3, 7, 4), []],
    ['nexuses', OWN, equal(2, 7, 4), [{ code: 'too-few-nexuses', field: 'nexuses', values: { have: 2, need: 3 } }]],
    ['more nexuses than it takes', OWN, equal(4, 7, 4), [{ code: 'too-many-nexuses', field: 'nexuses', values: { have: 4, need: 3 } }]],
    ['nodes', OWN, [...equal(2, 7, 4), [9, 9]], [{ code: 'too-few-nodes', field: 'nodes', values: { nexus: 3, have: 2, need: 6 } }]],
    [
      'a node without as many disks as the group',
      { ...OWN, group: 3 },
      [...equal(2, 7, 4), [4, 4, 2]],
      [{ code: 'group-exceeds-disks', field: 'group', values: { nexus: 3, have: 3, most: 2 } }],
    ],
    [
      'shards beyond the field',
      { ...OWN, innerN: 250, innerK: 6 },
      equal(3, 256, 1),
      [{ code: 'too-many-shards', field: 'innerK', values: { have: 256, most: 255 } }],
    ],
  ])('%s', (_name, own, nexuses, problems) => {
    expect(layoutProblems(own, nexuses)).toEqual(problems);
  });

  it.each([
    ['a margin of two', OWN, equal(3, 7, 4), ['outer-recovery-waits', 'inner-recovery-by-hand', 'idle-agents']],
    ['no agent to spare', { ...OWN, innerK: 3, outerK: 3 }, equal(5, 7, 1), ['outer-recovery-waits', 'no-spare-agent']],
    [
      'agents to spare, in no whole node',
      { ...OWN, innerK: 3, outerK: 3 },
      equal(5, 7, 4).map((n) => [...n, 1]),
      ['outer-recovery-waits', 'no-spare-node', 'idle-agents'],
    ],
    ['no parity', { ...OWN, outerN: 1, outerK: 0, innerK: 0 }, equal(1, 5, 1), ['no-outer-parity', 'no-inner-parity', 'idle-agents']],
    [
      'a group above K',
      { ...OWN, innerK: 3, outerK: 3, group: 4 },
      equal(5, 4, 4),
      ['outer-recovery-waits', 'node-exceeds-parity', 'no-spare-node', 'idle-agents'],
    ],
    [
      'idle agents that the group keeps from most rings',
      { ...OWN, outerN: 1, outerK: 0, innerK: 3, innerN: 3 },
      [[4, 4, 4, 4, 4, 5]],
      ['no-outer-parity', 'no-stand-in', 'no-spare-node', 'idle-agents'],
    ],
    [
      'a node that is spare only where shards are placed well',
      { ...OWN, outerN: 1, outerK: 0, innerK: 3, innerN: 3 },
      equal(1, 10, 4),
      ['no-outer-parity', 'spare-nodes-at-best', 'idle-agents'],
    ],
  ])('warns of %s', (_name, own, nexuses, codes) => {
    expect(layoutWarnings(own, nexuses).map(({ code }) => code)).toEqual(codes);
  });
});
