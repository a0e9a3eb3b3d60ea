/** Layouts in the page's tables, which readers can also open in the tool, and the assumed values, which are the tool's initial values. */
import type { PlanInput } from './core/plan';
import { FORM, readInput, type FormTexts } from './fields';

/**
 * Values of the fields for the example layouts from the hardware page, from a lab to petabytes, each with the nodes listed there, and for
 * one with a spare node.
 */
export const SHAPES = {
  lab: { outerN: 1, outerK: 0, innerN: 2, innerK: 1, group: 1, nodes: 3, disks: 1, sizes: 0.5, written: 0.1 },
  office: { outerN: 1, outerK: 0, innerN: 4, innerK: 2, group: 1, nodes: 6, disks: 2, sizes: 8, written: 1 },
  'two-sites': { outerN: 1, outerK: 1, innerN: 4, innerK: 2, group: 1, nodes: 6, disks: 2, sizes: 10, written: 1 },
  'three-sites': { outerN: 2, outerK: 1, innerN: 4, innerK: 2, group: 2, nodes: 3, disks: 4, sizes: 10, written: 2 },
  'three-sites-spare': { outerN: 2, outerK: 1, innerN: 4, innerK: 2, group: 1, nodes: 7, disks: 4, sizes: 10, written: 2 },
  'five-sites': { outerN: 3, outerK: 2, innerN: 6, innerK: 3, group: 1, nodes: 9, disks: 24, sizes: 20, written: 20 },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<keyof FormTexts, number>>>>>;

type Shape = (typeof SHAPES)[keyof typeof SHAPES];

/** Returns the field values for an example layout, as a reader would enter them. */
export const textsOf = (shape: Shape): FormTexts => ({
  ...FORM.address.none,
  ...Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, String(value)])),
});

/** @throws Error if the fields reject the example */
export function inputOf(shape: Shape): PlanInput {
  const { input, ...wrong } = readInput(textsOf(shape));
  if (!input) throw new Error(`invalid example: ${JSON.stringify(wrong)}`);
  return input;
}

/** Values that the example layouts share. Rates are only examples, as the page says. */
export const ASSUMED: Pick<PlanInput, 'fill' | 'speeds' | 'failures' | 'unavailable' | 'target'> = /* @__PURE__ */ inputOf(SHAPES.lab);
