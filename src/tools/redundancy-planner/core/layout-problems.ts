/** Pure functions that find problems with a layout, and warnings for its owner. */
import {
  layoutOf,
  nexusesOf,
  nodesNeeded,
  nodesWithoutStandIn,
  placesFor,
  shardsOf,
  sum,
  type NexusDisks,
  type RedundancyClass,
} from './layout';

/** Maximum number of shards in a code: the number of nonzero elements in a Galois field of size 256 (Reed-Solomon in general). */
export const MAX_SHARDS = 255;

type Field = 'outerK' | 'innerK' | 'group' | 'nexuses' | 'nodes' | 'disks';

/**
 * @param field plan field in which the owner can change this
 * @param values numbers for the message's placeholders. `nexus` is 1-based.
 */
const found = <const Code extends string>(code: Code, field: Field, values: Readonly<Record<string, number>> = {}) => ({
  code,
  field,
  values,
});

/** Largest inner K with which automatic recovery begins only when there's no margin left, or never. */
const RECOVERY_BY_HAND = 2;

/** Returns at most one problem per nexus, because the first problem hides any others. */
function nexusProblem(own: RedundancyClass, disks: NexusDisks, at: number) {
  const [need, fewest, places] = [nodesNeeded(own), Math.min(...disks), placesFor(disks, 1, own.group)];
  const nexus = at + 1;
  if (disks.length < need) return found('too-few-nodes', 'nodes', { nexus, have: disks.length, need });
  if (fewest < own.group) return found('group-exceeds-disks', 'group', { nexus, have: own.group, most: fewest });
  return places < shardsOf(own) && found('too-few-disks', 'disks', { nexus, have: Math.min(sum(disks), places), need: shardsOf(own) });
}

/**
 * Returns the problems that cause the class to be rejected or to have no rings.
 * @param nexuses number of disks in each node, for each existing nexus
 */
export function layoutProblems(own: RedundancyClass, nexuses: readonly NexusDisks[]) {
  const [have, need, shards, most] = [nexuses.length, nexusesOf(own), shardsOf(own), MAX_SHARDS];
  const used = nexuses.slice(0, need);
  return [
    need > most && found('too-many-shards', 'outerK', { have: need, most }),
    shards > most && found('too-many-shards', 'innerK', { have: shards, most }),
    have < need && found('too-few-nexuses', 'nexuses', { have, need }),
    have > need && found('too-many-nexuses', 'nexuses', { have, need }),
    // If several nexuses are identical, report their problem only for the first one.
    ...Array.from(new Set(used), (disks) => nexusProblem(own, disks, used.indexOf(disks))),
  ].filter((problem) => problem !== false);
}

export type Problem = ReturnType<typeof layoutProblems>[number];

/** Returns warnings that a layout without problems works, but with less protection than it seems to provide. */
export function layoutWarnings(own: RedundancyClass, nexuses: readonly NexusDisks[]) {
  const { outerK, innerK, group } = own;
  const { rings, idleAgents, idleInFullestNexus, spareNodes: best, certainSpareNodes: certain } = layoutOf(own, nexuses);
  // Idle agents can't replace disks in rings if the group prevents these rings from using the agents' nodes.
  const fixed = nexuses.slice(0, nexusesOf(own)).map((disks) => nodesWithoutStandIn(disks, rings, own));
  const nodes = Math.max(...fixed);
  const nexus = fixed.indexOf(nodes) + 1;
  const isFull = idleInFullestNexus === 0;
  return [
    outerK === 0 && found('no-outer-parity', 'outerK'),
    outerK > 0 && found('outer-recovery-waits', 'outerK', { parity: outerK }),
    innerK === 0 && found('no-inner-parity', 'innerK'),
    innerK > 0 && innerK <= RECOVERY_BY_HAND && found('inner-recovery-by-hand', 'innerK', { parity: innerK }),
    innerK > 0 && group > innerK && found('node-exceeds-parity', 'group', { group, parity: innerK }),
    isFull && found('no-spare-agent', 'disks'),
    !isFull && nodes > 0 && found('no-stand-in', 'disks', { nexus, nodes, all: nexuses[nexus - 1]?.length ?? 0 }),
    !isFull && best === 0 && found('no-spare-node', 'nodes'),
    best > certain && found('spare-nodes-at-best', 'nodes', { best, certain }),
    idleAgents > 0 && found('idle-agents', 'disks', { idle: idleAgents, group }),
  ].filter((one) => one !== false);
}

export type Warning = ReturnType<typeof layoutWarnings>[number];
