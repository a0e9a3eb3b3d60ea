/** Pure functions that convert the fields for the timeline's object to a scenario or to problems. */
import type words from '../../../../i18n/en/tools/lifecycle-builder.json';
import type { Texts } from '../../parts/address';
import { formOf, group, list, number, optionOf, choice, symbols, text, type FaultsOf } from '../../parts/form';
import { isDate, BYTES, type Service, readTags } from '../core/model';
import type { Scenario } from '../core/timeline';

/** Valid days in the timeline: up to a century, like the longest lock. The limits keep the chart readable. */
const DAY = { min: 1, max: 36_500, whole: true, isOptional: true } as const;
const MOST_WRITES = 20;

/** Form with initial values from the page's example, in which an object changes and is then deleted. */
export const FORM = formOf({
  ...group('scenario', {
    service: symbols('sv', ['own', 'other'], 'own'),
    versioning: choice('v', ['on', 'off', 'suspended']),
    overwritten: list('o', '3 6', { ...DAY, most: MOST_WRITES, hint: 'overwritten' }),
    deleted: number('d', 12, { ...DAY, hint: 'deleted' }),
    lock: number('l', '', { ...DAY, min: 0, unit: 'days', hint: 'lock', needs: 'objectLock' }),
    key: text('k', 'stock/list.txt', {}),
    size: number('sz', 1_000, { ...BYTES, symbol: 'B' }),
    objectTags: text('tg', '', { hint: 'tags' }),
    dayZero: text('z', '', { hint: 'dayZero' }),
  }),
  // Output of `writeJson`, if it's short enough
  rules: text('r', '', {}),
});

type Fields = typeof FORM.fields;
export type FieldName = keyof Fields;
export type ScenarioTexts = Texts<FieldName>;

type CodeOf<Id> = Id extends `lifecycle.mismatch.${infer Code}` ? Code : never;

/** Problem with a field that isn't a number, or a conflict between two fields. `most` is the maximum length. */
export type Mismatch = { readonly code: CodeOf<keyof typeof words> | 'empty'; readonly most?: number };

export interface ScenarioReading {
  /** Undefined if any field is invalid. */
  readonly scenario: Scenario | undefined;
  readonly faults: FaultsOf<Fields>;
  readonly mismatches: Readonly<Partial<Record<FieldName, Mismatch>>>;
}

export const serviceOf = ({ service }: ScenarioTexts): Service => optionOf(FORM.fields.service, service);

/** @param today default date of day 0 */
export function readScenario(texts: ScenarioTexts, today: string): ScenarioReading {
  const { faults, found, values } = FORM.read(texts);
  const days = (found.overwritten ?? []).flat();
  const tags = readTags(texts.objectTags);
  const dayZero = texts.dayZero.trim() || today;
  const isRising = days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0));
  const mismatches: ScenarioReading['mismatches'] = {
    ...(texts.key === '' && { key: { code: 'empty' } }),
    ...(tags === undefined && { objectTags: { code: 'tags' } }),
    ...(!isDate(dayZero) && { dayZero: { code: 'date' } }),
    ...(!isRising && { overwritten: { code: 'order' } }),
    ...((found.lock ?? 0) > 0 && found.versioning !== 'on' && { lock: { code: 'lock' } }),
  };
  if (!values || !tags || Object.keys(mismatches).length > 0) return { scenario: undefined, faults, mismatches };
  const { key, size, versioning, deleted, lock = 0 } = values;
  return { scenario: { key, size, tags, versioning, overwritten: days, deleted, lockDays: lock, dayZero }, faults, mismatches };
}
