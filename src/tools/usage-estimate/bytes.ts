/** Pure functions that format sizes as usage reports do, in decimal units. */
import { formatNumber } from '../parts/format';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB', 'RB'] as const;

export interface Unit {
  readonly name: string;
  /** Size of the unit in bytes. */
  readonly size: number;
}

/** Smallest fraction of a unit that is written as 1 of it. Two decimals would otherwise show 1,000 of the next smaller unit. */
const ROUNDED_UP = 0.999995;

/** Returns the largest unit of which there's at least one after rounding. @param bytes size in bytes */
export function unitOf(bytes: number): Unit {
  const at = UNITS.findLastIndex((_, power) => bytes >= ROUNDED_UP * 1000 ** power);
  return { name: UNITS[Math.max(0, at)] ?? 'B', size: 1000 ** Math.max(0, at) };
}

/** Formats a size, such as `1.25 TB`. */
export function formatBytes(bytes: number, locale: string): string {
  const { name, size } = unitOf(bytes);
  return `${formatNumber(bytes / size, locale)} ${name}`;
}
