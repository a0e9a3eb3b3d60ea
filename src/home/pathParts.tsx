/** Parts of the diagram on the home page, in user units of its drawing. */
import React from 'react';
import styles from './path.module.css';

/** Data and parity. */
export type Shard = 'N' | 'K';

/** Distance between the middles of two cells, and the radius of one. */
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
  /** Lines below the label. */
  notes?: readonly string[];
  /** Text beside the label. */
  aside?: string;
  accent?: boolean;
}

export function Box({ x, y, width, height, label, notes = [], aside, accent }: BoxProps): React.ReactNode {
  const middle = x + width / 2;
  const top = y + height / 2 - (notes.length * LINE) / 2 + 6;
  return (
    <g data-accent={accent}>
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx="10" />
      <text x={middle} y={top} textAnchor="middle">
        <tspan className={styles.label}>{label}</tspan>
        {aside !== undefined && (
          <tspan className={styles.note} dx="8">
            {aside}
          </tspan>
        )}
      </text>
      {notes.map((note, line) => (
        <text key={note} className={styles.note} x={middle} y={top + 24 + line * LINE} textAnchor="middle">
          {note}
        </text>
      ))}
    </g>
  );
}

export function Frame({ x, y, width, height, label, children }: React.PropsWithChildren<RectProps>): React.ReactNode {
  return (
    <g>
      <rect className={styles.frame} x={x} y={y} width={width} height={height} rx="10" />
      <text className={styles.label} x={x + 20} y={y + height / 2 + 5}>
        {label}
      </text>
      {children}
    </g>
  );
}

export function Shards({ shards, x, y }: { shards: readonly Shard[]; x: number; y: number }): React.ReactNode {
  return shards.map((shard, place) => (
    <g key={place} data-shard={shard} className={styles.shard}>
      <polygon points={points(x + place * CELL_STEP, y, CELL_RADIUS)} />
      <text x={x + place * CELL_STEP} y={y + 5} textAnchor="middle">
        {shard}
      </text>
    </g>
  ));
}

interface ArrowProps {
  d: string;
  /** Where the path ends: `x y`. */
  tip: string;
  /** It ends downwards, not to the right. */
  down?: boolean;
  dashed?: boolean;
  label?: string;
  at?: readonly [number, number];
  anchor?: 'start' | 'middle';
}

export function Arrow({ d, tip, down, dashed, label, at, anchor = 'start' }: ArrowProps): React.ReactNode {
  return (
    <g className={styles.arrow} data-dashed={dashed}>
      <path d={d} />
      <path className={styles.head} d={`M${tip}${down ? 'l-5 -9h10z' : 'l-9 -5v10z'}`} />
      {label !== undefined && at && (
        <text className={styles.note} x={at[0]} y={at[1]} textAnchor={anchor}>
          {label}
        </text>
      )}
    </g>
  );
}
