/** Formats sizes as reports do, in decimal units. Pure functions. */
import { formatNumber } from '../parts/format';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB', 'RB'] as const;

export interface Unit {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** From this value, two decimals would show 1,000 of a unit, so it is written as 1 of the next. */
const ROUNDED_UP = 0.999995;

/** The largest unit of which there is at least one, after rounding. @param bytes */
export function unitOf(bytes: number): Unit {
  const at = UNITS.findLastIndex((_, power) => bytes >= ROUNDED_UP * 1000 ** power);
  return { name: UNITS[Math.max(0, at)] ?? 'B', size: 1000 ** Math.max(0, at) };
}

/** `1.25 TB` */
export function formatBytes(bytes: number, locale: string): string {
  const { name, size } = unitOf(bytes);
  return `${formatNumber(bytes / size, locale)} ${name}`;
}
