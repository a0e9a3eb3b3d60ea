/**
 * Pure functions that find the reasons why a server rejects a configuration, apart from values that are out of range, and settings that it
 * accepts but that might surprise the reader. Sources: Amazon S3 API Reference (LifecycleRule, LifecycleExpiration, LifecycleRuleFilter),
 * User Guide (“Lifecycle configuration elements”).
 */
import { MAX_RULES, MAX_TAGS, type Rule, conditionsOf, overlap, actionsOf, type Service, type Versioning } from './model';

/** Returns the codes that apply. */
const applying = <Code extends string>(found: Readonly<Partial<Record<Code, boolean>>>): Code[] =>
  (Object.keys(found) as Code[]).filter((code) => found[code]);

function ofRule({ filter: { tags, larger, smaller }, expiration, noncurrent, abortDays }: Rule) {
  const hasSize = larger !== undefined || smaller !== undefined;
  return {
    'no-action': expiration === undefined && noncurrent === undefined && abortDays === undefined,
    // No size fits between two consecutive numbers of bytes, but servers check only the order.
    'size-order': larger !== undefined && smaller !== undefined && smaller <= larger,
    'duplicate-tag': new Set(tags.map(({ key }) => key)).size < tags.length,
    'too-many-tags': tags.length > MAX_TAGS,
    'marker-with-tags': expiration?.kind === 'marker' && tags.length > 0,
    'abort-with-filter': abortDays !== undefined && (tags.length > 0 || hasSize),
  };
}

export type Problem =
  | { readonly code: 'no-rules' }
  | { readonly code: 'too-many-rules'; readonly most: number }
  /** `rule` is the 1-based rule number. */
  | { readonly code: keyof ReturnType<typeof ofRule> | 'duplicate-id'; readonly rule: number };

export function problemsOf(rules: readonly Rule[]): Problem[] {
  if (rules.length === 0) return [{ code: 'no-rules' }];
  const ids = new Set<string>();
  const problems: Problem[] = rules.length > MAX_RULES ? [{ code: 'too-many-rules', most: MAX_RULES }] : [];
  for (const [at, rule] of rules.entries()) {
    const isDuplicate = rule.id !== '' && ids.has(rule.id);
    ids.add(rule.id);
    problems.push(...applying({ ...ofRule(rule), 'duplicate-id': isDuplicate }).map((code) => ({ code, rule: at + 1 })));
  }
  return problems;
}

/** Service and bucket that the rules will apply to. */
export interface Place {
  readonly service: Service;
  readonly versioning: Versioning;
  /** Whether Object Lock protects the versions. */
  readonly isLocked: boolean;
  /** Today's date in UTC, such as `2026-11-23`. */
  readonly today: string;
}

/** Finds settings that this site's service doesn't support, or whose support isn't documented. */
const ofService = ({ expiration, abortDays, filter }: Rule) => ({
  'service-expiration': expiration !== undefined,
  'service-abort': abortDays !== undefined,
  'service-prefix': filter.prefix !== '' && conditionsOf(filter) === 1,
  'service-filter': conditionsOf(filter) > 1 || (filter.prefix === '' && conditionsOf(filter) === 1),
});

