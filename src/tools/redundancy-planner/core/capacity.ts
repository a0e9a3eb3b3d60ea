/** Capacity of a layout, in the unit of the disks' sizes. Pure. */
import { agentsOf, expansion, nexusesOf, shardsOf, type RedundancyClass } from './class';
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

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Σ (rings of disks of at least a size) × (what that size has more than the next smaller one). */
function rawAtBest(own: RedundancyClass, nexuses: readonly NexusDisks[], sizes: readonly NexusSizes[]): number {
  const steps = [...new Set(sizes.flat())].sort((one, other) => one - other);
  const ringsFrom = (least: number): number =>
    Math.min(
      ...nexuses.map((disks, at) =>
        ringsOfNexus(
          disks.map((count, node) => ((sizes[at]?.[node] ?? 0) >= least ? count : 0)),
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
  const rawInRings = rings * agentsOf(own) * Math.min(...usedSizes.flat());
  const usable = rawInRings / expansion(own);
  const best = rings === 0 ? 0 : rawAtBest(own, used, usedSizes) / expansion(own);
  return { raw, rawInRings, usable, planned: usable * fill, usableAtBest: best };
}
