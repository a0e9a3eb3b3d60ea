/** Pure functions that find what makes a bucket grow and what a change would save, by running the model with one value changed. */
import { sumOf, usageByDay, type Usage, type UsageInput } from './model';

/** Typical rule values, in days. */
const TRIED = { noncurrentDays: 30, abortDays: 7, expireDays: 90 } as const;
/** Minimum share of the total. Smaller effects aren't worth mentioning. */
const LEAST_SHARE = 0.005;

interface Change {
  readonly code: 'added' | 'noncurrent' | 'minimum' | 'unfinished' | 'lock' | 'expire';
  readonly input: UsageInput;
  /** Part of the usage that the change affects, if there is one. */
  readonly part?: keyof Usage;
  /** Number of days in the tested rule. */
  readonly days?: number;
}

/** Returns the bucket with a typical rule, if it has no rule or a longer one. */
function withRule(input: UsageInput, rule: keyof typeof TRIED): Pick<Change, 'days' | 'input'> {
  const days = TRIED[rule];
  return { days, input: { ...input, [rule]: Math.min(input[rule] ?? days, days) } };
}

const changesOf = (input: UsageInput): readonly Change[] => [
  { code: 'added', input: { ...input, added: 0 } },
  { code: 'noncurrent', part: 'noncurrent', ...withRule(input, 'noncurrentDays') },
  { code: 'minimum', part: 'minimum', input: { ...input, minimum: 0 } },
  { code: 'unfinished', part: 'unfinished', ...withRule(input, 'abortDays') },
  { code: 'lock', input: { ...input, lockDays: 0 } },
  { code: 'expire', part: 'current', ...withRule(input, 'expireDays') },
];

const lastOf = (input: UsageInput): Usage => usageByDay(input).at(-1) ?? { current: 0, noncurrent: 0, minimum: 0, unfinished: 0 };

/**
 * Returns the effects on the stored bytes at the end of the year, starting with the largest savings. A part that no setting can save is
 * ranked by its share.
 */
export function effectsOf(input: UsageInput) {
  const last = lastOf(input);
  const sum = sumOf(last);
  if (sum <= 0) return [];
  return changesOf(input)
    .map(({ code, days, input: changed, part }) => {
      /** Number of bytes that the change saves. */
      const saved = Math.max(0, sum - sumOf(lastOf(changed)));
      /** Share of the total that the affected data accounts for, and that the change saves, from 0 to 1. */
      return { code, days, saved, savedShare: saved / sum, share: (part ? last[part] : saved) / sum };
    })
    .filter(({ code, share, savedShare }) => savedShare >= LEAST_SHARE || (code === 'noncurrent' && share >= LEAST_SHARE))
    .sort((one, other) => other.saved - one.saved);
}

export type Effect = ReturnType<typeof effectsOf>[number];
