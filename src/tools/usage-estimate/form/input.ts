/** From the texts of the fields to the input of the model, or to what is wrong with them. Pure. */
import type { Texts } from '../../parts/address';
import { readNumber, type Fault, type Reading } from '../../parts/read';
import type { UsageInput } from '../core/model';
import { NUMBERS, OPTIONAL, type FieldName, type NumberName, type OptionalName } from './fields';

export interface Faults {
  readonly faults: Readonly<Partial<Record<NumberName, Fault>>>;
  /** A lock on a bucket without versioning. */
  readonly isLockAlone: boolean;
}

export type InputReading = { readonly input: UsageInput } | Faults;

const KB = 1_000;
const MB = 1_000_000;

const isOptional = (name: NumberName): name is OptionalName => OPTIONAL.some((one) => one === name);

/** Anything but the word for off is on: versioning is what the fields begin with. */
export const isVersioned = (texts: Pick<Texts<FieldName>, 'versioning'>): boolean => texts.versioning !== 'off';

export function readInput(texts: Texts<FieldName>): InputReading {
  const names = Object.keys(NUMBERS) as NumberName[];
  const filled = names.filter((name) => !isOptional(name) || texts[name].trim() !== '');
  const readings = filled.map((name): readonly [NumberName, Reading<number>] => [name, readNumber(texts[name], NUMBERS[name])]);
  const faults = Object.fromEntries(readings.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : [])));
  const values = Object.fromEntries(readings.map(([name, { value }]) => [name, value])) as Record<
    Exclude<NumberName, OptionalName>,
    number
  > &
    Partial<Record<OptionalName, number>>;
  const isLockAlone = !isVersioned(texts) && values.lockDays > 0;
  if (Object.keys(faults).length > 0 || isLockAlone) return { faults, isLockAlone };
  const { size, unfinishedSize, minimum, expireDays, noncurrentDays, abortDays, ...rest } = values;
  return {
    input: {
      ...rest,
      expireDays,
      noncurrentDays,
      abortDays,
      isVersioned: isVersioned(texts),
      size: size * MB,
      unfinishedSize: unfinishedSize * MB,
      minimum: minimum * KB,
    },
  };
}
