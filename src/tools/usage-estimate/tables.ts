/** The worked table of the page, as texts. Pure; its words come from the build. */
import { formatBytes } from './bytes';
import { averageOf, sumOf, usageByDay, usageByMonth } from './core/model';
import type { Language, TextTable } from '../parts/text-table';
import { WORKED } from './worked';

const SHOWN_MONTHS = [0, 6, 12];

function usageTable({ locale, text }: Language): TextTable {
  const head = ['case', 'start', 'half', 'year', 'average'].map((column) => text(`usage.column.${column}`));
  const rows = Object.entries(WORKED).map(([name, input]) => {
    const days = usageByDay(input);
    const months = usageByMonth(days);
    const sums = SHOWN_MONTHS.flatMap((month) => months[month] ?? []).map(sumOf);
    return [text(`usage.case.${name}`), ...[...sums, averageOf(days)].map((bytes) => formatBytes(bytes, locale))];
  });
  return [head, ...rows];
}

export const TABLES = { usage: usageTable } as const;
