/** The fields of the rules, which the form stores as typed, and functions that convert them to rules or to problems, and back. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Texts, TEXT_MAX } from '../../parts/address';
import { choice, formOf, group, number, text, type FaultsOf } from '../../parts/form';
import {
  isDate,
  BYTES,
  DAYS,
  MAX_ID,
  MAX_PREFIX_BYTES,
  NEWER,
  SMALLER,
  type Expiration,
  type Rule,
  readTags,
  writeTags,
} from '../core/model';
import { bytesOf, charactersOf, UNWRITABLE } from '../reading/elements';
import { writeJson } from '../core/write';
import { readRulesJson } from '../reading/read-rules';
import type { Mismatch } from './scenario';

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
    abortDays: number('', '', { ...OPTIONAL_DAYS, hint: 'abortDays' }),
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

export interface RuleFaults {
  readonly faults: FaultsOf<Fields>;
  readonly mismatches: Readonly<Partial<Record<RuleField, Mismatch>>>;
}

export const EMPTY_RULE: RuleTexts = { ...RULE.address.none, isEnabled: true };

function mismatchOf(text: string, most: number, lengthOf: (text: string) => number): Mismatch | undefined {
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

/** The first rule in the guide, which removes versions ten days after they're replaced. */
export const FIRST_RULE: RuleTexts = textsOfRule({
  id: 'trim-old-versions',
  isEnabled: true,
  filter: { prefix: '', tags: [] },
  noncurrent: { days: 10 },
});

export interface FormRule {
  /** React key, which stays the same when a rule before this one is removed. */
  readonly key: number;
  readonly texts: RuleTexts;
}

/** Returns the faults of each rule, and all rules, or undefined if any field is invalid. */
export function readRules(list: readonly FormRule[]) {
  const readings = list.map(({ texts }) => readRule(texts));
  const faults = readings.map((reading) => ('rule' in reading ? undefined : reading));
  const rules = readings.flatMap((reading) => ('rule' in reading ? [reading.rule] : []));
  return { faults, rules: rules.length === list.length ? rules : undefined };
}

/** @returns the rules as text for the address, or an empty string if they're the initial rules or too long to share */
function addressOf(rules: readonly Rule[]): string {
  const text = writeJson(rules, 0);
  const first = readRule(FIRST_RULE);
  return text.length > TEXT_MAX || ('rule' in first && text === writeJson([first.rule], 0)) ? '' : text;
}

/** @returns the field values in an address, or the first rule if the address contains no valid configuration */
export function rulesOfAddress(text: string): readonly RuleTexts[] {
  const reading = text === '' ? undefined : readRulesJson(text);
  const rules = reading && 'rules' in reading ? reading.rules : undefined;
  return rules?.map(textsOfRule) ?? [FIRST_RULE];
}

export type FormRules = ReturnType<typeof useRules>;

/**
 * Manages the rules in the form, and writes valid rules to the address.
 * @param address text that the address contains for the rules
 * @param onAddress writes this text to the address
 */
export function useRules(address: string, onAddress: (text: string) => void) {
  const nextKey = useRef(1);
  const [list, setList] = useState<readonly FormRule[]>([{ key: 0, texts: FIRST_RULE }]);
  const written = useRef('');
  const keyed = (texts: readonly RuleTexts[]): FormRule[] => texts.map((part) => ({ key: nextKey.current++, texts: part }));
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setList(keyed(rulesOfAddress(address)));
  }, [address]);
  const change = (next: readonly FormRule[]): void => {
    setList(next);
    const { rules } = readRules(next);
    if (!rules) return;
    written.current = rules.length === 0 ? '' : addressOf(rules);
    onAddress(written.current);
  };
  const reading = useMemo(() => readRules(list), [list]);
  const add = (texts: RuleTexts): void => change([...list, ...keyed([texts])]);
  const replace = (texts: readonly RuleTexts[]): void => change(keyed(texts));
  return { list, ...reading, change, add, replace };
}
