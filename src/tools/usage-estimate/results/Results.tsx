import { useMemo, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Texts } from '../../parts/address';
import { CopyText } from '../../parts/CopyText';
import { Facts } from '../../parts/Facts';
import { Notes } from '../../parts/Notes';
import parts from '../../parts/styles.module.css';
import { Summary } from '../../parts/Summary';
import { formatBytes } from '../bytes';
import { effectsOf } from '../core/effects';
import { averageOf, sumOf, usageByDay, usageByMonth, type UsageInput } from '../core/model';
import { ADDRESS, type FieldName } from '../form/fields';
import { effectText } from './sentences';
import { UsagePlot } from './UsagePlot';

interface ResultsProps {
  readonly input: UsageInput;
  /** What the fields hold. */
  readonly texts: Texts<FieldName>;
  /** Whether a field is wrong now, and these are the results from before. */
  readonly isStale: boolean;
}

/** The page with the estimate: the address in the browser is written a moment after the last key. */
const addressOf = (texts: Texts<FieldName>): string =>
  `${window.location.origin}${window.location.pathname}${ADDRESS.format(texts, window.location.search)}#estimate`;

/** What is stored over a year, and what makes it grow. */
export function Results({ input, texts, isStale }: ResultsProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const days = useMemo(() => usageByDay(input), [input]);
  const effects = useMemo(() => effectsOf(input), [input]);
  const months = usageByMonth(days);
  const sums = days.map(sumOf);
  const bytes = (value = 0): string => formatBytes(value, currentLocale);
  const [now, year, average] = [bytes(sums[0]), bytes(sums.at(-1)), bytes(averageOf(days))];
  return (
    <div role="group" aria-label={translate({ id: 'usage.results' })}>
      <Summary text={translate({ id: 'usage.summary' }, { now, year, average })} isStale={isStale} />
      <div className={parts.results}>
        <Notes title={translate({ id: 'usage.effects' })} texts={effects.map((effect) => effectText(effect, input, currentLocale))} />
        <UsagePlot months={months} />
        <Facts
          title={translate({ id: 'usage.facts' })}
          facts={[
            [translate({ id: 'usage.fact.now' }), now],
            [translate({ id: 'usage.fact.year' }), year],
            [translate({ id: 'usage.fact.largest' }), bytes(Math.max(...sums))],
            [translate({ id: 'usage.fact.average' }), average],
          ]}
        />
      </div>
      {!isStale && (
        <div className={parts.share}>
          <CopyText label={translate({ id: 'usage.copy' })} text={() => addressOf(texts)} />
        </div>
      )}
    </div>
  );
}
