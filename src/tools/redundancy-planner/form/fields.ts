/** The fields of the planner: ranges, first texts, and short names in the address. Pure. */
import { MAX_SHARDS } from '../core/layout-problems';
import { textsAddress, type Texts } from '../../parts/address';
import type { ListRange, NumberRange } from '../../parts/read';
import { ASSUMED, SHAPES } from '../worked';

const parameters = {
  outerN: 'on',
  outerK: 'ok',
  innerN: 'in',
  innerK: 'ik',
  group: 'a',
  nexuses: 'x',
  nodes: 'no',
  disks: 'd',
  sizes: 's',
  fill: 'f',
  target: 't',
  written: 'w',
  link: 'l',
  siteLink: 'sl',
  diskSpeed: 'v',
  diskRate: 'dr',
  diskHours: 'dh',
  nodeRate: 'nr',
  nodeDays: 'nd',
  siteRate: 'sr',
  siteDays: 'sd',
  siteAway: 'sa',
  wait: 'rw',
  unavailable: 'u',
} as const;

export type FieldName = keyof typeof parameters;
type ListName = 'disks' | 'sizes';
export type NumberName = Exclude<FieldName, ListName>;

const count = (min: number, max: number): NumberRange => ({ min, max, whole: true });
const PERCENT: NumberRange = { min: 0, max: 100 };
/** Of parts that fail within a year: all of them would be an infinite rate. */
const FAILING: NumberRange = { min: 0, max: 99.9 };
/** Gbit/s: from a thin line to what no site has. */
const LINK: NumberRange = { min: 0.001, max: 100_000 };

/** Bounds keep the arithmetic finite and the page quick; none is a limit of the product but that of shards. */
export const NUMBERS: Readonly<Record<NumberName, NumberRange>> = {
  outerN: count(1, MAX_SHARDS),
  outerK: count(0, MAX_SHARDS - 1),
  innerN: count(1, MAX_SHARDS),
  innerK: count(0, MAX_SHARDS - 1),
  group: count(1, MAX_SHARDS),
  nexuses: count(1, MAX_SHARDS),
  nodes: count(1, 1_000),
  fill: { min: 1, max: 100 },
  target: { min: 0.001, max: 10_000_000 },
  written: { min: 0, max: 100_000 },
  link: LINK,
  siteLink: LINK,
  diskSpeed: { min: 0.1, max: 100_000 },
  diskRate: FAILING,
  diskHours: { min: 0.1, max: 8_760 },
  nodeRate: FAILING,
  nodeDays: { min: 0.01, max: 3_650 },
  siteRate: FAILING,
  siteDays: { min: 0.01, max: 3_650 },
  siteAway: PERCENT,
  wait: count(1, MAX_SHARDS - 1),
  unavailable: PERCENT,
};

export const LISTS: Readonly<Record<ListName, ListRange>> = {
  disks: { ...count(1, 1_000), most: 2_000 },
  sizes: { min: 0.001, max: 1_000, most: 2_000 },
};

type Shape = (typeof SHAPES)[keyof typeof SHAPES];

const percent = (part: number): string => String(Number((part * 100).toPrecision(12)));

/** A worked layout, as the reader would enter it. */
export function textsOf({ outer, inner, group, nodes, disks, size, written }: Shape): Texts<FieldName> {
  const { fill, speeds, unavailable, target } = ASSUMED;
  const { disk, node, site, siteAway, wait } = ASSUMED.failures;
  const texts: Readonly<Record<FieldName, number | string>> = {
    outerN: outer[0],
    outerK: outer[1],
    innerN: inner[0],
    innerK: inner[1],
    group,
    nexuses: outer[0] + outer[1],
    nodes,
    disks,
    sizes: size,
    fill: percent(fill),
    target,
    written,
    link: speeds.linkGbit,
    siteLink: speeds.siteLinkGbit,
    diskSpeed: speeds.diskMB,
    diskRate: percent(disk.afr),
    diskHours: disk.days * 24,
    nodeRate: percent(node.afr),
    nodeDays: node.days,
    siteRate: percent(site.afr),
    siteDays: site.days,
    siteAway: percent(siteAway),
    wait,
    unavailable: percent(unavailable),
  };
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value)])) as Texts<FieldName>;
}

export const PARAMETERS: Texts<FieldName> = parameters;
export const ADDRESS = textsAddress<FieldName>(textsOf(SHAPES['three-sites-spare']), PARAMETERS);
