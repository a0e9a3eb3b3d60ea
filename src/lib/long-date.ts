/** Formats dates as each language writes them: June 30, 2024; 30 giugno 2024. */

/**
 * Returns the date format for each month, with `{day}` and `{year}`. The formats are created at build time, because on the first call, a
 * browser loads its language tables while the page waits. This takes 25 ms on a fast computer and 100 ms on a slow phone.
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

/** @param date ISO 8601 date, such as `2024-06-30`, or a date and time, in which case the UTC date is used */
export function longDate(date: string | number, patterns: readonly string[]): string {
  const time = new Date(date);
  return (patterns[time.getUTCMonth()] ?? '').replace('{day}', String(time.getUTCDate())).replace('{year}', String(time.getUTCFullYear()));
}
