/** The tables that stand in the page without the application, as texts. Pure; their words come from the build. */
import { classText } from './class-text';
import { bestCaseLosses, expansion, guaranteedLosses, nodeLossesOfNexus } from './core/class';
import { ninesOf } from './core/nines';
import { planOf, type Plan, type PlanInput } from './core/plan';
import type { Rebuild } from './core/rebuild';
import { formatDuration, formatNumber, formatProbability } from '../parts/format';
import type { Language, TextTable } from '../parts/text-table';
import { ASSUMED, inputOf, SHAPES } from './worked';

const layouts = Object.entries(SHAPES).map(([name, shape]) => ({ name, shape, input: inputOf(shape), plan: planOf(inputOf(shape)) }));

/** A row for each layout, after a head. */
function layoutTable(
  { text }: Language,
  columns: readonly string[],
  cells: (layout: (typeof layouts)[number]) => readonly string[],
): TextTable {
  const head = ['layout', ...columns].map((column) => text(`redundancy.column.${column}`));
  return [head, ...layouts.map((layout) => [text(`redundancy.layout.${layout.name}`), ...cells(layout)])];
}

function capacityTable(language: Language): TextTable {
  const { locale } = language;
  const number = (value: number): string => formatNumber(value, locale);
  const columns = ['class', 'group', 'nodes-disks', 'size', 'rings', 'idle', 'raw', 'expansion', 'usable', 'planned'];
  return layoutTable(language, columns, ({ shape, input: { own }, plan: { layout, capacity } }) => [
    classText(own),
    number(own.group),
    `${shape.nodes} × ${shape.disks}`,
    `${number(shape.size)} TB`,
    number(layout.rings),
    number(layout.idleAgents),
    `${number(capacity.raw)} TB`,
    number(expansion(own)),
    `${number(capacity.usable)} TB`,
    `${number(capacity.planned)} TB`,
  ]);
}

function toleranceTable(language: Language): TextTable {
  const columns = ['class', 'any', 'best', 'nexuses', 'nodes', 'spare'];
  return layoutTable(language, columns, ({ input: { own }, plan: { layout } }) => [
    classText(own),
    ...[guaranteedLosses(own), bestCaseLosses(own), own.outerK, nodeLossesOfNexus(own), layout.spareNodes].map(String),
  ]);
}

function rebuildTable(language: Language): TextTable {
  const { locale, text } = language;
  const cell = (rebuild: Rebuild | undefined): string =>
    rebuild === undefined
      ? text('redundancy.impossible')
      : `${formatNumber(rebuild.fetched, locale, 1)} TB, ${formatDuration(rebuild.total, locale)} (${text(`redundancy.limit.${rebuild.limit}`)})`;
  return layoutTable(language, ['disk', 'node', 'nexus'], ({ plan: { rebuild } }) => [rebuild.disk, rebuild.node, rebuild.nexus].map(cell));
}

function durabilityTable(language: Language): TextTable {
  const { locale } = language;
  const cells = ({ losses, unavailability }: Plan): string[] => [
    formatProbability(losses.markov.disks, locale),
    formatProbability(losses.markov.sites, locale),
    formatNumber(ninesOf(losses.markov.all), locale, 1),
    formatProbability(unavailability.ring, locale),
  ];
  return layoutTable(language, ['loss-disks', 'loss-sites', 'nines', 'unavailable'], ({ plan }) => cells(plan));
}

/** Classes that trade space for protection, at 1 % unavailable shards. */
const COMPARED: readonly (readonly [innerN: number, innerK: number])[] = [
  [4, 2],
  [8, 2],
  [8, 3],
];

function comparisonTable({ locale, text }: Language): TextTable {
  const head = ['class', 'expansion', 'any', 'unavailable-nexus', 'unavailable'].map((column) => text(`redundancy.column.${column}`));
  const rows = COMPARED.map(([innerN, innerK]) => {
    const input: PlanInput = inputOf({ ...SHAPES['three-sites-spare'], inner: [innerN, innerK], nodes: innerN + innerK + 1 });
    const { nexus, ring } = planOf({ ...input, unavailable: ASSUMED.unavailable }).unavailability;
    const rare = [nexus, ring].map((value) => formatProbability(value, locale));
    return [classText(input.own), formatNumber(expansion(input.own), locale, 3), String(guaranteedLosses(input.own)), ...rare];
  });
  return [head, ...rows];
}

export const TABLES = {
  capacity: capacityTable,
  tolerance: toleranceTable,
  rebuild: rebuildTable,
  durability: durabilityTable,
  comparison: comparisonTable,
} as const;
