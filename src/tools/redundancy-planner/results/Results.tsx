import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Texts } from '../../parts/address';
import { Notes } from '../../parts/Notes';
import styles from '../../parts/styles.module.css';
import { Summary } from '../../parts/Summary';
import { useCounted } from '../../parts/use-counted';
import { useNumbers } from '../../parts/use-numbers';
import { guaranteedLosses } from '../core/class';
import type { Plan, PlanInput } from '../core/plan';
import type { FieldName } from '../form/fields';
import { problemText, warningText } from '../form/messages';
import { Durability } from './Durability';
import { DurabilityPlot } from './DurabilityPlot';
import { LayoutResults } from './LayoutResults';
import { RebuildResults } from './RebuildResults';
import { Share } from './Share';
import { TolerancePlot } from './TolerancePlot';

export interface ResultsProps {
  readonly input: PlanInput;
  readonly plan: Plan;
}

interface AllResultsProps extends ResultsProps {
  /** What the fields hold. */
  readonly texts: Texts<FieldName>;
  /** Whether a field is wrong now, and these are the results from before. */
  readonly isStale: boolean;
}

/** All that follows from the fields. Of a layout that does not work, only why: its space and its nines do not exist. */
export function Results({ input, plan, texts, isStale }: AllResultsProps): ReactNode {
  const works = plan.problems.length === 0;
  return (
    <div role="group" aria-label={translate({ id: 'redundancy.results' })}>
      <PlanSummary input={input} plan={plan} isStale={isStale} />
      <div className={styles.results}>
        <PlanNotes plan={plan} />
        {works && (
          <>
            <LayoutResults input={input} plan={plan} />
            <RebuildResults plan={plan} />
            <Durability plan={plan} input={input} />
            <TolerancePlot input={input} plan={plan} />
            <DurabilityPlot input={input} plan={plan} />
          </>
        )}
      </div>
      {works && !isStale && <Share input={input} plan={plan} texts={texts} />}
    </div>
  );
}

/** The answer in a sentence. */
function PlanSummary({ input, plan: { layout, capacity, problems }, isStale }: Omit<AllResultsProps, 'texts'>): ReactNode {
  const { number } = useNumbers();
  const counted = useCounted();
  const losses = guaranteedLosses(input.own);
  const space = translate({ id: 'redundancy.summary.space' }, { usable: number(capacity.usable), planned: number(capacity.planned) });
  const survives =
    losses > 0 ? counted(losses, translate({ id: 'redundancy.summary.losses' })) : translate({ id: 'redundancy.summary.fragile' });
  const text =
    problems.length > 0
      ? counted(problems.length, translate({ id: 'redundancy.summary.problems' }))
      : [counted(layout.rings, space), survives].join(' ');
  return <Summary text={text} isStale={isStale} isBad={problems.length > 0} />;
}

function PlanNotes({ plan: { problems, warnings } }: Pick<ResultsProps, 'plan'>): ReactNode {
  const areProblems = problems.length > 0;
  const title = areProblems ? translate({ id: 'redundancy.problems' }) : translate({ id: 'redundancy.warnings' });
  return <Notes title={title} texts={[...problems.map(problemText), ...warnings.map(warningText)]} areProblems={areProblems} />;
}
