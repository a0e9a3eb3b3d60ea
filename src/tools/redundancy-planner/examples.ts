/** Layouts in the page's tables, which readers can also open in the tool. */
import type { PlanInput } from './core/plan';

/** Values that the example layouts share, which are also the tool's initial values. Rates are only examples, as the page says. */
export const ASSUMED = {
  fill: 0.8,
  speeds: { linkGbit: 10, siteLinkGbit: 10, diskMB: 200 },
  failures: { disk: { afr: 0.02, days: 1 }, node: { afr: 0.01, days: 3 }, site: { afr: 0.001, days: 30 }, siteAway: 0.001, wait: 1 },
  unavailable: 0.01,
  target: 100,
} as const;

interface Shape {
  readonly outer: readonly [n: number, k: number];
  readonly inner: readonly [n: number, k: number];
  readonly group: number;
  readonly nodes: number;
  readonly disks: number;
  /** Disk size in TB. */
  readonly size: number;
  /** Data written by clients, in Gbit/s. */
  readonly written: number;
}

/** Example layouts from the hardware page, from a lab to petabytes, each with the nodes listed there, and one with a spare node. */
export const SHAPES = {
  lab: { outer: [1, 0], inner: [2, 1], group: 1, nodes: 3, disks: 1, size: 0.5, written: 0.1 },
  office: { outer: [1, 0], inner: [4, 2], group: 1, nodes: 6, disks: 2, size: 8, written: 1 },
  'two-sites': { outer: [1, 1], inner: [4, 2], group: 1, nodes: 6, disks: 2, size: 10, written: 1 },
  'three-sites': { outer: [2, 1], inner: [4, 2], group: 2, nodes: 3, disks: 4, size: 10, written: 2 },
  'three-sites-spare': { outer: [2, 1], inner: [4, 2], group: 1, nodes: 7, disks: 4, size: 10, written: 2 },
  'five-sites': { outer: [3, 2], inner: [6, 3], group: 1, nodes: 9, disks: 24, size: 20, written: 20 },
} as const satisfies Readonly<Record<string, Shape>>;

/** Creates the input for a layout of identical nodes, with the assumed values. */
export function inputOf({ outer, inner, group, nodes, disks, size, written }: Shape): PlanInput {
  const [outerN, outerK] = outer;
  const [innerN, innerK] = inner;
  const perNexus = (value: number): number[][] => Array.from({ length: outerN + outerK }, () => Array.from({ length: nodes }, () => value));
  return { own: { outerN, outerK, innerN, innerK, group }, nexuses: perNexus(disks), sizes: perNexus(size), written, ...ASSUMED };
}
