/** Pure functions that format numbers for a language. */

/** Formats a number, such as `21,600` (`21.600` in Italian). @param digits maximum number of decimals */
export const formatNumber = (value: number, locale: string, digits = 2): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: true }).format(value);

/**
 * Formats a number in a tool's results or messages, with a narrow space between thousands: `21 600`. If it were a comma or a point, the
 * field would reject a pasted number, because the character could be a decimal separator.
 */
export const formatEnterable = (value: number, locale: string, digits = 2): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: true })
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? '\u202F' : part.value))
    .join('');

/** A number as the reader entered it, with a narrow space between thousands like the results. Other texts stay as they are. */
export const groupThousands = (text: string): string =>
  text.trim().replace(/^[1-9]\d{3,}(?=(?:[.,]\d+)?$)/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, '\u202F'));

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = (exponent: number): string =>
  (exponent < 0 ? '⁻' : '') + Array.from(String(Math.abs(exponent)), (digit) => SUPERSCRIPTS[Number(digit)]).join('');

/** Smallest probability that is written as a decimal number. */
const WRITTEN_OUT = 0.001;

const threeDigits = (value: number, locale: string): string => new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(value);

/** Formats a probability, such as `1.19 × 10⁻¹⁰`, or `0.0123` for a more likely event. */
export function formatProbability(value: number, locale: string): string {
  if (value === 0 || value >= WRITTEN_OUT) return threeDigits(value, locale);
  const exponent = Math.floor(Math.log10(value));
  const factor = value / 10 ** exponent;
  // With three digits, 9.996 would be rounded to 10.
  const isFull = factor >= 9.995;
  const shown = threeDigits(isFull ? 1 : factor, locale);
  return `${shown} × 10${superscript(isFull ? exponent + 1 : exponent)}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Shortest time that is shown in days, in seconds. */
const IN_DAYS = 3 * DAY;

const unit = (value: number, name: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: 1 }).format(value);

/** Formats a duration, such as `0.5 seconds`, `40 minutes`, `8.9 hours`, or `21.3 days`. */
export function formatDuration(seconds: number, locale: string): string {
  if (seconds > 0 && seconds < MINUTE) return unit(seconds, 'second', locale);
  if (seconds >= IN_DAYS) return unit(seconds / DAY, 'day', locale);
  return seconds >= HOUR ? unit(seconds / HOUR, 'hour', locale) : unit(seconds / MINUTE, 'minute', locale);
}
