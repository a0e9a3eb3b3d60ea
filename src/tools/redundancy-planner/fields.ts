/** Pure functions that define the planner's fields, convert their values to a plan's input, and find the nearest layout that works. */
import type { Texts } from '../parts/address';
import { folded, formOf, group, list, number, type FaultsOf, type ValuesOf } from '../parts/form';
import { MAX_SHARDS, layoutProblems, type Problem } from './core/layout-problems';
import type { PlanInput } from './core/plan';
import type { RedundancyClass } from './core/layout';

const DATA = { min: 1, max: MAX_SHARDS, whole: true } as const;
const PARITY = { min: 0, max: MAX_SHARDS - 1, whole: true } as const;
const PERCENT = { min: 0, max: 100, symbol: '%', toCore: (percent: number) => percent / 100 } as const;
/** Valid shares of parts that fail within a year. 100 % would be an infinite rate. */
const FAILING = { ...PERCENT, max: 99.9 } as const;
/** Valid speeds, from a slow connection to one that is faster than at any site. */
const LINK = { min: 0.001, max: 100_000, symbol: 'Gbit/s' } as const;
const DAYS = { min: 0.01, max: 3_650, unit: 'days' } as const;
const HOURS = { min: 0.1, max: 8_760, unit: 'hours', toCore: (hours: number) => hours / 24 } as const;
/** Maximum total number of values for all nodes. */
const MOST_NUMBERS = 2_000;

/**
 * Form with initial values from the example layout of three sites with a spare node. The limits keep the arithmetic finite and the page
 * fast. Except for the limit on shards, they aren't limits of the product.
 */
export const FORM = formOf({
  ...group('layout', {
    nodes: number('no', 7, { min: 1, max: 1_000, whole: true, hint: 'nodes' }),
    disks: list('d', '4', { min: 1, max: 1_000, whole: true, most: MOST_NUMBERS, hint: 'disks' }),
    sizes: list('s', '10', { min: 0.001, max: 1_000, most: MOST_NUMBERS, symbol: 'TB', hint: 'sizes' }),
  }),
  ...group('class', {
    outerN: number('on', 2, DATA),
    outerK: number('ok', 1, PARITY),
    innerN: number('in', 4, DATA),
    innerK: number('ik', 2, PARITY),
  }),
  ...folded('details', {
    group: number('a', 1, DATA),
    nexuses: number('x', '', { ...DATA, isOptional: true, hint: 'nexuses' }),
    fill: number('f', 80, { ...PERCENT, min: 1 }),
    target: number('t', 100, { min: 0.001, max: 10_000_000, symbol: 'TB' }),
  }),
  ...folded('speeds', {
    written: number('w', 2, { ...LINK, min: 0 }),
    link: number('l', 10, LINK),
    siteLink: number('sl', 10, LINK),
    diskSpeed: number('v', 200, { min: 0.1, max: 100_000, symbol: 'MB/s' }),
  }),
  ...folded('failures', {
    diskRate: number('dr', 2, FAILING),
    diskHours: number('dh', 24, HOURS),
    nodeRate: number('nr', 1, FAILING),
    nodeDays: number('nd', 3, DAYS),
    siteRate: number('sr', 0.1, FAILING),
    siteDays: number('sd', 30, DAYS),
    unavailable: number('u', 1, PERCENT),
    siteAway: number('sa', 0.1, { ...PERCENT, hint: 'siteAway' }),
    wait: number('rw', 1, { min: 1, max: MAX_SHARDS - 1, whole: true, hint: 'wait' }),
  }),
});

type Fields = typeof FORM.fields;
export type FormTexts = Texts<keyof Fields>;

/** Conflicts between two fields. `nexus` is 1-based. */
export type Mismatch =
  | { readonly code: 'groups'; readonly need: number; readonly have: number }
  | { readonly code: 'nodes'; readonly nexus: number; readonly need: number; readonly have: number }
  | { readonly code: 'wait'; readonly most: number };

export interface Wrong {
  readonly faults: FaultsOf<Fields>;
  readonly mismatches: Readonly<Partial<Record<keyof Fields, Mismatch>>>;
}

type Disks = Pick<PlanInput, 'nexuses' | 'sizes'>;

