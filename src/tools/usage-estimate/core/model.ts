/**
 * Pure functions that calculate the contents of a bucket, day by day. All rates are spread evenly over a 30-day month. Changes and
 * deletions are equally likely to affect any current object, so counts are expected values and may be fractional.
 */

/** Number of days per month in the model. */
export const MONTH = 30;
export const MONTHS = 12;

/** Number of days after which something happens, or undefined for never. */
type Days = number | undefined;

/** Stored data and its changes. Counts are numbers of objects, sizes are in bytes, and rates are per month. */
export interface UsageInput {
  /** Initial number of objects. All are treated as if they were stored on the first day. */
  readonly objects: number;
  /** Average size of objects and their versions. */
  readonly size: number;
  /** Number of objects that are added, overwritten, and deleted per month. */
  readonly added: number;
  readonly overwritten: number;
  readonly deleted: number;
  readonly isVersioned: boolean;
  /** Number of days after its upload during which Object Lock protects a version from removal, or 0 for no lock. */
  readonly lockDays: number;
  /** Number of days in each lifecycle rule. */
  readonly expireDays: Days;
  readonly noncurrentDays: Days;
  readonly abortDays: Days;
  /** Number of uploads per month that are never completed, and their average size. */
  readonly unfinished: number;
  readonly unfinishedSize: number;
  /** Minimum object size in bytes. Smaller objects are counted as if they had this size. */
  readonly minimum: number;
}

/** Stored bytes at the end of a day. */
export interface Usage {
  readonly current: number;
  readonly noncurrent: number;
  /** Additional bytes for current and noncurrent data because of the minimum size. */
  readonly minimum: number;
  readonly unfinished: number;
}

export const PARTS = ['current', 'noncurrent', 'minimum', 'unfinished'] as const satisfies readonly (keyof Usage)[];

export const sumOf = ({ current, noncurrent, minimum, unfinished }: Usage): number => current + noncurrent + minimum + unfinished;

/** Corrects rounding errors, because subtractions can leave fractions such as 10⁻¹² objects. */
const rounded = (count: number): number => (Math.abs(count) < 1e-6 ? 0 : Math.max(0, count));

/** Simulates the year. Returns the usage at the start, and at the end of each day in a year of twelve months. */
export function usageByDay(input: UsageInput): Usage[] {
  const { size, minimum, unfinished, unfinishedSize, isVersioned, noncurrentDays, expireDays, abortDays } = input;
  /** Number of current objects, by the day on which they were stored. */
  const cohorts: number[] = [input.objects];
  /** Number of noncurrent versions that are removed at the end of each day. */
  const removals: number[] = [];
  let [current, noncurrent, uploads] = [input.objects, 0, 0];

  /** Makes versions from one day noncurrent. They wait for the rule and the lock, or are removed immediately. */
  function replace(stored: number, today: number, count: number): void {
    if (!isVersioned) return;
    noncurrent += count;
    if (noncurrentDays === undefined) return;
    const last = Math.max(today + noncurrentDays, stored + input.lockDays);
    removals[last] = (removals[last] ?? 0) + count;
  }

  /** Makes objects in a cohort stop being current. */
  function retire(stored: number, today: number, count: number): void {
    cohorts[stored] = (cohorts[stored] ?? 0) - count;
    current -= count;
    replace(stored, today, count);
  }

  /** Makes the same share of each cohort stop being current. */
  function retirePart(today: number, count: number): void {
    if (current <= 0 || count <= 0) return;
    const part = Math.min(1, count / current);
    for (let stored = 0; stored < today; stored += 1) {
      const objects = cohorts[stored] ?? 0;
      if (objects > 0) retire(stored, today, objects * part);
    }
  }

  /**
   * Simulates a day: deletions, overwrites, and uploads, and then the lifecycle rules. If a day has more overwrites than objects, every
   * object is overwritten, and the remaining overwrites replace versions that were stored on the same day.
   */
  function passDay(today: number): void {
    retirePart(today, input.deleted / MONTH);
    const overwrites = rounded(current) > 0 ? input.overwritten / MONTH : 0;
    const replaced = Math.min(overwrites, current);
    retirePart(today, replaced);
    replace(today, today, overwrites - replaced);
    cohorts[today] = (cohorts[today] ?? 0) + input.added / MONTH + replaced;
    current += input.added / MONTH + replaced;
    const expired = expireDays === undefined ? 0 : (cohorts[today - expireDays] ?? 0);
    if (expired > 0) retire(today - (expireDays ?? 0), today, expired);
    noncurrent -= removals[today] ?? 0;
    uploads += unfinished / MONTH;
    if (abortDays !== undefined && today > abortDays) uploads -= unfinished / MONTH;
  }

  const usage = (): Usage => ({
    current: rounded(current) * size,
    noncurrent: rounded(noncurrent) * size,
    minimum: (rounded(current) + rounded(noncurrent)) * Math.max(0, minimum - size),
    unfinished: rounded(uploads) * unfinishedSize,
  });

  const days = [usage()];
  for (let today = 1; today <= MONTH * MONTHS; today += 1) {
    passDay(today);
    days.push(usage());
  }
  return days;
}

/** Returns the usage at the start, and at the end of each month. */
export const usageByMonth = (days: readonly Usage[]): Usage[] => days.filter((_, day) => day % MONTH === 0);

/** Returns the part of the usage that grows by the most bytes over the year, or undefined if no part grows. */
export function mainGrowth(days: readonly Usage[]): keyof Usage | undefined {
  const growthOf = (part: keyof Usage): number => (days.at(-1)?.[part] ?? 0) - (days[0]?.[part] ?? 0);
  const most = [...PARTS].sort((one, other) => growthOf(other) - growthOf(one))[0];
  return most !== undefined && growthOf(most) > 0 ? most : undefined;
}

/** Returns the average over the year in bytes, as byte-hours ÷ hours. Each day counts with the mean of its first and last value. */
export function averageOf(days: readonly Usage[]): number {
  const sums = days.map(sumOf);
  const middles = sums.slice(1).map((sum, at) => (sum + (sums[at] ?? 0)) / 2);
  return middles.reduce((all, one) => all + one, 0) / middles.length;
}

/** Functions that format numbers and sizes in the reader's language. */
type Formats = Readonly<Record<'number' | 'size', (value: number) => string>>;

/** Maximum relative difference that is only a rounding error. */
const ROUNDING = 1e-6;

/**
 * Returns the calculation of each part that isn't empty, which a reader can repeat, such as `12 × 60 × 500 MB`. If a rule or a lock makes the number of objects depend on each day, the formula
 * begins with this number instead of the values of the fields.
 * @param last usage at the end of the year
 */
export function sumsOf(input: UsageInput, last: Usage, { number, size }: Formats) {
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
