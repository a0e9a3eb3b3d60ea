/**
 * Contents of a bucket, day by day. Pure functions. All rates are spread evenly over a month of 30 days. Changes and deletions affect each
 * current object with the same probability, so counts are expected values and may be fractional.
 */

/** Days per month in the model. */
export const MONTH = 30;
export const MONTHS = 12;

/** Days after which something happens; undefined for never. */
type Days = number | undefined;

/** The stored data and its changes. Counts are objects, sizes are bytes, rates are per month. */
export interface UsageInput {
  /** Number at the start. All count as stored on the first day. */
  readonly objects: number;
  /** Average size of an object and of its versions. */
  readonly size: number;
  /** Objects added, overwritten and deleted per month. */
  readonly added: number;
  readonly overwritten: number;
  readonly deleted: number;
  readonly isVersioned: boolean;
  /** Object Lock: days after the upload of a version during which it can't be removed. 0 for none. */
  readonly lockDays: number;
  /** Lifecycle rules. */
  readonly expireDays: Days;
  readonly noncurrentDays: Days;
  readonly abortDays: Days;
  /** Uploads per month that are never completed, and their average size. */
  readonly unfinished: number;
  readonly unfinishedSize: number;
  /** Minimum number of bytes that an object counts as. */
  readonly minimum: number;
}

/** Bytes at the end of a day. */
export interface Usage {
  readonly current: number;
  readonly noncurrent: number;
  /** Additional bytes for both because of the minimum size. */
  readonly minimum: number;
  readonly unfinished: number;
}

export const sumOf = ({ current, noncurrent, minimum, unfinished }: Usage): number => current + noncurrent + minimum + unfinished;

interface State {
  /** Current objects by the day on which they were stored. */
  readonly cohorts: number[];
  current: number;
  noncurrent: number;
  uploads: number;
  /** Noncurrent versions that are removed at the end of each day. */
  readonly removals: number[];
}

/** Subtractions can leave fractions of 10⁻¹² objects. */
const rounded = (count: number): number => (Math.abs(count) < 1e-6 ? 0 : Math.max(0, count));

/** Versions stored on one day become noncurrent today. They wait for the rule and the lock, or are removed immediately. */
function replace(state: State, input: UsageInput, stored: number, today: number, count: number): void {
  if (!input.isVersioned) return;
  state.noncurrent += count;
  if (input.noncurrentDays === undefined) return;
  const last = Math.max(today + input.noncurrentDays, stored + input.lockDays);
  state.removals[last] = (state.removals[last] ?? 0) + count;
}

/** Objects of a cohort stop being current. */
function retire(state: State, input: UsageInput, stored: number, today: number, count: number): void {
  state.cohorts[stored] = (state.cohorts[stored] ?? 0) - count;
  state.current -= count;
  replace(state, input, stored, today, count);
}

/** Takes the same share of each cohort. */
function retirePart(state: State, input: UsageInput, today: number, count: number): void {
  if (state.current <= 0 || count <= 0) return;
  const part = Math.min(1, count / state.current);
  for (let stored = 0; stored < today; stored += 1) {
    const objects = state.cohorts[stored] ?? 0;
    if (objects > 0) retire(state, input, stored, today, objects * part);
  }
}

const add = (state: State, today: number, count: number): void => {
  state.cohorts[today] = (state.cohorts[today] ?? 0) + count;
  state.current += count;
};

/**
 * Deletions, overwrites, uploads, then the lifecycle rules. If a day has more overwrites than objects, every object is overwritten, and the
 * other overwrites replace versions that were stored on the same day.
 */
function passDay(state: State, input: UsageInput, today: number): void {
  retirePart(state, input, today, input.deleted / MONTH);
  const overwrites = rounded(state.current) > 0 ? input.overwritten / MONTH : 0;
  const replaced = Math.min(overwrites, state.current);
  retirePart(state, input, today, replaced);
  replace(state, input, today, today, overwrites - replaced);
  add(state, today, input.added / MONTH + replaced);
  const expired = input.expireDays === undefined ? -1 : today - input.expireDays;
  if (expired >= 0 && (state.cohorts[expired] ?? 0) > 0) retire(state, input, expired, today, state.cohorts[expired] ?? 0);
  state.noncurrent -= state.removals[today] ?? 0;
  state.uploads += input.unfinished / MONTH;
  if (input.abortDays !== undefined && today > input.abortDays) state.uploads -= input.unfinished / MONTH;
}

function usageOf(state: State, { size, minimum, unfinishedSize }: UsageInput): Usage {
  const [current, noncurrent] = [rounded(state.current), rounded(state.noncurrent)];
  return {
    current: current * size,
    noncurrent: noncurrent * size,
    minimum: (current + noncurrent) * Math.max(0, minimum - size),
    unfinished: rounded(state.uploads) * unfinishedSize,
  };
}

/** Usage at the start and at the end of each day in a year of twelve months. */
export function usageByDay(input: UsageInput): Usage[] {
  const state: State = { cohorts: [], current: 0, noncurrent: 0, uploads: 0, removals: [] };
  add(state, 0, input.objects);
  const days = [usageOf(state, input)];
  for (let today = 1; today <= MONTH * MONTHS; today += 1) {
    passDay(state, input, today);
    days.push(usageOf(state, input));
  }
  return days;
}

/** Usage at the start and at the end of each month. */
export const usageByMonth = (days: readonly Usage[]): Usage[] => days.filter((_, day) => day % MONTH === 0);

/** Average over the year in bytes, as byte-hours ÷ hours: the mean of start and end of each day. */
export function averageOf(days: readonly Usage[]): number {
  const sums = days.map(sumOf);
  const middles = sums.slice(1).map((sum, at) => (sum + (sums[at] ?? 0)) / 2);
  return middles.reduce((all, one) => all + one, 0) / middles.length;
}
