import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../parts/format';
import { everyFeature, type Features } from '../../site/features';
import { formatBytes } from './bytes';
import { EXAMPLE, TABLES } from './tables';

const root = path.join(__dirname, '../../..');
const italian = readdirSync(path.join(root, 'i18n/it')).find((name) => name.endsWith('-docs-home')) ?? '';
const PAGES = [
  ['en', 'docs/guides/resource-metrics.md'],
  ['it', `i18n/it/${italian}/current/guides/resource-metrics.md`],
] as const;

describe.each(PAGES)('%s', (locale, file) => {
  const [, section = ''] = readFileSync(path.join(root, file), 'utf8').split('{#estimate}');

  it('says what the example has, as the core has it', () => {
    const { objects, size, added, overwritten, deleted, unfinished, unfinishedSize } = EXAMPLE;
    const [example = ''] = /^(?:The example|L’esempio).*$/m.exec(section) ?? [];
    for (const value of [objects, added, overwritten, deleted, unfinished]) expect(example).toContain(formatNumber(value, locale));
    for (const bytes of [size, unfinishedSize]) expect(example).toContain(formatBytes(bytes, locale));
  });
});

it('the table of the page is that of the core', () => {
  const tableOf = (features: Features, smallestBilledKb: number | null) =>
    TABLES.usage({ locale: 'en', features, smallestBilledKb, text: (id) => id.split('.').at(-1) ?? '' });
  const rows = tableOf(everyFeature, 256);
  expect(rows.map(([name]) => name)).toEqual(['case', 'none', 'rule', 'lock', 'small']);
  expect(tableOf(new Set(), null).map(([name]) => name)).toEqual(['case', 'none', 'rule']);
  // 100,000 objects of 50 KB count as 256 KB, or as 64 KB.
  expect(rows.at(-1)?.[1]).toBe('25.6 GB');
  expect(tableOf(everyFeature, 64).at(-1)?.[1]).toBe('6.4 GB');
  // After n months, the bucket contains 5 MB × (100,000 + n × 4,000 + n × 31,000) and n × 60 uploads of 500 MB.
  expect(rows[1]).toEqual(['none', '500 GB', '1.73 TB', '2.96 TB', '1.73 TB']);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [2.5e12, '2.5 TB'],
  [1e30, '1,000 RB'],
])('%d bytes', (bytes, text) => expect(formatBytes(bytes, 'en')).toBe(text));
