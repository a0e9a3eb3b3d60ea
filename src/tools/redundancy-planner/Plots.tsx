import type { ReactNode } from 'react';
import { Plot, type Series } from '../parts/Plot';
import { linearScale, logScale } from '../parts/scale';
import { useNumbers } from '../parts/use-numbers';
import { MAX_NINES, ninesOf } from './core/durability';
import { classText } from './core/layout';
import { choicesOf, REPAIR_HOURS, repairCurve, type PlanInput } from './core/plan';
import { say } from './sentences';

interface PlotProps {
  readonly input: PlanInput;
}

/** Plot of usable capacity against guaranteed losses, for every class that uses the same agents. */
export function TolerancePlot({ input }: PlotProps): ReactNode {
  const { number } = useNumbers();
  const choices = choicesOf(input);
  const own = classText(input.own);
  const pointsOf = (isOwn: boolean): Series['points'] =>
    choices.filter((choice) => (classText(choice.own) === own) === isOwn).map(({ tolerance, usable }) => [tolerance, usable]);
  const x = linearScale(Math.max(...choices.map(({ tolerance }) => tolerance)));
  const y = linearScale(Math.max(...choices.map(({ usable }) => usable)));
  return (
    <Plot
      title={say('redundancy.plot.tolerance')}
      description={say('redundancy.plot.tolerance.description', { own })}
      x={{ title: say('redundancy.any'), scale: x }}
      y={{ title: say('redundancy.axis.usable'), scale: y }}
      series={[
        { name: say('redundancy.plot.others'), tone: 'text-faint', isScattered: true, points: pointsOf(false) },
        { name: own, tone: 'accent', isScattered: true, points: pointsOf(true) },
      ]}
      head={[say('redundancy.class'), say('redundancy.any'), say('redundancy.usable')]}
      rows={choices.map((choice) => [classText(choice.own), number(choice.tolerance), `${number(choice.usable)} TB`])}
    />
  );
}

/** Axis with labels at one hour, six hours, one day, three days, one week, and thirty days. */
const HOURS = logScale(Math.min(...REPAIR_HOURS), Math.max(...REPAIR_HOURS), [1, 6, 24, 72, 168, 720]);
const NINES = { place: (nines: number): number => nines / MAX_NINES, ticks: [0, 3, 6, 9, 12, 15] };

type Line = Omit<Series, 'points'> & { readonly lossAt: (point: ReturnType<typeof repairCurve>[number]) => number };

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
  const hours = say('redundancy.axis.hours');
  const drawn = lines();
  return (
    <Plot
      title={say('redundancy.plot.durability')}
      description={say('redundancy.plot.durability.description')}
      x={{ title: hours, scale: HOURS }}
      y={{ title: say('redundancy.nines'), scale: NINES }}
      series={drawn.map(({ lossAt, ...line }) => ({ ...line, points: curve.map((point) => [point.hours, ninesOf(lossAt(point))]) }))}
      head={[hours, ...drawn.map(({ name }) => name)]}
      rows={curve.map((point) => [number(point.hours), ...drawn.map(({ lossAt }) => number(ninesOf(lossAt(point)), 1))])}
    />
  );
}
