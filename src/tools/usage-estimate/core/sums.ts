/** Pure functions that write the usage after a year as a calculation, which a reader can repeat. */
import { MONTH, MONTHS, PARTS, type Usage, type UsageInput } from './model';

/** How one part of the usage is calculated. */
interface Sum {
  readonly part: keyof Usage;
  /** A product, such as `12 × 60 × 500 MB`. */
  readonly formula: string;
}

/** Functions that format numbers and sizes in the reader's language. */
interface Formats {
  readonly number: (value: number) => string;
  readonly size: (bytes: number) => string;
}

/** Maximum relative difference that is only a rounding error. */
const ROUNDING = 1e-6;

/**
 * Returns the calculation of each part that isn't empty. If a rule or a lock makes the number of objects depend on each day, the formula
 * begins with this number instead of the values of the fields.
 * @param last usage at the end of the year
 */
export function sumsOf(input: UsageInput, last: Usage, { number, size }: Formats): Sum[] {
  const { objects, added, overwritten, deleted, unfinished, minimum } = input;
  const monthsOf = (days = MONTHS * MONTH): readonly [months: number, text: string] =>
    days < MONTHS * MONTH ? [days / MONTH, `${number(days)} ÷ ${MONTH}`] : [MONTHS, String(MONTHS)];
  const [kept, keptText] = monthsOf(input.noncurrentDays);
  const [open, openText] = monthsOf(input.abortDays);
  const simple: Readonly<Record<keyof Usage, readonly [count: number, text: string, each: number, eachText?: string]>> = {
    current: [
      objects + MONTHS * (added - deleted),
      `(${number(objects)} + ${MONTHS} × (${number(added)} − ${number(deleted)}))`,
      input.size,
    ],
    noncurrent: [kept * (overwritten + deleted), `${keptText} × (${number(overwritten)} + ${number(deleted)})`, input.size],
    minimum: [0, '', minimum - input.size, `(${size(minimum)} − ${size(input.size)})`],
    unfinished: [open * unfinished, `${openText} × ${number(unfinished)}`, input.unfinishedSize],
  };
  return PARTS.filter((part) => last[part] > 0).map((part) => {
    const [count, text, each, eachText = size(each)] = simple[part];
    const isSimple = Math.abs(count * each - last[part]) < ROUNDING * last[part];
    return { part, formula: `${isSimple ? text : number(last[part] / each)} × ${eachText}` };
  });
}
