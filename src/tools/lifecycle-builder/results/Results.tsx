import { type ReactNode, useMemo } from 'react';
import { useBrand } from '../../../ui/use-brand';
import { DataTable } from '../../parts/DataTable';
import parts from '../../parts/styles.module.css';
import { useNumbers, type Numbers } from '../../parts/use-numbers';
import type { AnswerOf } from '../../parts/Tool';
import { Notes } from '../../parts/Notes';
import { CopyText } from '../../parts/CopyText';
import { dateAfter, type Rule, type Service } from '../core/model';
import type { Scenario, Timeline } from '../core/timeline';
import styles from '../styles.module.css';
import { eventText, nameOf, say, problemText, warningText } from '../sentences';
import { type Problem, warningsOf } from '../core/checks';
import { writeJson, writeXml } from '../core/write';
import { TimelineChart } from './TimelineChart';

/** Shows what happens to the object, day by day, as a chart, as a list of events, and as a table. */
function TimelineResults({ timeline, scenario }: Pick<LifecycleProps, 'timeline' | 'scenario'>): ReactNode {
  const { number, locale } = useNumbers();
  const { versions, events } = timeline;
  const { versioning, dayZero } = scenario;
  const title = say('lifecycle.timeline');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayText = (day: number): string => {
    const date = dateAfter(dayZero, day);
    const text = say('lifecycle.day', { day: number(day) });
    return date === undefined ? text : `${text}, ${format.format(new Date(date))}`;
  };
  const cell = (day: number | undefined): string => (day === undefined ? '–' : number(day));
  return (
    <div className={parts.wide}>
      <h3>{title}</h3>
      <TimelineChart timeline={timeline} versioning={versioning} />
      <ol className={styles.events}>
        {events.map((event, at) => (
          <li key={at} data-rule={event.rule === undefined ? undefined : true}>
            <span className={styles.day}>{dayText(event.day)}</span> {eventText(event, versioning, number)}
          </li>
        ))}
      </ol>
      <DataTable
        title={title}
        head={[
          say('lifecycle.column.version'),
          say('lifecycle.column.from'),
          say('lifecycle.column.noncurrent'),
          say('lifecycle.column.gone'),
        ]}
        rows={versions.map((version) => [
          nameOf(version, versioning),
          number(version.from),
          cell(version.noncurrentFrom),
          version.to === undefined ? say('lifecycle.stays') : number(version.to),
        ])}
      />
      <p className={styles.assumptions}>{say('lifecycle.assumptions')}</p>
    </div>
  );
}

export interface LifecycleProps {
  readonly rules: readonly Rule[];
  readonly problems: readonly Problem[];
  readonly scenario: Scenario;
  readonly service: Service;
  readonly timeline: Timeline;
}

/** Describes the result: why servers reject the rules, or that they accept them and what remains in the end. */
export function answerOf({ rules, problems, scenario, timeline }: LifecycleProps, { number, counted, locale }: Numbers): AnswerOf {
  const [first, ...others] = problems.map(problemText);
  if (first !== undefined)
    return { figure: say('lifecycle.problems'), text: others.length > 0 ? say('lifecycle.summary.refused') : first, isGood: false };
  const left = timeline.versions.filter(({ to }) => to === undefined);
  const day = number(Math.max(0, ...timeline.events.map((event) => event.day)));
  const countOf = (kind: 'object' | 'marker', forms: string): string[] => {
    const count = left.filter((version) => version.kind === kind).length;
    return count > 0 ? [counted(count, forms)] : [];
  };
  const objects = countOf('object', say('lifecycle.summary.versions'));
  const markers = countOf('marker', say('lifecycle.summary.markers'));
  const kept = new Intl.ListFormat(locale).format([...objects, ...markers]);
  const { deleted } = scenario;
  const ofMarkers = deleted === undefined ? 'dataGone' : 'deleted';
  const outcome = objects.length > 0 ? 'left' : markers.length > 0 ? ofMarkers : 'gone';
  const text = say(`lifecycle.summary.${outcome}`, { day, left: kept, deleted: number(deleted ?? 0) });
  return { figure: counted(rules.length, say('lifecycle.answer')), text, isGood: true };
}

/**
 * All results. If there's a single problem, only the answer shows it. Rejected rules do nothing, so they have no timeline.
 * @param props.today UTC date, such as `2026-11-23`
 */
export function Results({ rules, problems, scenario, service, timeline, today }: LifecycleProps & { readonly today: string }): ReactNode {
  const { product } = useBrand();
  const warnings = useMemo(
    () => warningsOf(rules, { service, versioning: scenario.versioning, isLocked: scenario.lockDays > 0, today }),
    [rules, service, scenario, today],
  );
  return (
    <div className={parts.results}>
      {problems.length > 1 && <Notes title={say('lifecycle.reasons')} texts={problems.map(problemText)} areProblems />}
      <Notes title={say('lifecycle.warnings')} texts={warnings.map((warning) => warningText(warning, product))} />
      {problems.length === 0 && (
        <>
          <OutputText title={say('lifecycle.output.json')} copy={say('lifecycle.copy.json')} text={writeJson(rules)} />
          <OutputText title={say('lifecycle.output.xml')} copy={say('lifecycle.copy.xml')} text={writeXml(rules)} />
          <TimelineResults timeline={timeline} scenario={scenario} />
        </>
      )}
    </div>
  );
}

function OutputText({ title, copy, text }: { readonly title: string; readonly copy: string; readonly text: string }): ReactNode {
  return (
    <div className={styles.output}>
      <h3>{title}</h3>
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
      <CopyText label={copy} text={() => text} />
    </div>
  );
}
