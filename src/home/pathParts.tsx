/** Parts of the home page diagram. Lengths are in SVG user units, and the CSS classes are the same as in the diagrams on other pages. */
import clsx from 'clsx';
import React from 'react';
import styles from './path.module.css';

/** Kind of shard: data (N) or parity (K). */
export type Shard = 'N' | 'K';

/** Distance between the centers of two adjacent cells, and the radius of a cell. */
const CELL_STEP = 58;
const CELL_RADIUS = 27;
const LINE = 22;

const points = (cx: number, cy: number, r: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(cx + r * Math.sin(angle)).toFixed(1)},${(cy - r * Math.cos(angle)).toFixed(1)}`;
  }).join(' ');

interface RectProps {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
}

interface BoxProps extends RectProps {
  notes?: readonly string[];
  aside?: string;
  accent?: boolean;
}

export function Box({ x, y, width, height, label, notes = [], aside, accent }: BoxProps): React.ReactNode {
  const middle = x + width / 2;
  const top = y + height / 2 - (notes.length * LINE) / 2 + 6;
  return (
    <g className={accent ? 'd-accent' : 'd-plain'}>
      <rect className="d-shape" x={x} y={y} width={width} height={height} rx="10" />
      <text x={middle} y={top}>
        <tspan className="d-label">{label}</tspan>
        {aside !== undefined && (
          <tspan className="d-note" dx="8">
            {aside}
          </tspan>
        )}
      </text>
      {notes.map((note, line) => (
        <text key={note} className="d-note" x={middle} y={top + 24 + line * LINE}>
          {note}
        </text>
      ))}
    </g>
  );
}

export function Frame({
  x,
  y,
  width,
  height,
  label,
  note,
  children,
}: React.PropsWithChildren<RectProps & { note: string }>): React.ReactNode {
  const middle = y + height / 2;
  return (
    <g>
      <rect className="d-rim" x={x} y={y} width={width} height={height} rx="10" />
      <text className="d-label d-left" x={x + 20} y={middle - 4}>
        {label}
      </text>
      <text className="d-note d-left" x={x + 20} y={middle - 4 + LINE}>
        {note}
      </text>
      {children}
    </g>
  );
}

export function Shards({ shards, x, y }: { shards: readonly Shard[]; x: number; y: number }): React.ReactNode {
  return shards.map((shard, place) => (
    <g key={place} className={shard === 'N' ? 'd-data' : 'd-parity'}>
      <polygon className="d-shape" points={points(x + place * CELL_STEP, y, CELL_RADIUS)} />
      <text className={styles.letter} x={x + place * CELL_STEP} y={y + 5}>
        {shard}
      </text>
    </g>
  ));
}

interface ArrowProps {
  d: string;
  /** Coordinates of the arrow's tip, in the format `x y`. */
  tip: string;
  /** Whether the tip points down instead of to the right. */
  down?: boolean;
  dashed?: boolean;
  label?: string;
  at?: readonly [number, number];
  /** Whether `at` is the start of the label instead of its middle. */
  start?: boolean;
}

export function Arrow({ d, tip, down, dashed, label, at, start }: ArrowProps): React.ReactNode {
  return (
    <g className={clsx('d-link', dashed && 'd-dashed')}>
      <path className="d-line" d={d} />
      <path className="d-head" d={`M${tip}${down ? 'l-5 -9h10z' : 'l-9 -5v10z'}`} />
      {label !== undefined && at && (
        <text className={clsx('d-note', start && 'd-left')} x={at[0]} y={at[1]}>
          {label}
        </text>
      )}
    </g>
  );
}
