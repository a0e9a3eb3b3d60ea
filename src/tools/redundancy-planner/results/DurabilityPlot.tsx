import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Plot, type Series } from '../../parts/Plot';
import { logScale } from '../../parts/scale';
import { REPAIR_HOURS, repairCurve, type RepairPoint } from '../core/curves';
import { MAX_NINES, ninesOf } from '../core/nines';
import { DataTable } from '../../parts/DataTable';
import { modelNames } from './Durability';
import type { ResultsProps } from './Results';
import { useNumbers } from '../../parts/use-numbers';

const LEAST = REPAIR_HOURS[0];
const MOST = REPAIR_HOURS[REPAIR_HOURS.length - 1] ?? LEAST;
/** Hours with a label: an hour, six, a day, three days, a week, thirty days. */
const X = logScale(LEAST, MOST, [1, 6, 24, 72, 168, 720]);
const Y = { place: (nines: number): number => nines / MAX_NINES, ticks: [0, 3, 6, 9, 12, 15] };

type Line = Omit<Series, 'points'> & { readonly lossAt: (point: RepairPoint) => number };

function lines(): Line[] {
  const names = modelNames();
  return [
    {
      name: translate({ id: 'redundancy.plot.disks' }, { model: names.window }),
      tone: 'text',
      lossAt: ({ published }) => published.window,
    },
    {
      name: translate({ id: 'redundancy.plot.disks' }, { model: names.serial }),
      tone: 'parity',
      lossAt: ({ losses }) => losses.serial.disks,
    },
    {
      name: translate({ id: 'redundancy.plot.disks' }, { model: names.parallel }),
      tone: 'data',
      lossAt: ({ losses }) => losses.parallel.disks,
    },
    {
      name: translate({ id: 'redundancy.plot.all' }, { model: names.parallel }),
      tone: 'accent',
      lossAt: ({ losses }) => losses.parallel.all,
    },
  ];
}

/** Nines against the repair time of a disk: by disks alone, and with nodes and sites, which hardly depends on it. */
export function DurabilityPlot({ input }: ResultsProps): ReactNode {
  const { number } = useNumbers();
  const curve = repairCurve(input);
  const title = translate({ id: 'redundancy.plot.durability' });
  const hours = translate({ id: 'redundancy.axis.hours' });
  const drawn = lines();
  return (
    <div>
      <h3>{title}</h3>
      <Plot
        title={title}
        description={translate({ id: 'redundancy.plot.durability.description' })}
        x={{ title: hours, scale: X, label: (value) => number(value) }}
        y={{ title: translate({ id: 'redundancy.nines' }), scale: Y, label: (value) => number(value) }}
        series={drawn.map(({ name, tone, lossAt }) => ({
          name,
          tone,
          points: curve.map((point) => ({ x: point.hours, y: ninesOf(lossAt(point)) })),
        }))}
      />
      <DataTable
        title={title}
        head={[hours, ...drawn.map(({ name }) => name)]}
        rows={curve.map((point) => [number(point.hours), ...drawn.map(({ lossAt }) => number(ninesOf(lossAt(point)), 1))])}
      />
    </div>
  );
}
