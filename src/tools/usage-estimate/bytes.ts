/** Sizes as reports write them: decimal units. Pure. */
import { formatNumber } from '../parts/format';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB', 'RB'] as const;

export interface Unit {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The largest unit of which there is at least one. @param bytes */
export function unitOf(bytes: number): Unit {
  const at = UNITS.findLastIndex((_, power) => bytes >= 1000 ** power);
  return { name: UNITS[Math.max(0, at)] ?? 'B', size: 1000 ** Math.max(0, at) };
}

/** `1.25 TB` */
export function formatBytes(bytes: number, locale: string): string {
  const { name, size } = unitOf(bytes);
  return `${formatNumber(bytes / size, locale)} ${name}`;
}
