/** The fields that tell the object of the timeline: from texts to a scenario or to what is wrong with them. Pure. */
import { textsAddress, type Texts } from '../../parts/address';
import { readGroups, readNumber, type Fault, type NumberRange, type Reading } from '../../parts/read';
import { isDate } from '../core/days';
import { BYTES } from '../core/limits';
import type { Service, Versioning } from '../core/model';
import { readTags } from '../core/filter';
import type { Scenario } from '../core/timeline';

const PARAMETERS = {
  rules: 'r',
  service: 'sv',
  versioning: 'v',
  key: 'k',
  size: 'sz',
  tags: 'tg',
  overwritten: 'o',
  deleted: 'd',
  lock: 'l',
  dayZero: 'z',
} as const;

export type FieldName = keyof typeof PARAMETERS;
export type ScenarioField = Exclude<FieldName, 'rules' | 'service' | 'versioning'>;

export type ScenarioMismatch = { readonly code: 'key' | 'tags' | 'date' | 'order' | 'lock' };

export interface ScenarioFaults {
  readonly faults: Readonly<Partial<Record<ScenarioField, Fault>>>;
  readonly mismatches: Readonly<Partial<Record<ScenarioField, ScenarioMismatch>>>;
}

/** Days of the timeline: a century, as the longest lock. Bounds keep the drawing readable. */
const DAY: NumberRange = { min: 1, max: 36_500, whole: true };
const MOST_WRITES = 20;

/** What the page's example says, of an object that changes and goes. */
const FIRST: Texts<FieldName> = {
  rules: '',
  service: 'own',
  versioning: 'on',
  key: 'stock/list.txt',
  size: '1000',
  tags: '',
  overwritten: '3 6',
  deleted: '12',
  lock: '',
  dayZero: '',
};

/** `rules` holds what `writeJson` writes, where that is short. */
export const ADDRESS = textsAddress<FieldName>(FIRST, PARAMETERS);
export { PARAMETERS };

/** Whatever an address says, one of the choices. */
export const serviceOf = ({ service }: Texts<FieldName>): Service => (service === 'other' ? 'other' : 'own');
export const versioningOf = ({ versioning }: Texts<FieldName>): Versioning =>
  versioning === 'off' || versioning === 'suspended' ? versioning : 'on';

function mismatchesOf(texts: Texts<FieldName>, overwritten: readonly number[], lock: number): ScenarioFaults['mismatches'] {
  const isRising = overwritten.every((day, at) => at === 0 || day > (overwritten[at - 1] ?? 0));
  return {
    ...(texts.key === '' && { key: { code: 'key' } }),
    ...(readTags(texts.tags) === undefined && { tags: { code: 'tags' } }),
    ...(texts.dayZero.trim() !== '' && !isDate(texts.dayZero.trim()) && { dayZero: { code: 'date' } }),
    ...(!isRising && { overwritten: { code: 'order' } }),
    ...(lock > 0 && versioningOf(texts) !== 'on' && { lock: { code: 'lock' } }),
  };
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** @param today for a day 0 that nobody entered */
export function readScenario(texts: Texts<FieldName>, today: string): { readonly scenario: Scenario } | ScenarioFaults {
  const size = readNumber(texts.size, BYTES);
  const groups: Reading<readonly (readonly number[])[]> = isEmpty(texts.overwritten)
    ? { value: [] }
    : readGroups(texts.overwritten, { ...DAY, most: MOST_WRITES });
  const deleted: Reading<number | undefined> = isEmpty(texts.deleted) ? { value: undefined } : readNumber(texts.deleted, DAY);
  const lock: Reading<number> = isEmpty(texts.lock) ? { value: 0 } : readNumber(texts.lock, { ...DAY, min: 0 });
  const readings = Object.entries({ size, overwritten: groups, deleted, lock });
  const faults = Object.fromEntries(readings.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : [])));
  const overwritten = (groups.value ?? []).flat();
  const mismatches = mismatchesOf(texts, overwritten, lock.value ?? 0);
  const tags = readTags(texts.tags);
  if (!tags || size.fault || lock.fault || Object.keys({ ...faults, ...mismatches }).length > 0) return { faults, mismatches };
  const dayZero = isEmpty(texts.dayZero) ? today : texts.dayZero.trim();
  const { key } = texts;
  const versioning = versioningOf(texts);
  return { scenario: { key, size: size.value, tags, versioning, overwritten, deleted: deleted.value, lockDays: lock.value, dayZero } };
}
