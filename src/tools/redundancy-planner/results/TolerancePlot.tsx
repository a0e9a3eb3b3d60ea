import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Plot } from '../../parts/Plot';
import { linearScale } from '../../parts/scale';
import { classText } from '../class-text';
import { choicesOf, type Choice } from '../core/curves';
import { DataTable } from '../../parts/DataTable';
import type { ResultsProps } from './Results';
import { useNumbers } from '../../parts/use-numbers';

/** Usable capacity against guaranteed losses, for every class of the same agents. */
export function TolerancePlot({ input }: ResultsProps): ReactNode {
  const { number } = useNumbers();
  const choices = choicesOf(input);
  const isOwn = ({ own }: Choice): boolean => classText(own) === classText(input.own);
  const points = (some: readonly Choice[]) => some.map(({ tolerance, usable }) => ({ x: tolerance, y: usable }));
  const x = linearScale(Math.max(...choices.map(({ tolerance }) => tolerance)));
  const y = linearScale(Math.max(...choices.map(({ usable }) => usable)));
  const title = translate({ id: 'redundancy.plot.tolerance' });
  return (
    <div>
      <h3>{title}</h3>
      <Plot
        title={title}
        description={translate({ id: 'redundancy.plot.tolerance.description' }, { own: classText(input.own) })}
        x={{ title: translate({ id: 'redundancy.any' }), scale: x, label: (value) => number(value) }}
        y={{ title: translate({ id: 'redundancy.axis.usable' }), scale: y, label: (value) => number(value) }}
        series={[
          {
            name: translate({ id: 'redundancy.plot.others' }),
            tone: 'faint',
            isScattered: true,
            points: points(choices.filter((choice) => !isOwn(choice))),
          },
          { name: classText(input.own), tone: 'accent', isScattered: true, points: points(choices.filter(isOwn)) },
        ]}
      />
      <DataTable
        title={title}
        head={[translate({ id: 'redundancy.class' }), translate({ id: 'redundancy.any' }), translate({ id: 'redundancy.usable' })]}
        rows={choices.map(({ own, tolerance, usable }) => [classText(own), number(tolerance), `${number(usable)} TB`])}
      />
    </div>
  );
}
