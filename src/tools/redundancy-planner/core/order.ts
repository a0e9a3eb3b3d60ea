/** The other way round: from the capacity that is wanted to the disks to buy. Pure. */
import { agentsOf, expansion, nodesNeeded, shardsOf, type RedundancyClass } from './class';

export interface Order {
  /** Raw space that the target needs, before it is rounded to whole rings. */
  readonly rawNeeded: number;
  readonly rings: number;
  /** Disks of all nexuses: whole rings, none spare. */
  readonly disks: number;
  readonly disksInEachNexus: number;
  /** Fewest nodes of each nexus that carry these rings. */
  readonly nodesInEachNexus: number;
  /** Planned capacity of the order. */
  readonly planned: number;
}

/**
 * Rounding errors of the division must not buy a ring: 100 ÷ 0.8 × 2.25 ÷ 11.25 is 25.000000000000004.
 * Relative, far below what a disk's size is known to.
 */
const ROUNDING = 1e-9;

/**
 * @param target planned capacity that is wanted, in the unit of `size`
 * @param size of one disk
 * @param fill part of the usable space that is planned with
 * @param disksOfNode disks of a node
 */
export function orderFor(
  own: RedundancyClass,
  {
    target,
    size,
    fill,
    disksOfNode,
  }: { readonly target: number; readonly size: number; readonly fill: number; readonly disksOfNode: number },
): Order {
  const rawNeeded = (target / fill) * expansion(own);
  const exact = rawNeeded / (agentsOf(own) * size);
  const rings = Math.max(1, Math.ceil(exact * (1 - ROUNDING)));
  const disksInEachNexus = rings * shardsOf(own);
  const fromNode = Math.min(disksOfNode, rings * own.group);
  return {
    rawNeeded,
    rings,
    disks: rings * agentsOf(own),
    disksInEachNexus,
    nodesInEachNexus: Math.max(nodesNeeded(own), Math.ceil(disksInEachNexus / fromNode)),
    planned: (rings * agentsOf(own) * size * fill) / expansion(own),
  };
}
