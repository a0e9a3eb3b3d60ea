/** Pure functions that find problems with a layout, and warnings for its owner. */
import {
  nexusesOf,
  nodesNeeded,
  shardsOf,
  type RedundancyClass,
  layoutOf,
  nodesWithoutStandIn,
  placesFor,
  sum,
  type NexusDisks,
} from './layout';

/** Maximum number of shards in a code: the number of nonzero elements in a Galois field of size 256 (Reed-Solomon in general). */
export const MAX_SHARDS = 255;

interface Found<Code extends string> {
  readonly code: Code;
  /** Plan field in which the owner can fix a problem. */
  readonly field: 'outerK' | 'innerK' | 'group' | 'nexuses' | 'nodes' | 'disks';
  /** Numbers for the message's placeholders. `nexus` is 1-based. */
  readonly values: Readonly<Record<string, number>>;
}

/** Problem that causes the class to be rejected or to have no rings. */
export type Problem = Found<`too-few-${'nexuses' | 'nodes' | 'disks'}` | `too-many-${'nexuses' | 'shards'}` | 'group-exceeds-disks'>;

/** Warning that the class works, but with less protection than it seems to provide. */
export type Warning = Found<
  | `no-${'outer-parity' | 'inner-parity' | 'spare-node' | 'spare-agent' | 'stand-in'}`
  | 'outer-recovery-waits'
  | 'inner-recovery-by-hand'
  | 'node-exceeds-parity'
  | 'spare-nodes-at-best'
  | 'idle-agents'
>;

/** Largest inner K with which automatic recovery begins only when there's no margin left, or never. */
const RECOVERY_BY_HAND = 2;

const tooManyShards = (field: 'outerK' | 'innerK', have: number): Problem[] =>
  have > MAX_SHARDS ? [{ code: 'too-many-shards', field, values: { have, most: MAX_SHARDS } }] : [];

/** Returns at most one problem per nexus, because the first problem hides any others. */
function nexusProblem(own: RedundancyClass, disks: NexusDisks, at: number): Problem | undefined {
  const shards = shardsOf(own);
  const nexus = at + 1;
  if (disks.length < nodesNeeded(own))
    return { code: 'too-few-nodes', field: 'nodes', values: { nexus, have: disks.length, need: nodesNeeded(own) } };
  if (Math.min(...disks) < own.group)
    return { code: 'group-exceeds-disks', field: 'group', values: { nexus, have: own.group, most: Math.min(...disks) } };
  const places = placesFor(disks, 1, own.group);
  return places < shards
    ? { code: 'too-few-disks', field: 'disks', values: { nexus, have: Math.min(sum(disks), places), need: shards } }
    : undefined;
}

/** @param nexuses number of disks in each node, for each existing nexus */
export function layoutProblems(own: RedundancyClass, nexuses: readonly NexusDisks[]): Problem[] {
  const values = { have: nexuses.length, need: nexusesOf(own) };
  const count: Problem[] = [];
  if (values.have < values.need) count.push({ code: 'too-few-nexuses', field: 'nexuses', values });
  if (values.have > values.need) count.push({ code: 'too-many-nexuses', field: 'nexuses', values });
  const used = nexuses.slice(0, nexusesOf(own));
  // If several nexuses are identical, report their problem only for the first one.
  const ofNexuses = Array.from(new Set(used), (disks) => nexusProblem(own, disks, used.indexOf(disks)));
  return [
    ...tooManyShards('outerK', nexusesOf(own)),
    ...tooManyShards('innerK', shardsOf(own)),
    ...count,
    ...ofNexuses.filter((problem) => problem !== undefined),
  ];
}

function parityWarnings({ outerK, innerK, group }: RedundancyClass): Warning[] {
  const warnings: Warning[] = [];
  if (outerK === 0) warnings.push({ code: 'no-outer-parity', field: 'outerK', values: {} });
  else warnings.push({ code: 'outer-recovery-waits', field: 'outerK', values: { parity: outerK } });
  if (innerK === 0) warnings.push({ code: 'no-inner-parity', field: 'innerK', values: {} });
  else if (innerK <= RECOVERY_BY_HAND) warnings.push({ code: 'inner-recovery-by-hand', field: 'innerK', values: { parity: innerK } });
  if (innerK > 0 && group > innerK) warnings.push({ code: 'node-exceeds-parity', field: 'group', values: { group, parity: innerK } });
  return warnings;
}

/** Warns about idle agents that can't replace some disks, because the group prevents the affected rings from using the agents' nodes. */
function standInWarning(own: RedundancyClass, nexuses: readonly NexusDisks[], rings: number): Warning[] {
  const counts = nexuses.map((disks) => nodesWithoutStandIn(disks, rings, own));
  const nodes = Math.max(...counts);
  const at = counts.indexOf(nodes);
  if (nodes === 0) return [];
  return [{ code: 'no-stand-in', field: 'disks', values: { nexus: at + 1, nodes, all: nexuses[at]?.length ?? 0 } }];
}

/** Returns the warnings for a layout without problems. */
export function layoutWarnings(own: RedundancyClass, nexuses: readonly NexusDisks[]): Warning[] {
  const { rings, idleAgents, idleInFullestNexus, spareNodes, certainSpareNodes } = layoutOf(own, nexuses);
  const warnings = parityWarnings(own);
  if (idleInFullestNexus === 0) warnings.push({ code: 'no-spare-agent', field: 'disks', values: {} });
  else {
    warnings.push(...standInWarning(own, nexuses.slice(0, nexusesOf(own)), rings));
    if (spareNodes === 0) warnings.push({ code: 'no-spare-node', field: 'nodes', values: {} });
  }
  if (spareNodes > certainSpareNodes)
    warnings.push({ code: 'spare-nodes-at-best', field: 'nodes', values: { best: spareNodes, certain: certainSpareNodes } });
  if (idleAgents > 0) warnings.push({ code: 'idle-agents', field: 'disks', values: { idle: idleAgents, group: own.group } });
  return warnings;
}
