import { useId, type ReactNode } from 'react';
import { DataTable, type TableProps } from './DataTable';
import type { Scale } from './scale';
import styles from './styles.module.css';
import { useNumbers } from './use-numbers';

/** Dash pattern of the line in each color, so that lines can be told apart without colors. The colors are tokens of the site. */
const DASHES = { accent: undefined, data: '8 4', parity: '2 3', text: undefined, 'text-faint': undefined } as const;

/** Position of a point, as values or in SVG units. */
type Point = readonly [x: number, y: number];

export interface Series {
  readonly name: string;
  readonly tone: keyof typeof DASHES;
  readonly points: readonly Point[];
  /** Whether to draw separate points instead of a line. */
  readonly isScattered?: boolean;
}

interface Axis {
  readonly title: string;
  readonly scale: Scale;
}

interface PlotProps extends TableProps {
  /** Sentence that describes the plot. */
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

const KEY_POINT: readonly Point[] = [[12, 5]];
const KEY_LINE: readonly Point[] = [
  [0, 5],
  [24, 5],
];

interface ShapeProps {
  readonly series: Series;
  readonly points: readonly Point[];
  readonly radius: number;
}

function Shape({ series: { tone, isScattered }, points, radius }: ShapeProps): ReactNode {
  const color = `var(--c-${tone})`;
  // Use the index as the key, because several points may overlap.
  if (isScattered) return points.map(([x, y], at) => <circle key={at} cx={x} cy={y} r={radius} fill={color} />);
  return <polyline points={points.join(' ')} fill="none" stroke={color} strokeWidth={2} strokeDasharray={DASHES[tone]} />;
}

/** Section of the results: a plot with two axes, lines, and scattered points, and a table with its numbers. */
export function Plot({ title, description, x, y, series, head, rows }: PlotProps): ReactNode {
  const id = useId();
  const place = ([one, other]: Point): Point => [across(x.scale.place(one)), down(y.scale.place(other))];
  return (
    <div>
      <h3>{title}</h3>
      <figure className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`}>
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-description`}>{description}</desc>
          <Grid x={x} y={y} />
          {series.map((one) => (
            <Shape key={one.name} series={one} points={one.points.map(place)} radius={one.tone === 'accent' ? 6 : 3.5} />
          ))}
        </svg>
        <figcaption>
          {series.map((one) => (
            <span key={one.name} className={styles.key}>
              <svg viewBox="0 0 24 10" aria-hidden="true">
                <Shape series={one} points={one.isScattered ? KEY_POINT : KEY_LINE} radius={4} />
              </svg>
              {one.name}
            </span>
          ))}
        </figcaption>
      </figure>
      <DataTable title={title} head={head} rows={rows} />
    </div>
  );
}

function Grid({ x, y }: Pick<PlotProps, 'x' | 'y'>): ReactNode {
  const { number } = useNumbers();
  return (
    <g fill="var(--c-text-soft)" fontFamily="var(--font-text)" fontSize={11}>
      {y.scale.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${down(y.scale.place(tick))}H${WIDTH - RIGHT}`} stroke="var(--c-line)" />
          <text x={LEFT - 6} y={down(y.scale.place(tick)) + 4} textAnchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {x.scale.ticks.map((tick) => (
        <text key={tick} x={across(x.scale.place(tick))} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
          {number(tick)}
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
