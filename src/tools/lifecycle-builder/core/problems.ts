/**
 * Pure functions that find the reasons why a server rejects a configuration, apart from values that are out of range. Sources: Amazon S3
 * API Reference (LifecycleRule, LifecycleExpiration, LifecycleRuleFilter), User Guide (“Lifecycle configuration elements”).
 */
import { MAX_RULES, MAX_TAGS } from './limits';
import type { Rule } from './model';

type RuleProblem =
  'no-action' | 'duplicate-id' | 'size-order' | 'duplicate-tag' | 'too-many-tags' | 'marker-with-tags' | 'abort-with-filter';

export type Problem =
  | { readonly code: 'no-rules' }
  | { readonly code: 'too-many-rules'; readonly most: number }
  /** `rule` is the 1-based rule number. */
  | { readonly code: RuleProblem; readonly rule: number };

function problemsOfRule({ filter, expiration, noncurrent, abortDays }: Rule): RuleProblem[] {
  const { tags, larger, smaller } = filter;
  const hasSize = larger !== undefined || smaller !== undefined;
  const found: readonly (readonly [RuleProblem, boolean])[] = [
    ['no-action', expiration === undefined && noncurrent === undefined && abortDays === undefined],
    // No size fits between two consecutive numbers of bytes, but servers check only the order.
    ['size-order', larger !== undefined && smaller !== undefined && smaller <= larger],
    ['duplicate-tag', new Set(tags.map(({ key }) => key)).size < tags.length],
    ['too-many-tags', tags.length > MAX_TAGS],
    ['marker-with-tags', expiration?.kind === 'marker' && tags.length > 0],
    ['abort-with-filter', abortDays !== undefined && (tags.length > 0 || hasSize)],
  ];
  return found.flatMap(([code, holds]) => (holds ? [code] : []));
}

export function problemsOf(rules: readonly Rule[]): Problem[] {
  if (rules.length === 0) return [{ code: 'no-rules' }];
  const ids = new Set<string>();
  const problems: Problem[] = rules.length > MAX_RULES ? [{ code: 'too-many-rules', most: MAX_RULES }] : [];
  for (const [at, rule] of rules.entries()) {
    const codes = problemsOfRule(rule);
    if (rule.id !== '' && ids.has(rule.id)) codes.push('duplicate-id');
    ids.add(rule.id);
    problems.push(...codes.map((code) => ({ code, rule: at + 1 })));
  }
  return problems;
}
