/** Pure functions that generate the page's worked example and table. The build provides the words. */
import type { Language, TextTable } from '../parts/text-table';
import { formatBytes } from './bytes';
import { averageOf, sumOf, usageByDay, usageByMonth, type UsageInput } from './core/model';

const MB = 1_000_000;

/** Objects smaller than 256 KB count as 256 KB, in decimal units as in usage reports. See the section on the minimum size. */
export const MINIMUM_KB = 256;

/** Example bucket, whose values are also the tool's initial values. */
export const EXAMPLE: UsageInput = {
  objects: 100_000,
  size: 5 * MB,
  added: 5_000,
  overwritten: 30_000,
  deleted: 1_000,
  isVersioned: true,
  lockDays: 0,
  expireDays: undefined,
  noncurrentDays: undefined,
  abortDays: undefined,
  unfinished: 60,
  unfinishedSize: 500 * MB,
  minimum: MINIMUM_KB * 1000,
};

const rule = { ...EXAMPLE, noncurrentDays: 30, abortDays: 7 };

/** Rows of the page's table: the bucket without rules, and the effect of rules on it. */
const WORKED = { none: EXAMPLE, rule, lock: { ...rule, lockDays: 90 }, small: { ...rule, size: 0.05 * MB } } as const satisfies Readonly<
  Record<string, UsageInput>
>;

const SHOWN_MONTHS = [0, 6, 12];

function usageTable({ locale, text, features }: Language): TextTable {
  const head = ['case', 'start', 'half', 'year', 'average'].map((column) => text(`usage.column.${column}`));
  const cases = Object.entries(WORKED).filter(([, { lockDays }]) => lockDays === 0 || features.has('objectLock'));
  const rows = cases.map(([name, input]) => {
    const days = usageByDay(input);
    const months = usageByMonth(days);
    const sums = SHOWN_MONTHS.flatMap((month) => months[month] ?? []).map(sumOf);
    return [text(`usage.case.${name}`), ...[...sums, averageOf(days)].map((bytes) => formatBytes(bytes, locale))];
  });
  return [head, ...rows];
}

export const TABLES = { usage: usageTable } as const;
