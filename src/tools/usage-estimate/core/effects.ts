/** What makes a bucket grow, and what a change of it would save: the model with one value changed. Pure. */
import { sumOf, usageByDay, type Usage, type UsageInput } from './model';

type EffectCode = 'added' | 'noncurrent' | 'minimum' | 'unfinished' | 'lock' | 'expire';

/** Bytes at the end of the year. */
export interface Effect {
  readonly code: EffectCode;
  /** What it makes of the sum, from 0 to 1. */
  readonly share: number;
  /** What the change saves. */
  readonly saved: number;
  /** The same as a part of the sum, from 0 to 1. */
  readonly savedShare: number;
}

/** Rules that are tried: usual values. Days. */
export const TRIED = { noncurrentDays: 30, abortDays: 7, expireDays: 90 } as const;
/** Smaller effects are not worth a sentence. */
const LEAST_SHARE = 0.005;

interface Change {
  readonly code: EffectCode;
  readonly input: UsageInput;
  /** The part of the usage that it is about, where there is one. */
  readonly part?: keyof Usage;
}

const shorter = (days: number | undefined, tried: number): number => Math.min(days ?? tried, tried);

const changesOf = (input: UsageInput): readonly Change[] => [
  { code: 'added', input: { ...input, added: 0 } },
  { code: 'noncurrent', input: { ...input, noncurrentDays: shorter(input.noncurrentDays, TRIED.noncurrentDays) }, part: 'noncurrent' },
  { code: 'minimum', input: { ...input, minimum: 0 }, part: 'minimum' },
  { code: 'unfinished', input: { ...input, abortDays: shorter(input.abortDays, TRIED.abortDays) }, part: 'unfinished' },
  { code: 'lock', input: { ...input, lockDays: 0 } },
  { code: 'expire', input: { ...input, expireDays: shorter(input.expireDays, TRIED.expireDays) }, part: 'current' },
];

const lastOf = (input: UsageInput): Usage => usageByDay(input).at(-1) ?? { current: 0, noncurrent: 0, minimum: 0, unfinished: 0 };

/** Largest saving first; a part without a cure that saves counts by its share. */
export function effectsOf(input: UsageInput): Effect[] {
  const last = lastOf(input);
  const sum = sumOf(last);
  if (sum <= 0) return [];
  return changesOf(input)
    .map(({ code, input: changed, part }): Effect => {
      const saved = Math.max(0, sum - sumOf(lastOf(changed)));
      return { code, saved, savedShare: saved / sum, share: (part ? last[part] : saved) / sum };
    })
    .filter(({ code, share, savedShare }) => savedShare >= LEAST_SHARE || (code === 'noncurrent' && share >= LEAST_SHARE))
    .sort((one, other) => other.saved - one.saved);
}
