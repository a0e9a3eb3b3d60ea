/** Pure functions that generate the page's worked example and table. The build provides the words. */
import type { Feature } from '../../site/features';
import type { Language, TextTable } from '../parts/text-table';
import { formatBytes } from './bytes';
import { averageOf, sumOf, usageByDay, usageByMonth, type UsageInput } from './core/model';

const MB = 1_000_000;

/** Example bucket, whose values are also the tool's initial values. */
export const EXAMPLE: Omit<UsageInput, 'minimum'> = {
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
};

const rule = { ...EXAMPLE, noncurrentDays: 30, abortDays: 7 };

/** Rows of the page's table: the bucket without rules, and the effect of rules on it. The last two depend on what the service has. */
const WORKED: Readonly<Record<string, { readonly input: typeof EXAMPLE; readonly needs?: Feature }>> = {
  none: { input: EXAMPLE },
  rule: { input: rule },
  lock: { input: { ...rule, lockDays: 90 }, needs: 'objectLock' },
  small: { input: { ...rule, size: 0.05 * MB }, needs: 'smallestBilledSize' },
};

const SHOWN_MONTHS = [0, 6, 12];

function usageTable({ locale, text, features, smallestBilledKb }: Language): TextTable {
  const head = ['case', 'start', 'half', 'year', 'average'].map((column) => text(`usage.column.${column}`));
  const minimum = (smallestBilledKb ?? 0) * 1000;
  const cases = Object.entries(WORKED).filter(([, { needs }]) => needs === undefined || features.has(needs));
  const rows = cases.map(([name, { input }]) => {
    const days = usageByDay({ ...input, minimum });
    const months = usageByMonth(days);
    const sums = SHOWN_MONTHS.flatMap((month) => months[month] ?? []).map(sumOf);
    return [text(`usage.case.${name}`), ...[...sums, averageOf(days)].map((bytes) => formatBytes(bytes, locale))];
  });
  return [head, ...rows];
}

export const TABLES = { usage: usageTable } as const;
