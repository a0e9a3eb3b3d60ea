/** Formats numbers for a language. Pure functions. */

/** For example, `21,600`, in Italian `21.600`. @param digits maximum number of decimals */
export const formatNumber = (value: number, locale: string, digits = 2): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: true }).format(value);

/**
 * The same for results and problems of a tool, with a narrow space between thousands: `21 600`. A comma or point there would be rejected
 * when the reader pastes the number into a field, because it could be a decimal separator.
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

/** Probabilities from this value are written as decimals. */
const WRITTEN_OUT = 0.001;

const threeDigits = (value: number, locale: string): string => new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(value);

/** For example, `1.19 × 10⁻¹⁰`, or `0.0123` for more likely events. */
export function formatProbability(value: number, locale: string): string {
  if (value === 0 || value >= WRITTEN_OUT) return threeDigits(value, locale);
  const exponent = Math.floor(Math.log10(value));
  const factor = value / 10 ** exponent;
  // 9.996 would be rounded to 10.
  const isFull = factor >= 9.995;
  const shown = threeDigits(isFull ? 1 : factor, locale);
  return `${shown} × 10${superscript(isFull ? exponent + 1 : exponent)}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Times from this value are shown in days. In seconds. */
const IN_DAYS = 3 * DAY;

const unit = (value: number, name: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: 1 }).format(value);

/** For example, `0.5 seconds`, `40 minutes`, `8.9 hours`, `21.3 days`. */
export function formatDuration(seconds: number, locale: string): string {
  if (seconds > 0 && seconds < MINUTE) return unit(seconds, 'second', locale);
  if (seconds >= IN_DAYS) return unit(seconds / DAY, 'day', locale);
  return seconds >= HOUR ? unit(seconds / HOUR, 'hour', locale) : unit(seconds / MINUTE, 'minute', locale);
}
