import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { DataTable } from '../../parts/DataTable';
import parts from '../../parts/styles.module.css';
import { useNumbers } from '../../parts/use-numbers';
import { dateAfter } from '../core/days';
import type { Scenario, Timeline } from '../core/timeline';
import styles from '../styles.module.css';
import { eventText, nameOf, say } from '../sentences';
import { TimelineChart } from './TimelineChart';

interface TimelineResultsProps {
  readonly timeline: Timeline;
  readonly scenario: Scenario;
}

/** Shows what happens to the object, day by day, as a chart, as a list of events, and as a table. */
export function TimelineResults({ timeline, scenario }: TimelineResultsProps): ReactNode {
  const { number } = useNumbers();
  const { currentLocale } = useDocusaurusContext().i18n;
  const { versions, events } = timeline;
  const { versioning, dayZero } = scenario;
  const title = say('lifecycle.timeline');
  const format = new Intl.DateTimeFormat(currentLocale, { dateStyle: 'medium', timeZone: 'UTC' });
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
