/** Days as whole numbers, counted from a first day, and as dates in UTC. Pure functions. */

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** @returns milliseconds of a date such as `2027-01-31`, at midnight UTC; undefined for a date that isn't in the calendar */
function timeOf(date: string): number | undefined {
  const time = DATE.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // `Date` turns 30 February into 2 March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : time;
}

export const isDate = (text: string): boolean => timeOf(text) !== undefined;

/** Days from one date to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round(((timeOf(to) ?? 0) - (timeOf(from) ?? 0)) / DAY_MS);

/** @returns the date after this many days; undefined if its year would have more than four digits */
export function dateAfter(from: string, days: number): string | undefined {
  const time = (timeOf(from) ?? 0) + days * DAY_MS;
  return time < Date.UTC(10_000, 0) ? new Date(time).toISOString().slice(0, 10) : undefined;
}
