/** Pure functions that generate the page's worked example and table. The build provides the words. */
import type { Feature } from '../../site/features';
import type { Language, TextTable } from '../parts/text-table';
import { formatBytes } from './bytes';
import { averageOf, sumOf, usageByDay, usageByMonth } from './core/model';
import { formFor, readInput } from './fields';

const FORM = formFor(null);
const { input: example } = readInput(FORM, FORM.address.none);
if (!example) throw new Error('the initial values of the fields are invalid');

/** Example bucket on the page: the tool's initial values, without a minimum size. */
export const EXAMPLE = example;

const rule = { ...EXAMPLE, noncurrentDays: 30, abortDays: 7 };

/** Rows of the page's table: the bucket without rules, and the effect of rules on it. The last two depend on what the service has. */
const WORKED: Readonly<Record<string, { readonly input: typeof EXAMPLE; readonly needs?: Feature }>> = {
  none: { input: EXAMPLE },
  rule: { input: rule },
  lock: { input: { ...rule, lockDays: 90 }, needs: 'objectLock' },
  small: { input: { ...rule, size: 50_000 }, needs: 'smallestBilledSize' },
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
