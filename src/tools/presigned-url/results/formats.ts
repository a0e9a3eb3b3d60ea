/** Pure functions that format a link's times and texts for the reader. */

export const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`);

const UNITS = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats a date and time in the reader's time zone, with the zone's name. @param time milliseconds */
export const formatTime = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }).format(time);

/**
 * Formats a time relative to now in the largest suitable unit, without fractions: `in 59 minutes`, `2 days ago`.
 * @param difference time from now in milliseconds, negative for the past
 */
export function formatFromNow(difference: number, locale: string): string {
  const seconds = Math.trunc(difference / 1000);
  const [unit, size] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.trunc(seconds / size), unit);
}
