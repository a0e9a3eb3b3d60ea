/** The fields of a rule: from what stands in them to a rule or to what is wrong, and back. Pure. */
import { readNumber, type Fault, type NumberRange, type Reading } from '../../parts/read';
import { isDate } from '../core/days';
import { BYTES, DAYS, MAX_ID, MAX_PREFIX_BYTES, NEWER, SMALLER } from '../core/limits';
import type { Expiration, Rule } from '../core/model';
import { readTags, writeTags } from '../core/filter';
import { bytesOf, charactersOf, UNWRITABLE } from '../reading/elements';

/** What becomes of current versions. */
export type CurrentChoice = 'keep' | Expiration['kind'];

export interface RuleTexts {
  readonly id: string;
  readonly isEnabled: boolean;
  readonly prefix: string;
  readonly tags: string;
  readonly larger: string;
  readonly smaller: string;
  readonly current: CurrentChoice;
  readonly days: string;
  readonly date: string;
  readonly noncurrentDays: string;
  readonly newer: string;
  readonly abortDays: string;
}

export type RuleField = Exclude<keyof RuleTexts, 'isEnabled' | 'current'>;

/** What is wrong with a field that is no number. */
export type RuleMismatch =
  { readonly code: 'date' | 'tags' | 'control' | 'newer-needs-days' } | { readonly code: 'long'; readonly most: number };

export interface RuleFaults {
  readonly faults: Readonly<Partial<Record<RuleField, Fault>>>;
  readonly mismatches: Readonly<Partial<Record<RuleField, RuleMismatch>>>;
}

export const EMPTY_RULE: RuleTexts = {
  id: '',
  isEnabled: true,
  prefix: '',
  tags: '',
  larger: '',
  smaller: '',
  current: 'keep',
  days: '',
  date: '',
  noncurrentDays: '',
  newer: '',
  abortDays: '',
};

const optional = (text: string, range: NumberRange): Reading<number | undefined> =>
  text.trim() === '' ? { value: undefined } : readNumber(text, range);

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

/** Fields that are not shown, such as the days where a date is chosen, are not read. */
export function readRule(texts: RuleTexts): { readonly rule: Rule } | RuleFaults {
  const days: Reading<number | undefined> = texts.current === 'days' ? readNumber(texts.days, DAYS) : { value: undefined };
  const larger = optional(texts.larger, BYTES);
  const smaller = optional(texts.smaller, SMALLER);
  const noncurrentDays = optional(texts.noncurrentDays, DAYS);
  const newer = optional(texts.newer, NEWER);
  const abortDays = optional(texts.abortDays, DAYS);
  const readings = Object.entries({ days, larger, smaller, noncurrentDays, newer, abortDays });
  const faults = Object.fromEntries(readings.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : [])));
  const mismatches = mismatchesOf(texts);
  const tags = readTags(texts.tags);
  if (!tags || Object.keys({ ...faults, ...mismatches }).length > 0) return { faults, mismatches };
  const { id, isEnabled, prefix } = texts;
  const noncurrent = noncurrentDays.value === undefined ? undefined : { days: noncurrentDays.value, newer: newer.value };
  const filter = { prefix, tags, larger: larger.value, smaller: smaller.value };
  return { rule: { id, isEnabled, filter, expiration: expirationOf(texts, days.value), noncurrent, abortDays: abortDays.value } };
}

const textOf = (number: number | undefined): string => (number === undefined ? '' : String(number));

/** A rule, as the reader would enter it. */
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
