import type { ReactNode } from 'react';
import { DataTable } from '../parts/DataTable';
import { Plot, type Series } from '../parts/Plot';
import { linearScale, type Scale } from '../parts/scale';
import { useNumbers } from '../parts/use-numbers';
import { unitOf } from './bytes';
import { MONTHS, PARTS, sumOf, type Usage } from './core/model';
import { say } from './sentences';

const TONES = { current: 'accent', noncurrent: 'data', minimum: 'parity', unfinished: 'faint' } as const;

/** Scale with a label for every second month, so that the labels fit on a phone. */
const monthScale: Scale = { place: (month) => month / MONTHS, ticks: [0, 2, 4, 6, 8, 10, 12] };

/** Plot of stored bytes over the year, divided into parts, with the same numbers in a table. */
export function UsagePlot({ months }: { readonly months: readonly Usage[] }): ReactNode {
  const { number } = useNumbers();
  const unit = unitOf(Math.max(...months.map(sumOf)));
  const line = (valueOf: (usage: Usage) => number): Series['points'] =>
    months.map((usage, month) => ({ x: month, y: valueOf(usage) / unit.size }));
  const shown = PARTS.filter((part) => months.some((usage) => usage[part] > 0));
  const nameOf = (part: keyof Usage): string => say(`usage.part.${part}`);
  const total = say('usage.part.sum');
  const title = say('usage.plot');
  const month = say('usage.axis.month');
  return (
    <div>
      <h3>{title}</h3>
      <Plot
        title={title}
        description={say('usage.plot.description', { unit: unit.name })}
        x={{ title: month, scale: monthScale, label: (value) => number(value) }}
        y={{ title: unit.name, scale: linearScale(Math.max(...months.map(sumOf)) / unit.size), label: (value) => number(value) }}
        series={[
          { name: total, tone: 'text', points: line(sumOf) },
          ...shown.map((part): Series => ({ name: nameOf(part), tone: TONES[part], points: line((usage) => usage[part]) })),
        ]}
      />
      <DataTable
        title={title}
        head={[month, ...shown.map((part) => `${nameOf(part)}, ${unit.name}`), `${total}, ${unit.name}`]}
        rows={months.map((usage, at) => [
          String(at),
          ...[...shown.map((part) => usage[part]), sumOf(usage)].map((bytes) => number(bytes / unit.size)),
        ])}
      />
    </div>
  );
}