/** Text that a reader might mistake for a wildcard, an address, or an escape sequence, and spaces and invisible characters. */
const ODD = /^\s|\s$|[*?]|^(?:s3:\/\/|https?:\/\/|arn:)|%[\dA-Fa-f]{2}|[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** Ceph 16 silently ignores sizes and the number of versions to keep, because they're newer than the other elements. */
function ofFilter({ filter: { prefix, larger, smaller }, expiration, noncurrent }: Rule) {
  return {
    'leading-slash': prefix.startsWith('/'),
    'odd-prefix': ODD.test(prefix),
    'open-prefix': prefix !== '' && !prefix.endsWith('/'),
    dropped: larger !== undefined || smaller !== undefined || noncurrent?.newer !== undefined,
    'marker-with-size': expiration?.kind === 'marker' && (larger !== undefined || smaller !== undefined),
  };
}

/** @param rules the entire configuration, because another rule may remove what this rule leaves behind */
function ofActions({ filter, expiration, noncurrent }: Rule, rules: readonly Rule[], place: Place) {
  const deletes = expiration !== undefined && expiration.kind !== 'marker';
  const followed = rules.some((rule) => rule.isEnabled && rule.noncurrent !== undefined && overlap(rule.filter, filter));
  return {
    'whole-bucket': deletes && conditionsOf(filter) === 0,
    'for-ever': deletes && place.versioning === 'off',
    'marker-only': deletes && place.versioning !== 'off' && !followed,
    'past-date': expiration?.kind === 'date' && expiration.date <= place.today,
    'no-markers': expiration?.kind === 'marker' && place.versioning === 'off',
    'nothing-noncurrent': noncurrent !== undefined && place.versioning === 'off',
    'keeps-deleted': noncurrent?.newer !== undefined && place.versioning !== 'off',
  };
}

type RuleWarning = 'disabled' | keyof ReturnType<typeof ofService> | keyof ReturnType<typeof ofFilter> | keyof ReturnType<typeof ofActions>;

export type Warning =
  /** `rule` is the 1-based rule number. */
  | { readonly code: RuleWarning; readonly rule: number }
  /** Two rules have the same action and match some of the same objects. `first` is the rule that acts first, if that is certain. */
  | { readonly code: 'overlap'; readonly rule: number; readonly other: number; readonly first?: number }
  | { readonly code: 'lock' };

/** Returns which rule acts first if both count days from the same moment. Undefined if a date or a number of versions also matters. */
function firstOf(one: Rule, other: Rule, action: 'expiration' | 'noncurrent' | 'abortDays'): 0 | 1 | undefined {
  const daysOf = ({ expiration, noncurrent, abortDays }: Rule): number | undefined => {
    if (action === 'abortDays') return abortDays;
    if (action === 'noncurrent') return noncurrent?.newer === undefined ? noncurrent?.days : undefined;
    return expiration?.kind === 'days' ? expiration.days : undefined;
  };
  const [a, b] = [daysOf(one), daysOf(other)];
  return a === undefined || b === undefined || a === b ? undefined : a < b ? 0 : 1;
}

const ACTIONS = ['expiration', 'noncurrent', 'abortDays'] as const;

/** Maximum number of rules to compare in pairs. A thousand rules would have half a million pairs. */
const MAX_COMPARED = 100;

function overlapsOf(rules: readonly Rule[]): Warning[] {
  const enabled = rules.map((rule, at) => ({ rule, number: at + 1 })).filter(({ rule }) => rule.isEnabled);
  return enabled.slice(0, MAX_COMPARED).flatMap((one, at) =>
    enabled.slice(at + 1, MAX_COMPARED).flatMap((other): Warning[] => {
      const same = ACTIONS.filter((action) => one.rule[action] !== undefined && other.rule[action] !== undefined).filter(
        (action) => action !== 'expiration' || (one.rule.expiration?.kind === 'marker') === (other.rule.expiration?.kind === 'marker'),
      );
      const [action] = same;
      if (action === undefined || !overlap(one.rule.filter, other.rule.filter)) return [];
      const first = same.length === 1 ? firstOf(one.rule, other.rule, action) : undefined;
      const numbers = { rule: one.number, other: other.number };
      return [{ code: 'overlap', ...numbers, ...(first !== undefined && { first: [one, other][first]?.number }) }];
    }),
  );
}

/** Returns warnings in rule order. Warnings about two rules, and then about all rules, come last. */
export function warningsOf(rules: readonly Rule[], place: Place): Warning[] {
  const { service, isLocked } = place;
  const acting = rules.map((rule) => actionsOf(service, rule));
  const warnings = rules.flatMap((rule, at): Warning[] => {
    // For a disabled rule, report only the settings that the service may reject or that will take effect once the rule is enabled.
    const codes = applying<RuleWarning>({
      disabled: !rule.isEnabled,
      ...(service === 'own' && ofService(rule)),
      ...(rule.isEnabled && { ...ofFilter(rule), ...ofActions(acting[at] ?? rule, acting, place) }),
    });
    return codes.map((code) => ({ code, rule: at + 1 }));
  });
  return [...warnings, ...overlapsOf(acting), ...(isLocked ? [{ code: 'lock' as const }] : [])];
}
