import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { CopyAddress } from '../parts/CopyAddress';
import { Facts } from '../parts/Facts';
import { formatNumber } from '../parts/format';
import { Notes } from '../parts/Notes';
import parts from '../parts/styles.module.css';
import { Summary } from '../parts/Summary';
import { formatBytes } from './bytes';
import { effectsOf, type Effect } from './core/effects';
import { averageOf, sumOf, usageByDay, usageByMonth, type UsageInput } from './core/model';
import { FORM, type FormTexts } from './fields';
import { say } from './sentences';
import { UsagePlot } from './UsagePlot';

interface ResultsProps {
  readonly input: UsageInput;
  /** Values of the fields. */
  readonly texts: FormTexts;
  /** Whether a field is currently invalid, and these are the previous results. */
  readonly isStale: boolean;
}

const percent = (part: number, locale: string): string => formatNumber(part * 100, locale, part < 0.1 ? 1 : 0);

/** What makes the bucket grow, and what changing it would save. */
function effectText({ code, share, saved, savedShare, days = 0 }: Effect, { minimum }: UsageInput, locale: string): string {
  const isKept = code === 'noncurrent' && saved === 0;
  return say(`usage.effect.${isKept ? 'noncurrentKept' : code}`, {
    share: percent(share, locale),
    saved: formatBytes(saved, locale),
    part: percent(savedShare, locale),
    minimum: formatBytes(minimum, locale),
    days: String(days),
  });
}

/** The amount of stored data over a year, and what makes it grow. */
export function Results({ input, texts, isStale }: ResultsProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const days = useMemo(() => usageByDay(input), [input]);
  const effects = useMemo(() => effectsOf(input), [input]);
  const months = usageByMonth(days);
  const sums = days.map(sumOf);
  const bytes = (value = 0): string => formatBytes(value, currentLocale);
  const [now, year, average] = [bytes(sums[0]), bytes(sums.at(-1)), bytes(averageOf(days))];
  return (
    <div role="group" aria-label={say('usage.results')}>
      <Summary text={say('usage.summary', { now, year, average })} isStale={isStale} />
      <div className={parts.results}>
        <Notes title={say('usage.effects')} texts={effects.map((effect) => effectText(effect, input, currentLocale))} />
        <UsagePlot months={months} />
        <Facts
          title={say('usage.facts')}
          facts={[
            [say('usage.fact.now'), now],
            [say('usage.fact.year'), year],
            [say('usage.fact.largest'), bytes(Math.max(...sums))],
            [say('usage.fact.average'), average],
          ]}
        />
      </div>
      {!isStale && (
        <div className={parts.share}>
          <CopyAddress label={say('usage.copy')} address={FORM.address} texts={texts} heading="estimate" />
        </div>
      )}
    </div>
  );
}
