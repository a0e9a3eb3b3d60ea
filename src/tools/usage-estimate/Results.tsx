import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { AnswerOf } from '../parts/Tool';
import { Facts } from '../parts/Facts';
import { formatEnterable, formatNumber } from '../parts/format';
import { Notes } from '../parts/Notes';
import parts from '../parts/styles.module.css';
import { formatBytes } from './bytes';
import { effectsOf, type Effect } from './core/effects';
import { averageOf, mainGrowth, PARTS, sumOf, usageByMonth, type usageByDay, type UsageInput } from './core/model';
import { sumsOf } from './core/sums';
import { say } from './sentences';
import { UsagePlot } from './UsagePlot';

interface ResultsProps {
  readonly input: UsageInput;
  readonly days: ReturnType<typeof usageByDay>;
}

const percent = (part: number, locale: string): string => formatNumber(part * 100, locale, part < 0.1 ? 1 : 0);

/** Describes what makes the bucket grow, and what a change would save. */
function effectText({ code, share, saved, savedShare, days = 0 }: Effect, { minimum, lockDays }: UsageInput, locale: string): string {
  const kept = lockDays > 0 ? 'noncurrentKept' : 'noncurrentShort';
  return say(`usage.effect.${code === 'noncurrent' && saved === 0 ? kept : code}`, {
    share: percent(share, locale),
    saved: formatBytes(saved, locale),
    part: percent(savedShare, locale),
    minimum: formatBytes(minimum, locale),
    days: String(days),
  });
}

/** Returns the stored bytes today, after a year, at most, and on average. */
function figuresOf(days: ResultsProps['days'], locale: string): Readonly<Record<'now' | 'year' | 'largest' | 'average', string>> {
  const sums = days.map(sumOf);
  const bytes = (value = 0): string => formatBytes(value, locale);
  return { now: bytes(sums[0]), year: bytes(sums.at(-1)), largest: bytes(Math.max(...sums)), average: bytes(averageOf(days)) };
}

/** Returns the amount of stored data after a year, its parts, and what makes it grow. */
export function answerOf(days: ResultsProps['days'], locale: string): AnswerOf {
  const figures = figuresOf(days, locale);
  const last = days.at(-1);
  const parts = PARTS.flatMap((part) => (last?.[part] ? [say(`usage.of.${part}`, { bytes: formatBytes(last[part], locale) })] : []));
  const sum = parts.length === 0 ? [] : [say('usage.sum', { parts: new Intl.ListFormat(locale).format(parts) })];
  const part = mainGrowth(days);
  const growth = part === undefined ? [] : [say(`usage.growth.${part}`)];
  return { figure: say('usage.answer', figures), text: [...sum, say('usage.summary', figures), ...growth].join(' ') };
}

/** Returns the name and the calculation of each part of the amount of stored data after a year. */
function calculationOf({ input, days }: ResultsProps, locale: string): readonly (readonly [string, string])[] {
  const last = days.at(-1);
  if (!last) return [];
  const formats = { number: (value: number) => formatEnterable(value, locale), size: (bytes: number) => formatBytes(bytes, locale) };
  return sumsOf(input, last, formats).map(({ part, formula }) => [say(`usage.part.${part}`), `${formula} = ${formats.size(last[part])}`]);
}

/** Shows the amount of stored data over a year, and what makes it grow. */
export function Results(props: ResultsProps): ReactNode {
  const { input, days } = props;
  const { currentLocale } = useDocusaurusContext().i18n;
  const effects = useMemo(() => effectsOf(input), [input]);
  const figures = figuresOf(days, currentLocale);
  return (
    <div className={parts.results}>
      <div className={parts.wide}>
        <Facts title={say('usage.calculation', figures)} facts={calculationOf(props, currentLocale)} />
      </div>
      <Notes title={say('usage.effects')} texts={effects.map((effect) => effectText(effect, input, currentLocale))} />
      <UsagePlot months={usageByMonth(days)} />
      <Facts
        title={say('usage.facts')}
        facts={(['now', 'year', 'largest', 'average'] as const).map((name) => [say(`usage.fact.${name}`), figures[name]])}
      />
    </div>
  );
}
