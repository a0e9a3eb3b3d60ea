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

/** Problem that causes the class to be rejected or to have no rings. */
export interface Problem {
  readonly code: `too-few-${'nexuses' | 'nodes' | 'disks'}` | `too-many-${'nexuses' | 'shards'}` | 'group-exceeds-disks';
  /** Plan field in which the owner can change this. */
  readonly field: 'outerK' | 'innerK' | 'group' | 'nexuses' | 'nodes' | 'disks';
  /** Numbers for the message's placeholders. `nexus` is 1-based. */
  readonly values: Readonly<Record<string, number>>;
}

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
  const used = nexuses.slice(0, values.need);
  return [
    ...tooManyShards('outerK', values.need),
    ...tooManyShards('innerK', shardsOf(own)),
    ...(values.have === values.need
      ? []
      : [{ code: `too-${values.have < values.need ? 'few' : 'many'}-nexuses`, field: 'nexuses', values } as const]),
    // If several nexuses are identical, report their problem only for the first one.
    ...Array.from(new Set(used), (disks) => nexusProblem(own, disks, used.indexOf(disks))).filter((problem) => problem !== undefined),
  ];
}

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
    outerK === 0 && warning('no-outer-parity', 'outerK'),
    outerK > 0 && warning('outer-recovery-waits', 'outerK', { parity: outerK }),
    innerK === 0 && warning('no-inner-parity', 'innerK'),
    innerK > 0 && innerK <= RECOVERY_BY_HAND && warning('inner-recovery-by-hand', 'innerK', { parity: innerK }),
    innerK > 0 && group > innerK && warning('node-exceeds-parity', 'group', { group, parity: innerK }),
    isFull && warning('no-spare-agent', 'disks'),
    !isFull && nodes > 0 && warning('no-stand-in', 'disks', { nexus, nodes, all: nexuses[nexus - 1]?.length ?? 0 }),
    !isFull && best === 0 && warning('no-spare-node', 'nodes'),
    best > certain && warning('spare-nodes-at-best', 'nodes', { best, certain }),
    idleAgents > 0 && warning('idle-agents', 'disks', { idle: idleAgents, group }),
  ].filter((found) => found !== false);
}

const warning = <const Code extends string>(code: Code, field: Problem['field'], values: Problem['values'] = {}) => ({
  code,
  field,
  values,
});

export type Warning = ReturnType<typeof layoutWarnings>[number];
