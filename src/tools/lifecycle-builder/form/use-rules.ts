import { useEffect, useMemo, useRef, useState } from 'react';
import { TEXT_MAX } from '../../parts/address';
import type { Rule } from '../core/model';
import { writeJson } from '../core/write';
import { readRulesJson } from '../reading/read-rules';
import { readRule, textsOfRule, type RuleFaults, type RuleTexts } from './rule-texts';

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

export interface RulesReading {
  readonly faults: readonly (RuleFaults | undefined)[];
  /** All rules, or undefined if any field is invalid. */
  readonly rules: readonly Rule[] | undefined;
}

export function readRules(list: readonly FormRule[]): RulesReading {
  const readings = list.map(({ texts }) => readRule(texts));
  const rules = readings.flatMap((reading) => ('rule' in reading ? [reading.rule] : []));
  return {
    faults: readings.map((reading) => ('rule' in reading ? undefined : reading)),
    rules: rules.length === list.length ? rules : undefined,
  };
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

export interface FormRules extends RulesReading {
  readonly list: readonly FormRule[];
  readonly change: (list: readonly FormRule[]) => void;
  readonly add: (texts: RuleTexts) => void;
  readonly replace: (texts: readonly RuleTexts[]) => void;
}

/**
 * Manages the rules in the form, and writes valid rules to the address.
 * @param address text that the address contains for the rules
 * @param onAddress writes this text to the address
 */
export function useRules(address: string, onAddress: (text: string) => void): FormRules {
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
  return { list, ...reading, change, add: (texts) => change([...list, ...keyed([texts])]), replace: (texts) => change(keyed(texts)) };
}
