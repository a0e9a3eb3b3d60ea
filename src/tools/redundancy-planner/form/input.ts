/** From the texts of the fields to the input of a plan, or to what is wrong with them. Pure. */
import type { Texts } from '../../parts/address';
import { readGroups, readNumber, type Fault, type Reading } from '../../parts/read';
import type { NexusDisks } from '../core/layout';
import type { PlanInput } from '../core/plan';
import { LISTS, NUMBERS, type FieldName, type NumberName } from './fields';

/** What is wrong between two fields. `nexus` counts from 1. */
export type Mismatch =
  | { readonly code: 'groups'; readonly need: number; readonly have: number }
  | { readonly code: 'nodes'; readonly nexus: number; readonly need: number; readonly have: number }
  | { readonly code: 'wait'; readonly most: number };

export interface Faults {
  readonly faults: Readonly<Partial<Record<FieldName, Fault>>>;
  readonly mismatches: Readonly<Partial<Record<FieldName, Mismatch>>>;
}

export type InputReading = { readonly input: PlanInput } | Faults;

type Groups = readonly (readonly number[])[];

/** One list for all nexuses, or one for each. The same list is given again, so that equal nexuses are known to be equal. */
function forNexuses(groups: Groups, nexuses: number): Groups | Mismatch {
  const [first = []] = groups;
  if (groups.length === 1) return Array.from({ length: nexuses }, () => first);
  return groups.length === nexuses ? groups : { code: 'groups', need: nexuses, have: groups.length };
}

const isMismatch = (found: Groups | Mismatch): found is Mismatch => 'code' in found;

/** One number for all nodes of a nexus, or one for each. */
function forNodes(values: Groups, nodesOf: (nexus: number) => number): Groups | Mismatch {
  const known = new Map<string, readonly number[]>();
  const filled: (readonly number[])[] = [];
  for (const [at, list] of values.entries()) {
    const nodes = nodesOf(at);
    if (list.length !== 1 && list.length !== nodes) return { code: 'nodes', nexus: at + 1, need: nodes, have: list.length };
    const key = `${nodes}: ${list.join()}`;
    const full = known.get(key) ?? (list.length === nodes ? list : Array.from({ length: nodes }, () => list[0] ?? 0));
    known.set(key, full);
    filled.push(full);
  }
  return filled;
}

interface Disks {
  readonly nexuses: readonly NexusDisks[];
  readonly sizes: Groups;
}

/** Nodes are counted by the list of disks, else by that of sizes, else by their field. */
function disksOf(counts: Groups, sizes: Groups, nexuses: number, nodes: number): Disks | Pick<Faults, 'mismatches'> {
  const disks = forNexuses(counts, nexuses);
  if (isMismatch(disks)) return { mismatches: { disks } };
  const spread = forNexuses(sizes, nexuses);
  if (isMismatch(spread)) return { mismatches: { sizes: spread } };
  const listed = (at: number): number => Math.max(disks[at]?.length ?? 1, spread[at]?.length ?? 1);
  const nodesOf = (at: number): number => (listed(at) > 1 ? listed(at) : nodes);
  const fullDisks = forNodes(disks, (at) => ((disks[at]?.length ?? 1) > 1 ? (disks[at]?.length ?? 1) : nodesOf(at)));
  if (isMismatch(fullDisks)) return { mismatches: { disks: fullDisks } };
  const fullSizes = forNodes(spread, (at) => fullDisks[at]?.length ?? nodes);
  return isMismatch(fullSizes) ? { mismatches: { sizes: fullSizes } } : { nexuses: fullDisks, sizes: fullSizes };
}

const PERCENT = 100;
const HOURS_OF_DAY = 24;

function inputOf(numbers: Readonly<Record<NumberName, number>>, { nexuses, sizes }: Disks): PlanInput {
  const { outerN, outerK, innerN, innerK, group, link, siteLink, diskSpeed } = numbers;
  return {
    own: { outerN, outerK, innerN, innerK, group },
    nexuses,
    sizes,
    fill: numbers.fill / PERCENT,
    written: numbers.written,
    speeds: { linkGbit: link, siteLinkGbit: siteLink, diskMB: diskSpeed },
    failures: {
      disk: { afr: numbers.diskRate / PERCENT, days: numbers.diskHours / HOURS_OF_DAY },
      node: { afr: numbers.nodeRate / PERCENT, days: numbers.nodeDays },
      site: { afr: numbers.siteRate / PERCENT, days: numbers.siteDays },
      siteAway: numbers.siteAway / PERCENT,
      wait: numbers.wait,
    },
    unavailable: numbers.unavailable / PERCENT,
    target: numbers.target,
  };
}

export function readInput(texts: Texts<FieldName>): InputReading {
  const names = Object.keys(NUMBERS) as NumberName[];
  const numbers = names.map((name): readonly [NumberName, Reading<number>] => [name, readNumber(texts[name], NUMBERS[name])]);
  const disks = readGroups(texts.disks, LISTS.disks);
  const sizes = readGroups(texts.sizes, LISTS.sizes);
  const readings: readonly (readonly [FieldName, Reading<unknown>])[] = [...numbers, ['disks', disks], ['sizes', sizes]];
  const faults = Object.fromEntries(readings.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : [])));
  if (disks.fault || sizes.fault || Object.keys(faults).length > 0) return { faults, mismatches: {} };
  const values = Object.fromEntries(numbers.map(([name, { value }]) => [name, value])) as Record<NumberName, number>;
  // A recovery that waits for more losses than the class survives never begins.
  const most = Math.max(1, values.innerK);
  if (values.wait > most) return { faults: {}, mismatches: { wait: { code: 'wait', most } } };
  const layout = disksOf(disks.value, sizes.value, values.nexuses, values.nodes);
  return 'mismatches' in layout ? { faults: {}, ...layout } : { input: inputOf(values, layout) };
}
