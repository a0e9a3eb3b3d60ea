/**
 * Pure functions that define the estimate's fields, and convert their values to the model's input. The limits keep the arithmetic finite
 * and aren't limits of the product.
 */
import type { Texts } from '../parts/address';
import { choice, folded, formOf, group, number } from '../parts/form';
import type { UsageInput } from './core/model';

/** Valid counts, up to more objects than any bucket contains. */
const COUNT = { min: 0, max: 1e12, whole: true } as const;
const SIZE = { min: 0, max: 50_000_000, symbol: 'MB', toCore: (mb: number) => mb * 1_000_000 } as const;
const MINIMUM = { min: 0, max: 1_000_000, symbol: 'KB', toCore: (kb: number) => kb * 1_000 } as const;
const DAYS = { min: 1, max: 36_500, whole: true, unit: 'days' } as const;

/**
 * Returns the form with initial values from the page's worked example.
 * @param smallestBilledKb size as which the service bills each smaller object, or null if it doesn't
 */
export const formFor = (smallestBilledKb: number | null) =>
  formOf({
    ...group('stored', { objects: number('n', 100_000, COUNT), size: number('s', 5, { ...SIZE, hint: 'size' }) }),
    ...group('month', { added: number('a', 5_000, COUNT), overwritten: number('o', 30_000, COUNT), deleted: number('d', 1_000, COUNT) }),
    ...group('rules', {
      versioning: choice('v', ['on', 'off']),
      lockDays: number('l', 0, { ...DAYS, min: 0, hint: 'lockDays', needs: 'objectLock' }),
      noncurrentDays: number('nc', '', { ...DAYS, isOptional: true, hint: 'never' }),
      expireDays: number('e', '', { ...DAYS, isOptional: true, hint: 'script' }),
    }),
    ...folded('details', {
      minimum: number('m', smallestBilledKb ?? 0, { ...MINIMUM, hint: 'minimum', needs: 'smallestBilledSize' }),
      unfinished: number('u', 60, COUNT),
      unfinishedSize: number('us', 500, SIZE),
      abortDays: number('ab', '', { ...DAYS, isOptional: true, hint: 'script' }),
    }),
  });

export type EstimateForm = ReturnType<typeof formFor>;
export type FormTexts = Texts<keyof EstimateForm['fields']>;

/** @returns no input if any field is invalid. `isLockAlone` says whether a lock is set on a bucket without versioning. */
export function readInput(form: EstimateForm, texts: FormTexts) {
  const { faults, found, values } = form.read(texts);
  const isLockAlone = found.versioning === 'off' && (found.lockDays ?? 0) > 0;
  if (!values || isLockAlone) return { input: undefined, faults, isLockAlone };
  const { versioning, ...rest } = values;
  return { input: { ...rest, isVersioned: versioning === 'on' } satisfies UsageInput, faults, isLockAlone };
}
