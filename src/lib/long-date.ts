/** Dates as they are written in each language: June 30, 2024; 30 giugno 2024. */

/**
 * The date format for each month, with `{day}` and `{year}`. It's created at build time, because on the first call a browser loads its
 * language tables while the page waits: 25 ms on a fast computer, 100 ms on a slow phone.
 */
export function monthPatterns(locale: string): string[] {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  const partOf = ({ type, value }: Intl.DateTimeFormatPart): string => (type === 'day' || type === 'year' ? `{${type}}` : value);
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2001, month, 23))
      .map(partOf)
      .join(''),
  );
}

/** @param date ISO 8601: `2024-06-30`, or a date with a time, of which the UTC date is used */
export function longDate(date: string | number, patterns: readonly string[]): string {
  const time = new Date(date);
  return (patterns[time.getUTCMonth()] ?? '').replace('{day}', String(time.getUTCDate())).replace('{year}', String(time.getUTCFullYear()));
}
