import clsx from 'clsx';
import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Texts } from '../../parts/address';
import { useSettled } from '../../parts/use-settled';
import { guaranteedLosses } from '../core/class';
import type { Plan, PlanInput } from '../core/plan';
import type { FieldName } from '../form/fields';
import { problemText, warningText } from '../form/messages';
import styles from '../styles.module.css';
import { Durability } from './Durability';
import { DurabilityPlot } from './DurabilityPlot';
import { LayoutResults } from './LayoutResults';
import { RebuildResults } from './RebuildResults';
import { Share } from './Share';
import { TolerancePlot } from './TolerancePlot';
import { useNumbers } from './use-numbers';

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

/** All that follows from the fields. */
export function Results({ input, plan, texts, isStale }: AllResultsProps): ReactNode {
  return (
    <div role="group" aria-label={translate({ id: 'redundancy.results' })}>
      <Summary input={input} plan={plan} isStale={isStale} />
      <div className={styles.results}>
        <Notes plan={plan} />
        <LayoutResults input={input} plan={plan} />
        <RebuildResults plan={plan} />
        <Durability plan={plan} input={input} />
        <TolerancePlot input={input} plan={plan} />
        <DurabilityPlot input={input} plan={plan} />
      </div>
      {!isStale && <Share input={input} plan={plan} texts={texts} />}
    </div>
  );
}

/** The answer in a sentence, which screen readers announce when the reader rests. */
function Summary({ input, plan, isStale }: Omit<AllResultsProps, 'texts'>): ReactNode {
  const { number } = useNumbers();
  const { layout, capacity } = plan;
  const stale = translate({ id: 'redundancy.stale' });
  const summary = translate(
    { id: 'redundancy.summary' },
    {
      rings: number(layout.rings),
      usable: number(capacity.usable),
      planned: number(capacity.planned),
      losses: guaranteedLosses(input.own),
      problems: plan.problems.length,
    },
  );
  const text = isStale ? stale : summary;
  const announced = useSettled(text);
  return (
    <>
      <p className={isStale ? styles.stale : styles.summary} aria-hidden="true">
        {text}
      </p>
      <p role="status" className={styles.announced}>
        {announced}
      </p>
    </>
  );
}

function Notes({ plan: { problems, warnings } }: Pick<ResultsProps, 'plan'>): ReactNode {
  const texts = [...problems.map(problemText), ...warnings.map(warningText)];
  if (texts.length === 0) return null;
  return (
    <div className={clsx(styles.notes, problems.length > 0 && styles.problems)}>
      <p>
        <strong>{problems.length > 0 ? <Translate id="redundancy.problems" /> : <Translate id="redundancy.warnings" />}</strong>
      </p>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