/**
 * Determines the disks. There are as many nexuses as the class needs, unless the reader enters a number. The number of nodes comes from the
 * list of disks. If that has one number, it comes from the list of sizes, or otherwise from its own field.
 */
function disksOf(values: ValuesOf<Fields>): Disks | Partial<Record<'disks' | 'sizes', Mismatch>> {
  const { disks, sizes, outerN, outerK, nexuses = outerN + outerK } = values;
  const places = [...Array(nexuses).keys()];
  for (const [field, { length }] of Object.entries({ disks, sizes }))
    if (length !== 1 && length !== nexuses) return { [field]: { code: 'groups', need: nexuses, have: length } };
  const numbersOf = (lists: typeof disks, nexus: number): readonly number[] => lists[lists.length === 1 ? 0 : nexus] ?? [];
  const nodes = places.map(
    (nexus) => [disks, sizes].map((lists) => numbersOf(lists, nexus).length).find((length) => length > 1) ?? values.nodes,
  );
  // Identical nexuses share one list, so that they can be recognized.
  const known = new Map<string, readonly number[]>();
  const filled = (lists: typeof disks): readonly (readonly number[])[] =>
    places.map((nexus) => {
      const [numbers, need = 0] = [numbersOf(lists, nexus), nodes[nexus]];
      const key = `${need}: ${numbers.join()}`;
      const full = known.get(key) ?? (numbers.length === need ? numbers : Array<number>(need).fill(numbers[0] ?? 0));
      known.set(key, full);
      return full;
    });
  for (const [field, lists] of Object.entries({ disks, sizes }))
    for (const [nexus, need = 0] of nodes.entries()) {
      const have = numbersOf(lists, nexus).length;
      if (have !== 1 && have !== need) return { [field]: { code: 'nodes', nexus: nexus + 1, need, have } };
    }
  return { nexuses: filled(disks), sizes: filled(sizes) };
}

/** @returns no input if any field is invalid */
export function readInput(texts: FormTexts): Wrong & { readonly input?: PlanInput } {
  const { faults, values } = FORM.read(texts);
  if (!values) return { faults, mismatches: {} };
  // If a recovery waited for more losses than the class survives, it would never begin.
  const most = Math.max(1, values.innerK);
  if (values.wait > most) return { faults, mismatches: { wait: { code: 'wait', most } } };
  const layout = disksOf(values);
  if (!('nexuses' in layout)) return { faults, mismatches: layout };
  const { outerN, outerK, innerN, innerK, group: own, fill, written, target, unavailable } = values;
  const input: PlanInput = {
    own: { outerN, outerK, innerN, innerK, group: own },
    ...layout,
    fill,
    written,
    speeds: { linkGbit: values.link, siteLinkGbit: values.siteLink, diskMB: values.diskSpeed },
    failures: {
      disk: { afr: values.diskRate, days: values.diskHours },
      node: { afr: values.nodeRate, days: values.nodeDays },
      site: { afr: values.siteRate, days: values.siteDays },
      siteAway: values.siteAway,
      wait: values.wait,
    },
    unavailable,
    target,
  };
  return { input, faults, mismatches: {} };
}

export type Changes = Readonly<Partial<Record<'outerK' | 'innerK' | 'group' | 'nexuses' | 'nodes', string>>>;

/** Changes the field with a problem as little as possible. Returns no changes if changing a number isn't enough. */
function changeFor({ code, field, values: { need, most = 0 } }: Problem, { outerN, innerN }: RedundancyClass): Changes {
  if (code === 'too-few-disks') return {};
  if (code === 'too-many-shards') return { [field]: String(most - (field === 'outerK' ? outerN : innerN)) };
  return { [field]: String(need ?? most) };
}

/** Maximum number of changes. Each change can reveal another problem. */
const MOST_CHANGES = 8;

/** @returns the field values to change, or undefined if no layout was found, for example because each node's disks are listed */
export function nearestLayout(texts: FormTexts): Changes | undefined {
  let changes: Changes = {};
  for (let tries = 0; tries < MOST_CHANGES; tries += 1) {
    const { input } = readInput({ ...texts, ...changes });
    if (!input) return undefined;
    const [problem] = layoutProblems(input.own, input.nexuses);
    if (!problem) return changes;
    changes = { ...changes, ...changeFor(problem, input.own) };
  }
  return undefined;
}
