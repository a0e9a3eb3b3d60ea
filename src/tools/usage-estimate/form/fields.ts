/** The fields of the estimate: ranges, first texts, and short names in the address. Pure. */
import { textsAddress, type Texts } from '../../parts/address';
import type { NumberRange } from '../../parts/read';
import { MINIMUM_KB } from '../worked';

const parameters = {
  objects: 'n',
  size: 's',
  added: 'a',
  overwritten: 'o',
  deleted: 'd',
  versioning: 'v',
  lockDays: 'l',
  expireDays: 'e',
  noncurrentDays: 'nc',
  abortDays: 'ab',
  unfinished: 'u',
  unfinishedSize: 'us',
  minimum: 'm',
} as const;

export type FieldName = keyof typeof parameters;
export type NumberName = Exclude<FieldName, 'versioning'>;
/** Empty for never. */
export const OPTIONAL = ['expireDays', 'noncurrentDays', 'abortDays'] as const satisfies readonly NumberName[];
export type OptionalName = (typeof OPTIONAL)[number];

/** Whole, and as many as no bucket has. */
const COUNT: NumberRange = { min: 0, max: 1e12, whole: true };
/** MB */
const SIZE: NumberRange = { min: 0, max: 50_000_000 };
const DAYS: NumberRange = { min: 1, max: 36_500, whole: true };

/** Bounds keep the arithmetic finite; none is a limit of the product. */
export const NUMBERS: Readonly<Record<NumberName, NumberRange>> = {
  objects: COUNT,
  size: SIZE,
  added: COUNT,
  overwritten: COUNT,
  deleted: COUNT,
  lockDays: { ...DAYS, min: 0 },
  expireDays: DAYS,
  noncurrentDays: DAYS,
  abortDays: DAYS,
  unfinished: COUNT,
  unfinishedSize: SIZE,
  minimum: { min: 0, max: 1_000_000 },
};

/** The worked example of the page. */
const FIRST: Texts<FieldName> = {
  objects: '100000',
  size: '5',
  added: '5000',
  overwritten: '30000',
  deleted: '1000',
  versioning: 'on',
  lockDays: '0',
  expireDays: '',
  noncurrentDays: '',
  abortDays: '',
  unfinished: '60',
  unfinishedSize: '500',
  minimum: String(MINIMUM_KB),
};

export const PARAMETERS: Texts<FieldName> = parameters;
export const ADDRESS = textsAddress<FieldName>(FIRST, PARAMETERS);
