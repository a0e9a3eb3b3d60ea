/** Parts of the diagram on the home page, in the kit's shapes and colours. */
import React from 'react';
import styles from './path.module.css';

export type Shard = 'N' | 'K';

/** Distance between the middles of two cells, and the radius of one, in user units. */
const CELL_STEP = 58;
const CELL_RADIUS = 27;

const points = (cx: number, cy: number, r: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(cx + r * Math.sin(angle)).toFixed(1)},${(cy - r * Math.cos(angle)).toFixed(1)}`;
  }).join(' ');

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  /** Lines below the label. */
  notes?: readonly string[];
  /** Text beside the label. */
  aside?: string;
  tone?: 'accent';
}

export function Box({ x, y, width, height, label, notes = [], aside, tone }: BoxProps): React.ReactNode {
  const middle = x + width / 2;
  const top = y + height / 2 - (notes.length * 22) / 2 + 6;
  return (
    <g data-tone={tone}>
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx="10" />
      {aside === undefined ? (
        <text className={styles.label} x={middle} y={top} textAnchor="middle">
          {label}
        </text>
      ) : (
        <text x={middle} y={top} textAnchor="middle">
          <tspan className={styles.label}>{label}</tspan>
          <tspan className={styles.note} dx="8">
            {aside}
          </tspan>
        </text>
      )}
      {notes.map((note, line) => (
        <text key={note} className={styles.note} x={middle} y={top + 24 + line * 22} textAnchor="middle">
          {note}
        </text>
      ))}
    </g>
  );
}

interface FrameProps {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
}

export function Frame({ x, y, width, height, label, children }: React.PropsWithChildren<FrameProps>): React.ReactNode {
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
  kind?: 'control';
  label?: string;
  at?: readonly [number, number];
  anchor?: 'start' | 'middle';
}

/** The head is drawn by the end of the path's last segment: right for rows, down for columns. */
export function Arrow({ d, kind, label, at, anchor = 'middle' }: ArrowProps): React.ReactNode {
  return (
    <g className={styles.arrow} data-kind={kind}>
      <path d={d} />
      <Head d={d} />
      {label !== undefined && at && (
        <text className={styles.note} x={at[0]} y={at[1]} textAnchor={anchor}>
          {label}
        </text>
      )}
    </g>
  );
}

function Head({ d }: { d: string }): React.ReactNode {
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const vertical = /V[\d.]+$/.test(d);
  const [startX = 0, startY = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  if (vertical) {
    const up = last < startY;
    return <path className={styles.head} d={`M${startX} ${last}l-5 ${up ? 9 : -9}h10z`} />;
  }
  const [x, y] = /H[\d.]+$/.test(d) ? [last, startY] : [numbers.at(-2) ?? 0, last];
  return <path className={styles.head} d={`M${x} ${y}l-9 -5v10z`} />;
}
