import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { linearScale } from '../../parts/scale';
import plot from '../../parts/styles.module.css';
import { useNumbers } from '../../parts/use-numbers';
import type { Versioning } from '../core/model';
import type { Timeline, Version } from '../core/timeline';
import styles from '../styles.module.css';
import { nameOf, say } from '../sentences';

/** Dimensions in SVG units. The chart is as wide as a phone screen and scales with the page. */
const WIDTH = 340;
const LEFT = 104;
const RIGHT = 14;
const ROW = 22;
const BAR = 10;
const AXIS = 22;

interface Row extends Pick<Version, 'from' | 'freeFrom' | 'noncurrentFrom' | 'to'> {
  readonly name: string;
  readonly kind: Version['kind'] | 'upload';
}

function rowsOf({ versions, upload }: Timeline, versioning: Versioning): Row[] {
  const rows = versions.map((version): Row => ({ ...version, name: nameOf(version, versioning) }));
  return upload ? [...rows, { name: say('lifecycle.name.parts'), kind: 'upload', from: 0, freeFrom: 0, to: upload.to }] : rows;
}

const isLocked = ({ from, freeFrom }: Row): boolean => freeFrom > from;

/** Chart with a bar for each version, from its first day to its last. The list of events contains the same information. */
export function TimelineChart({ timeline, versioning }: { readonly timeline: Timeline; readonly versioning: Versioning }): ReactNode {
  const id = useId();
  const { locale } = useNumbers();
  const rows = rowsOf(timeline, versioning);
  const last = Math.max(1, ...timeline.events.map(({ day }) => day), ...rows.filter(isLocked).map(({ freeFrom }) => freeFrom));
  const scale = linearScale(last, 4);
  const across = (day: number): number => LEFT + scale.place(day) * (WIDTH - LEFT - RIGHT);
  const height = rows.length * ROW + AXIS;
  const label = new Intl.NumberFormat(locale, { notation: last < 10_000 ? 'standard' : 'compact' });
  return (
    <figure className={clsx(plot.plot, styles.timeline)}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`}>
        <title id={`${id}-title`}>{say('lifecycle.chart')}</title>
        <desc id={`${id}-description`}>{say('lifecycle.chart.description', { rows: rows.length, days: last })}</desc>
        {scale.ticks.map((tick) => (
          <g key={tick} className={styles.tick}>
            <line x1={across(tick)} x2={across(tick)} y1={0} y2={height - AXIS + 4} />
            <text x={across(tick)} y={height - 5} textAnchor="middle">
              {label.format(tick)}
            </text>
          </g>
        ))}
        {rows.map((row, at) => (
          <Bar key={row.name} row={row} top={at * ROW} across={across} end={WIDTH - RIGHT} />
        ))}
      </svg>
      <Key rows={rows} />
    </figure>
  );
}

interface BarProps {
  readonly row: Row;
  readonly top: number;
  readonly across: (day: number) => number;
  readonly end: number;
}

function Bar({ row: { name, kind, from, noncurrentFrom, freeFrom, to }, top, across, end }: BarProps): ReactNode {
  const y = top + (ROW - BAR) / 2;
  const last = to === undefined ? end : across(to);
  const change = noncurrentFrom === undefined ? last : across(noncurrentFrom);
  return (
    <g>
      <text x={LEFT - 8} y={y + BAR - 1} textAnchor="end" className={styles.name}>
        {name}
      </text>
      <rect
        data-part={kind === 'object' ? 'current' : kind}
        x={across(from)}
        y={y}
        width={Math.max(0, change - across(from))}
        height={BAR}
      />
      {change < last && <rect data-part="noncurrent" x={change} y={y} width={last - change} height={BAR} />}
      {freeFrom > from && (
        <line data-part="lock" x1={across(from)} x2={Math.min(last, across(freeFrom))} y1={y + BAR + 2} y2={y + BAR + 2} />
      )}
      {to === undefined ? (
        <path data-part="stays" d={`M${end + 2} ${y} l6 ${BAR / 2} l-6 ${BAR / 2}`} />
      ) : (
        <path data-part="gone" d={`M${last - 4} ${y + 1} l8 8 m0 -8 l-8 8`} />
      )}
    </g>
  );
}

function Key({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const parts = [
    ['current', true],
    ['noncurrent', rows.some(({ noncurrentFrom }) => noncurrentFrom !== undefined)],
    ['marker', rows.some(({ kind }) => kind === 'marker')],
    ['lock', rows.some(isLocked)],
    ['gone', rows.some(({ to }) => to !== undefined)],
  ] as const;
  return (
    <figcaption>
      {parts
        .filter(([, isShown]) => isShown)
        .map(([part]) => (
          <span key={part} className={plot.key}>
            <svg viewBox="0 0 24 12" aria-hidden="true">
              {part === 'gone' ? (
                <path data-part={part} d="M8 2 l8 8 m0 -8 l-8 8" />
              ) : part === 'lock' ? (
                <line data-part={part} x1="0" x2="24" y1="6" y2="6" />
              ) : (
                <rect data-part={part} x="1" y="1" width="22" height="10" />
              )}
            </svg>
            {say(`lifecycle.key.${part}`)}
          </span>
        ))}
    </figcaption>
  );
}
