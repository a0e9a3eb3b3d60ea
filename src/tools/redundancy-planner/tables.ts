/** Pure functions that generate the tables on the static page. The build provides the words. */
import { bestCaseLosses, classText, expansion, guaranteedLosses, nodeLossesOfNexus } from './core/layout';
import { lossesByWait, ninesOf, unavailabilityOf } from './core/durability';
import { planOf, type Plan } from './core/plan';
import type { Rebuild } from './core/capacity';
import { formatDuration, formatNumber, formatProbability } from '../parts/format';
import type { Language, TextTable } from '../parts/text-table';
import { ASSUMED, inputOf, SHAPES } from './examples';

const layouts = Object.entries(SHAPES).map(([name, shape]) => ({ name, shape, input: inputOf(shape), plan: planOf(inputOf(shape)) }));

/** Creates a table with a header row, followed by a row for each layout. */
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
    `${number(shape.sizes)} TB`,
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
    ...[guaranteedLosses(own), bestCaseLosses(own), own.outerK, nodeLossesOfNexus(own), layout.certainSpareNodes].map(String),
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
    ...[losses.parallel.disks, losses.parallel.nodes, losses.parallel.sites].map((loss) => formatProbability(loss, locale)),
    formatNumber(ninesOf(losses.parallel.all), locale, 1),
    formatProbability(unavailability.ring, locale),
  ];
  return layoutTable(language, ['loss-disks', 'loss-nodes', 'loss-sites', 'nines', 'unavailable'], ({ plan }) => cells(plan));
}

/** Single-nexus classes that compare recovery at the first loss with later recovery. */
const WAITED: readonly (readonly [innerN: number, innerK: number])[] = [
  [4, 2],
  [6, 3],
];

/** Creates a row for each number of missing shards at which recovery can begin. Only disks fail, so that no other effect hides it. */
function waitTable({ locale, text }: Language): TextTable {
  const head = ['class', 'wait', 'threshold', 'loss-disks', 'times'].map((column) => text(`redundancy.column.${column}`));
  const rows = WAITED.flatMap(([innerN, innerK]) => {
    const own = { outerN: 1, outerK: 0, innerN, innerK, group: 1 };
    const failures = { ...ASSUMED.failures, node: { ...ASSUMED.failures.node, afr: 0 } };
    const losses = lossesByWait(own, failures, 1);
    return losses.map((loss, at) => [
      classText(own),
      String(at + 1),
      at === 0 ? text('redundancy.by-hand') : String(innerK - at),
      formatProbability(loss, locale),
      formatNumber(Number((loss / (losses[0] ?? loss)).toPrecision(2)), locale),
    ]);
  });
  return [head, ...rows];
}

/** Classes that trade space for protection, compared with 1 % unavailable shards, and with and without unreachable sites. */
const COMPARED: readonly (readonly [innerN: number, innerK: number])[] = [
  [4, 2],
  [8, 2],
  [8, 3],
];

function comparisonTable({ locale, text }: Language): TextTable {
  const columns = ['class', 'expansion', 'any', 'unavailable-shards', 'unavailable-sites'];
  const head = columns.map((column) => text(`redundancy.column.${column}`));
  const { unavailable, failures } = ASSUMED;
  const rows = COMPARED.map(([innerN, innerK]) => {
    const own = { outerN: 2, outerK: 1, innerN, innerK, group: 1 };
    const rare = [0, failures.siteAway].map((away) => formatProbability(unavailabilityOf(own, unavailable, away).ring, locale));
    return [classText(own), formatNumber(expansion(own), locale, 3), String(guaranteedLosses(own)), ...rare];
  });
  return [head, ...rows];
}

export const TABLES = {
  capacity: capacityTable,
  tolerance: toleranceTable,
  rebuild: rebuildTable,
  durability: durabilityTable,
  wait: waitTable,
  comparison: comparisonTable,
} as const;
