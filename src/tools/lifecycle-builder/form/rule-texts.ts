/** Pure functions that convert a rule's field values to a rule or to problems, and back. */
import type { Texts } from '../../parts/address';
import { choice, formOf, group, number, text, type FaultsOf } from '../../parts/form';
import { isDate } from '../core/days';
import { BYTES, DAYS, MAX_ID, MAX_PREFIX_BYTES, NEWER, SMALLER } from '../core/limits';
import type { Expiration, Rule } from '../core/model';
import { readTags, writeTags } from '../core/filter';
import { bytesOf, charactersOf, UNWRITABLE } from '../reading/elements';

const OPTIONAL_DAYS = { ...DAYS, unit: 'days', isOptional: true } as const;

/** Fields for a rule. They have no names in the address, because it stores all rules as a single JSON string. */
export const RULE = formOf({
  ...group('rule', {
    id: text('', '', {}),
    prefix: text('', '', { hint: 'prefix' }),
    noncurrentDays: number('', '', { ...OPTIONAL_DAYS, hint: 'noncurrentDays' }),
    newer: number('', '', { ...NEWER, isOptional: true, hint: 'newer' }),
    // What happens to current versions
    current: choice('', ['keep', 'days', 'date', 'marker']),
    days: number('', '', OPTIONAL_DAYS),
    date: text('', '', { hint: 'date' }),
    abortDays: number('', '', { ...OPTIONAL_DAYS, hint: 'noncurrentDays' }),
    tags: text('', '', { hint: 'tags' }),
    larger: number('', '', { ...BYTES, isOptional: true, symbol: 'B' }),
    smaller: number('', '', { ...SMALLER, isOptional: true, symbol: 'B' }),
  }),
});

type Fields = typeof RULE.fields;
export type RuleField = keyof Fields;
export interface RuleTexts extends Texts<RuleField> {
  readonly isEnabled: boolean;
}

/** Problem with a field that isn't a number. */
export type RuleMismatch =
  { readonly code: 'date' | 'tags' | 'control' | 'newer-needs-days' } | { readonly code: 'long'; readonly most: number };

export interface RuleFaults {
  readonly faults: FaultsOf<Fields>;
  readonly mismatches: Readonly<Partial<Record<RuleField, RuleMismatch>>>;
}

export const EMPTY_RULE: RuleTexts = { ...RULE.address.none, isEnabled: true };

function mismatchOf(text: string, most: number, lengthOf: (text: string) => number): RuleMismatch | undefined {
  if (UNWRITABLE.test(text)) return { code: 'control' };
  return lengthOf(text) > most ? { code: 'long', most } : undefined;
}

function expirationOf({ current, date }: RuleTexts, days: number | undefined): Expiration | undefined {
  if (current === 'days') return days === undefined ? undefined : { kind: 'days', days };
  if (current === 'date') return { kind: 'date', date: date.trim() };
  return current === 'marker' ? { kind: 'marker' } : undefined;
}

function mismatchesOf(texts: RuleTexts): RuleFaults['mismatches'] {
  const id = mismatchOf(texts.id, MAX_ID, charactersOf);
  const prefix = mismatchOf(texts.prefix, MAX_PREFIX_BYTES, bytesOf);
  const isAlone = texts.newer.trim() !== '' && texts.noncurrentDays.trim() === '';
  return {
    ...(id && { id }),
    ...(prefix && { prefix }),
    ...(readTags(texts.tags) === undefined && { tags: { code: 'tags' } }),
    ...(texts.current === 'date' && !isDate(texts.date.trim()) && { date: { code: 'date' } }),
    ...(isAlone && { noncurrentDays: { code: 'newer-needs-days' } }),
  };
}

/** Converts field values to a rule. Ignores hidden fields, such as the number of days if a date is selected. */
export function readRule(texts: RuleTexts): { readonly rule: Rule } | RuleFaults {
  const hasDays = texts.current === 'days';
  const { faults, values } = RULE.read({ ...texts, days: hasDays ? texts.days : '' }, { days: { isOptional: !hasDays } });
  const mismatches = mismatchesOf(texts);
  const tags = readTags(texts.tags);
  if (!tags || !values || Object.keys(mismatches).length > 0) return { faults, mismatches };
  const { id, prefix, larger, smaller, noncurrentDays, newer, abortDays, days } = values;
  const noncurrent = noncurrentDays === undefined ? undefined : { days: noncurrentDays, newer };
  const filter = { prefix, tags, larger, smaller };
  return { rule: { id, isEnabled: texts.isEnabled, filter, expiration: expirationOf(texts, days), noncurrent, abortDays } };
}

const textOf = (number: number | undefined): string => (number === undefined ? '' : String(number));

/** Returns the field values for a rule, as a reader would enter them. */
export const textsOfRule = ({ id, isEnabled, filter, expiration, noncurrent, abortDays }: Rule): RuleTexts => ({
  id,
  isEnabled,
  prefix: filter.prefix,
  tags: writeTags(filter.tags),
  larger: textOf(filter.larger),
  smaller: textOf(filter.smaller),
  current: expiration?.kind ?? 'keep',
  days: expiration?.kind === 'days' ? String(expiration.days) : '',
  date: expiration?.kind === 'date' ? expiration.date : '',
  noncurrentDays: textOf(noncurrent?.days),
  newer: textOf(noncurrent?.newer),
  abortDays: textOf(abortDays),
});
