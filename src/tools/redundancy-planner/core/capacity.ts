/** Capacity of a layout, in the unit of the disks' sizes. Pure. */
import { agentsOf, expansion, nexusesOf, shardsOf, type RedundancyClass } from './class';
import { leastOf, sum } from './lists';
import { ringsOfNexus, type NexusDisks } from './layout';

/** Size of the disks of each node of a nexus. */
export type NexusSizes = readonly number[];

export interface Capacity {
  /** All disks of the nexuses of the class. */
  readonly raw: number;
  /** What rings take of the disks: of each as much as the smallest disk has. */
  readonly rawInRings: number;
  /** `rawInRings` ÷ expansion. */
  readonly usable: number;
  /** `usable` × fill: the rest is kept free. */
  readonly planned: number;
  /** Usable if each ring were made of disks of one size, as far as that goes; how the product chooses is not documented. */
  readonly usableAtBest: number;
}

/** Σ (rings of disks of at least a size) × (what that size has more than the next smaller one). */
function rawAtBest(own: RedundancyClass, nexuses: readonly NexusDisks[], sizes: readonly NexusSizes[]): number {
  const steps = [...new Set([...new Set(sizes)].flat())].sort((one, other) => one - other);
  const isFirst = (disks: NexusDisks, at: number): boolean =>
    nexuses.findIndex((other, place) => other === disks && sizes[place] === sizes[at]) === at;
  const distinct = nexuses.flatMap((disks, at) => (isFirst(disks, at) ? [{ disks, own: sizes[at] ?? [] }] : []));
  const ringsFrom = (least: number): number =>
    Math.min(
      ...distinct.map((nexus) =>
        ringsOfNexus(
          nexus.disks.map((count, node) => ((nexus.own[node] ?? 0) >= least ? count : 0)),
          shardsOf(own),
          own.group,
        ),
      ),
    );
  return sum(steps.map((size, at) => ringsFrom(size) * agentsOf(own) * (size - (steps[at - 1] ?? 0))));
}

/**
 * @param rings of the layout
 * @param nexuses disks of each node of the nexuses of the class
 * @param sizes size of these disks, node by node
 * @param fill part of the usable space that is planned with, above 0 and at most 1
 */
export function capacityOf(
  own: RedundancyClass,
  rings: number,
  { nexuses, sizes, fill }: { readonly nexuses: readonly NexusDisks[]; readonly sizes: readonly NexusSizes[]; readonly fill: number },
): Capacity {
  const used = nexuses.slice(0, nexusesOf(own));
  const usedSizes = sizes.slice(0, used.length);
  const raw = sum(used.map((disks, at) => sum(disks.map((count, node) => count * (usedSizes[at]?.[node] ?? 0)))));
  const rawInRings = rings * agentsOf(own) * leastOf(usedSizes);
  const usable = rawInRings / expansion(own);
  const best = rings === 0 ? 0 : rawAtBest(own, used, usedSizes) / expansion(own);
  return { raw, rawInRings, usable, planned: usable * fill, usableAtBest: best };
}
