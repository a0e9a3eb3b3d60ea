import { describe, expect, it } from 'vitest';
import {
  agentsOf,
  bestCaseLosses,
  expansion,
  guaranteedLosses,
  guaranteedNodeLosses,
  nexusesOf,
  nodeLossesOfNexus,
  nodesNeeded,
  shardsOf,
  writeTolerance,
  type RedundancyClass,
} from './layout';
import { classOf, everyLoss, recoveryThresholds } from '../testing/layouts';

describe('a class', () => {
  it.each([
    [classOf(1, 0, 2, 1), { agents: 3, expansion: 1.5, any: 1, best: 1, nodes: 3, nodeLosses: 1 }],
    [classOf(1, 0, 4, 2), { agents: 6, expansion: 1.5, any: 2, best: 2, nodes: 6, nodeLosses: 2 }],
    [classOf(1, 1, 4, 2), { agents: 12, expansion: 3, any: 5, best: 8, nodes: 6, nodeLosses: 2 }],
    [classOf(2, 1, 4, 2, 2), { agents: 18, expansion: 2.25, any: 5, best: 10, nodes: 3, nodeLosses: 1 }],
    [classOf(3, 2, 2, 1), { agents: 15, expansion: 2.5, any: 5, best: 9, nodes: 3, nodeLosses: 1 }],
    [classOf(2, 2, 2, 2), { agents: 16, expansion: 4, any: 8, best: 12, nodes: 4, nodeLosses: 2 }],
    [classOf(3, 2, 6, 3), { agents: 45, expansion: 2.5, any: 11, best: 27, nodes: 9, nodeLosses: 3 }],
    [classOf(1, 0, 6, 4, 2), { agents: 10, expansion: 10 / 6, any: 4, best: 4, nodes: 5, nodeLosses: 2 }],
  ])('%o', (own, expected) => {
    expect({
      agents: agentsOf(own),
      expansion: expansion(own),
      any: guaranteedLosses(own),
      best: bestCaseLosses(own),
      nodes: nodesNeeded(own),
      nodeLosses: nodeLossesOfNexus(own),
    }).toEqual(expected);
  });

  it('promises a write nothing beyond all agents', () => {
    expect(writeTolerance(classOf(2, 1, 4, 2))).toEqual({ certain: 0, possible: 5 });
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
  ])('with K = %i has %i thresholds of recovery', (parity, thresholds) => {
    expect(recoveryThresholds(parity)).toBe(thresholds);
  });
});

/** Classes that are small enough to test every set of lost agents. */
const SMALL = [
  classOf(1, 0, 1, 0),
  classOf(1, 0, 2, 1),
  classOf(1, 1, 1, 1),
  classOf(1, 1, 4, 2),
  classOf(2, 1, 2, 1),
  classOf(2, 1, 3, 2),
  classOf(3, 1, 2, 0),
  classOf(2, 2, 2, 1),
  classOf(1, 2, 2, 2, 2),
  classOf(2, 1, 4, 1, 2),
];

/** Returns the maximum number of lost units that is always harmless, and the maximum with which the data can still be readable. */
function tolerated(own: RedundancyClass, units: readonly number[]): { any: number; best: number } {
  const all = everyLoss(own, units);
  const harmful = all.filter((one) => !one.survives).map(({ count }) => count);
  return { any: Math.min(...harmful) - 1, best: Math.max(...all.filter((one) => one.survives).map(({ count }) => count)) };
}

describe('every set of losses of small rings agrees with the formulas', () => {
  it.each(SMALL)('agents: %o', (own) => {
    const agents = Array.from({ length: agentsOf(own) }, (_, at) => 1 << at);
    expect(tolerated(own, agents)).toEqual({ any: guaranteedLosses(own), best: bestCaseLosses(own) });
  });

  it.each(SMALL)('nexuses: %o', (own) => {
    const nexuses = Array.from({ length: nexusesOf(own) }, (_, at) => (2 ** shardsOf(own) - 1) << (at * shardsOf(own)));
    expect(tolerated(own, nexuses).any).toBe(own.outerK);
  });

  it.each([...SMALL, classOf(1, 1, 4, 4, 2), classOf(1, 1, 3, 3, 3)])('nodes that are as full as the group allows: %o', (own) => {
    const shards = Array.from({ length: shardsOf(own) }, (_, shard) => shard);
    const nodes = Array.from({ length: nexusesOf(own) }, (_, nexus) =>
      Array.from({ length: nodesNeeded(own) }, (__, node) =>
        shards
          .filter((shard) => Math.floor(shard / own.group) === node)
          .reduce((sum, shard) => sum | (1 << (nexus * shards.length + shard)), 0),
      ),
    ).flat();
    expect(tolerated(own, nodes).any).toBeGreaterThanOrEqual(guaranteedNodeLosses(own));
    if (shards.length % own.group === 0) expect(tolerated(own, nodes).any).toBe(guaranteedNodeLosses(own));
  });
});
