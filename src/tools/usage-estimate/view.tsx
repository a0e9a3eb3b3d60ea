import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type words from '../../../i18n/en/tools/usage-estimate.json';
import { textOf, type Say } from '../parts/say';
import type { AnswerOf } from '../parts/Tool';
import { Facts, type Fact } from '../parts/Facts';
import { formatEnterable, formatNumber } from '../parts/format';
import { Notes } from '../parts/Notes';
import { useNumbers } from '../parts/use-numbers';
import { Plot, type Series } from '../parts/Plot';
import { linearScale, type Scale } from '../parts/scale';
import parts from '../parts/styles.module.css';
import { ToolForm } from '../parts/ToolForm';
import { formatBytes, unitOf } from './bytes';
import { effectsOf, type Effect } from './core/effects';
import { averageOf, mainGrowth, MONTHS, PARTS, sumOf, sumsOf, usageByMonth, type Usage, type UsageInput } from './core/model';
import type { EstimateForm, FormTexts, readInput } from './fields';

export const say: Say<typeof words> = textOf;

interface FormProps extends Pick<ReturnType<typeof readInput>, 'faults' | 'isLockAlone'> {
  readonly form: EstimateForm;
  readonly texts: FormTexts;
  readonly onChange: (part: Partial<FormTexts>) => void;
}

/** All fields, each with its problems. */
export function Form({ form: { fields }, isLockAlone, ...props }: FormProps): ReactNode {
  const messages = isLockAlone ? { lockDays: [say('usage.fault.lock')] } : {};
  return <ToolForm fields={fields} messages={messages} say={(id) => say(`usage.${id}`)} {...props} />;
}

interface ResultsProps {
  readonly input: UsageInput;
  readonly days: readonly Usage[];
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
function calculationOf({ input, days }: ResultsProps, locale: string): Fact[] {
  const last = days.at(-1);
  if (!last) return [];
  const formats = { number: (value: number) => formatEnterable(value, locale), size: (bytes: number) => formatBytes(bytes, locale) };
  return sumsOf(input, last, formats).map(({ part, formula }) => [say(`usage.part.${part}`), `${formula} = ${formats.size(last[part])}`]);
}

const TONES = { current: 'accent', noncurrent: 'data', minimum: 'parity', unfinished: 'text-faint' } as const;

/** Scale with a label for every second month, so that the labels fit on a phone. */
const monthScale: Scale = { place: (month) => month / MONTHS, ticks: [0, 2, 4, 6, 8, 10, 12] };

/** Plot of stored bytes over the year, divided into parts. */
function UsagePlot({ months }: { readonly months: readonly Usage[] }): ReactNode {
  const { number } = useNumbers();
  const largest = Math.max(...months.map(sumOf));
  const unit = unitOf(largest);
  const sum = { name: say('usage.part.sum'), tone: 'text' as const, valueOf: sumOf };
  const shown = PARTS.filter((part) => months.some((usage) => usage[part] > 0)).map((part) => ({
    name: say(`usage.part.${part}`),
    tone: TONES[part],
    valueOf: (usage: Usage) => usage[part],
  }));
  const month = say('usage.axis.month');
  return (
    <Plot
      title={say('usage.plot')}
      description={say('usage.plot.description', { unit: unit.name })}
      x={{ title: month, scale: monthScale }}
      y={{ title: unit.name, scale: linearScale(largest / unit.size) }}
      series={[sum, ...shown].map(({ valueOf, ...line }): Series => ({
        ...line,
        points: months.map((usage, at) => [at, valueOf(usage) / unit.size]),
      }))}
      head={[month, ...[...shown, sum].map(({ name }) => `${name}, ${unit.name}`)]}
      rows={months.map((usage, at) => [String(at), ...[...shown, sum].map(({ valueOf }) => number(valueOf(usage) / unit.size))])}
    />
  );
}

/** Shows the amount of stored data over a year, and what makes it grow. */
export function Results(props: ResultsProps): ReactNode {
  const { input, days } = props;
  const { currentLocale } = useDocusaurusContext().i18n;
  const effects = useMemo(() => effectsOf(input), [input]);
  const figures = figuresOf(days, currentLocale);
  return (
    <div className={parts.results}>
      <Facts isWide title={say('usage.calculation', figures)} facts={calculationOf(props, currentLocale)} />
      <Notes title={say('usage.effects')} texts={effects.map((effect) => effectText(effect, input, currentLocale))} />
      <UsagePlot months={usageByMonth(days)} />
      <Facts
        title={say('usage.facts')}
        facts={(['now', 'year', 'largest', 'average'] as const).map((name) => [say(`usage.fact.${name}`), figures[name]])}
      />
    </div>
  );
}
