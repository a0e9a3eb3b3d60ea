import { useId, type ReactNode } from 'react';
import type { Scale } from './scale';
import styles from './styles.module.css';

/** Color and, for lines, the dash pattern. See the style sheet. */
type Tone = 'accent' | 'data' | 'parity' | 'text' | 'faint';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Series {
  readonly name: string;
  readonly tone: Tone;
  readonly points: readonly Point[];
  /** Whether to draw separate points instead of a line. */
  readonly isScattered?: boolean;
}

interface Axis {
  readonly title: string;
  readonly scale: Scale;
  /** Formats a tick label. */
  readonly label: (value: number) => string;
}

interface PlotProps {
  readonly title: string;
  /** Sentence that describes the plot. A table next to the plot contains the numbers. */
  readonly description: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
}

/** Dimensions in SVG units. The plot is as wide as a phone screen and scales with the page. */
const WIDTH = 340;
const HEIGHT = 230;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 42;

const across = (x: number): number => LEFT + x * (WIDTH - LEFT - RIGHT);
const down = (y: number): number => HEIGHT - BOTTOM - y * (HEIGHT - TOP - BOTTOM);

/** Plot with two axes, lines, and scattered points. */
export function Plot({ title, description, x, y, series }: PlotProps): ReactNode {
  const id = useId();
  const place = (point: Point): readonly [number, number] => [across(x.scale.place(point.x)), down(y.scale.place(point.y))];
  return (
    <figure className={styles.plot}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <Grid x={x} y={y} />
        {series.map(({ name, tone, points, isScattered = false }) => (
          <g key={name} data-tone={tone}>
            {isScattered ? (
              // Use the index as the key, because several points may overlap.
              points.map((point, at) => {
                const [cx, cy] = place(point);
                return <circle key={at} cx={cx} cy={cy} r={tone === 'accent' ? 6 : 3.5} />;
              })
            ) : (
              <polyline points={points.map((point) => place(point).join()).join(' ')} />
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        {series.map(({ name, tone, isScattered = false }) => (
          <span key={name} className={styles.key} data-tone={tone}>
            <svg viewBox="0 0 24 10" aria-hidden="true">
              {isScattered ? <circle cx="12" cy="5" r="4" /> : <polyline points="0,5 24,5" />}
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function Grid({ x, y }: Pick<PlotProps, 'x' | 'y'>): ReactNode {
  return (
    <g className={styles.grid}>
      {y.scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={down(y.scale.place(tick))} y2={down(y.scale.place(tick))} />
          <text x={LEFT - 6} y={down(y.scale.place(tick)) + 4} textAnchor="end">
            {y.label(tick)}
          </text>
        </g>
      ))}
      {x.scale.ticks.map((tick) => (
        <text key={tick} x={across(x.scale.place(tick))} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
          {x.label(tick)}
        </text>
      ))}
      <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 6} textAnchor="middle">
        {x.title}
      </text>
      <text x={-(TOP + HEIGHT - BOTTOM) / 2} y={11} textAnchor="middle" transform="rotate(-90)">
        {y.title}
      </text>
    </g>
  );
}
