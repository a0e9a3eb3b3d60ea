/** The layouts in the page's tables, which the tool can also open. Pure. */
import type { PlanInput } from './core/plan';

/** Common values of the example layouts, and initial values of the tool. Rates are examples, as the page says. */
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
  /** TB */
  readonly size: number;
  /** Gbit/s */
  readonly written: number;
}

/** From a lab to petabytes: the examples on the hardware page, each with the nodes that it lists, and one with a spare node. */
export const SHAPES = {
  lab: { outer: [1, 0], inner: [2, 1], group: 1, nodes: 3, disks: 1, size: 0.5, written: 0.1 },
  office: { outer: [1, 0], inner: [4, 2], group: 1, nodes: 6, disks: 2, size: 8, written: 1 },
  'two-sites': { outer: [1, 1], inner: [4, 2], group: 1, nodes: 6, disks: 2, size: 10, written: 1 },
  'three-sites': { outer: [2, 1], inner: [4, 2], group: 2, nodes: 3, disks: 4, size: 10, written: 2 },
  'three-sites-spare': { outer: [2, 1], inner: [4, 2], group: 1, nodes: 7, disks: 4, size: 10, written: 2 },
  'five-sites': { outer: [3, 2], inner: [6, 3], group: 1, nodes: 9, disks: 24, size: 20, written: 20 },
} as const satisfies Readonly<Record<string, Shape>>;

/** A layout of identical nodes, together with the assumed values. */
export function inputOf({ outer, inner, group, nodes, disks, size, written }: Shape): PlanInput {
  const [outerN, outerK] = outer;
  const [innerN, innerK] = inner;
  const perNexus = (value: number): number[][] => Array.from({ length: outerN + outerK }, () => Array.from({ length: nodes }, () => value));
  return { own: { outerN, outerK, innerN, innerK, group }, nexuses: perNexus(disks), sizes: perNexus(size), written, ...ASSUMED };
}
