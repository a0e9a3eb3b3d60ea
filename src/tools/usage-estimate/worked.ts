/** The bucket of the page's table, which the tool begins with, and what rules make of it. Pure. */
import type { UsageInput } from './core/model';

const MB = 1_000_000;

/** The product counts an object below 256 KB as 256 KB, decimal as in reports: see the section on the minimum size. */
export const MINIMUM_KB = 256;

export const EXAMPLE: UsageInput = {
  objects: 100_000,
  size: 5 * MB,
  added: 5_000,
  overwritten: 30_000,
  deleted: 1_000,
  isVersioned: true,
  lockDays: 0,
  expireDays: undefined,
  noncurrentDays: undefined,
  abortDays: undefined,
  unfinished: 60,
  unfinishedSize: 500 * MB,
  minimum: MINIMUM_KB * 1000,
};

const rule = { ...EXAMPLE, noncurrentDays: 30, abortDays: 7 };

/** Rows of the page's table. */
export const WORKED = {
  none: EXAMPLE,
  rule,
  lock: { ...rule, lockDays: 90 },
  small: { ...rule, size: 0.05 * MB },
} as const satisfies Readonly<Record<string, UsageInput>>;
