/** Pure functions that convert between UTC dates and numbers of days. */

const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** @returns midnight UTC on a date such as `2027-01-31`, in milliseconds since 1970, or undefined if the date doesn't exist */
function timeOf(date: string): number | undefined {
  const time = DATE.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // `Date` converts February 30 to March 2.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : time;
}

export const isDate = (text: string): boolean => timeOf(text) !== undefined;

/** Number of days from one date to another. It's negative if the second date is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round(((timeOf(to) ?? 0) - (timeOf(from) ?? 0)) / DAY_MS);

/** @returns the date that many days later, or undefined if its year would have more than four digits */
export function dateAfter(from: string, days: number): string | undefined {
  const time = (timeOf(from) ?? 0) + days * DAY_MS;
  return time < Date.UTC(10_000, 0) ? new Date(time).toISOString().slice(0, 10) : undefined;
}
