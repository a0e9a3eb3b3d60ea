/** Pure functions that generate the table of part sizes on the static page. The build provides the words. */
import { formatNumber } from '../parts/format';
import type { Language, TextTable } from '../parts/text-table';
import { goodPart, planUpload, smallestPart, formatSize, GIB, LARGEST_OBJECT, MIB, TIB } from './core/plan';

const SIZES = [100 * MIB, GIB, 10 * GIB, 100 * GIB, TIB, 5 * TIB, LARGEST_OBJECT];
/** Placeholder connection, because no column in the table depends on it. */
const LINE = { bandwidth: 1, latency: 0, parallel: 1 };

function partsTable({ locale, text }: Language): TextTable {
  const head = ['size', 'smallest', 'good', 'parts'].map((column) => text(`multipart.column.${column}`));
  const rows = SIZES.map((size) => {
    const wanted = goodPart(size);
    const { parts } = planUpload({ size, wanted, ...LINE });
    return [formatSize(size, locale), formatSize(smallestPart(size), locale), formatSize(wanted, locale), formatNumber(parts, locale)];
  });
  return [head, ...rows];
}

export const TABLES = { 'multipart-parts': partsTable } as const;
