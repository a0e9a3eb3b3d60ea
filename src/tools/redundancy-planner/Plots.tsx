import type { ReactNode } from 'react';
import { DataTable } from '../parts/DataTable';
import { Plot, type Series } from '../parts/Plot';
import { linearScale, logScale } from '../parts/scale';
import { useNumbers } from '../parts/use-numbers';
import { classText } from './core/layout';
import { choicesOf, REPAIR_HOURS, repairCurve, type Choice, type RepairPoint, type PlanInput } from './core/plan';
import { MAX_NINES, ninesOf } from './core/durability';
import { say } from './sentences';

interface PlotProps {
  readonly input: PlanInput;
}

/** Plot of usable capacity against guaranteed losses, for every class that uses the same agents. */
export function TolerancePlot({ input }: PlotProps): ReactNode {
  const { number } = useNumbers();
  const choices = choicesOf(input);
  const isOwn = ({ own }: Choice): boolean => classText(own) === classText(input.own);
  const points = (some: readonly Choice[]) => some.map(({ tolerance, usable }) => ({ x: tolerance, y: usable }));
  const x = linearScale(Math.max(...choices.map(({ tolerance }) => tolerance)));
  const y = linearScale(Math.max(...choices.map(({ usable }) => usable)));
  const title = say('redundancy.plot.tolerance');
  return (
    <div>
      <h3>{title}</h3>
      <Plot
        title={title}
        description={say('redundancy.plot.tolerance.description', { own: classText(input.own) })}
        x={{ title: say('redundancy.any'), scale: x, label: (value) => number(value) }}
        y={{ title: say('redundancy.axis.usable'), scale: y, label: (value) => number(value) }}
        series={[
          {
            name: say('redundancy.plot.others'),
            tone: 'faint',
            isScattered: true,
            points: points(choices.filter((choice) => !isOwn(choice))),
          },
          { name: classText(input.own), tone: 'accent', isScattered: true, points: points(choices.filter(isOwn)) },
        ]}
      />
      <DataTable
        title={title}
        head={[say('redundancy.class'), say('redundancy.any'), say('redundancy.usable')]}
        rows={choices.map(({ own, tolerance, usable }) => [classText(own), number(tolerance), `${number(usable)} TB`])}
      />
    </div>
  );
}

const LEAST = REPAIR_HOURS[0];
const MOST = REPAIR_HOURS[REPAIR_HOURS.length - 1] ?? LEAST;
/** Axis with labels at one hour, six hours, one day, three days, one week, and thirty days. */
const X = logScale(LEAST, MOST, [1, 6, 24, 72, 168, 720]);
const Y = { place: (nines: number): number => nines / MAX_NINES, ticks: [0, 3, 6, 9, 12, 15] };

type Line = Omit<Series, 'points'> & { readonly lossAt: (point: RepairPoint) => number };

const onDisks = (model: 'window' | 'serial' | 'parallel'): string =>
  say('redundancy.plot.disks', { model: say(`redundancy.model.${model}`) });

const lines = (): readonly Line[] => [
  { name: onDisks('window'), tone: 'text', lossAt: ({ published }) => published.window },
  { name: onDisks('serial'), tone: 'parity', lossAt: ({ losses }) => losses.serial.disks },
  { name: onDisks('parallel'), tone: 'data', lossAt: ({ losses }) => losses.parallel.disks },
  {
    name: say('redundancy.plot.all', { model: say('redundancy.model.parallel') }),
    tone: 'accent',
    lossAt: ({ losses }) => losses.parallel.all,
  },
];

/** Plot of nines against a disk's repair time: with disks alone, and with nodes and sites, for which the time hardly matters. */
export function DurabilityPlot({ input }: PlotProps): ReactNode {
  const { number } = useNumbers();
  const curve = repairCurve(input);
  const title = say('redundancy.plot.durability');
  const hours = say('redundancy.axis.hours');
  const drawn = lines();
  return (
    <div>
      <h3>{title}</h3>
      <Plot
        title={title}
        description={say('redundancy.plot.durability.description')}
        x={{ title: hours, scale: X, label: (value) => number(value) }}
        y={{ title: say('redundancy.nines'), scale: Y, label: (value) => number(value) }}
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
