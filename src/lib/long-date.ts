/**
 * A day as readers of a language write it: June 30, 2024; 30 giugno 2024.
 * @param date ISO 8601: `2024-06-30`, or with a time, of which the day in UTC counts
 */
export const longDate = (date: string | number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
