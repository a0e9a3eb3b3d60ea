/** Settings that a server accepts but that a reader may not expect. Pure functions. */
import { conditionsOf, overlap } from './filter';
import { actionsOf, type Rule, type Service, type Versioning } from './model';

/** Where the rules will apply. */
export interface Place {
  readonly service: Service;
  readonly versioning: Versioning;
  /** Whether versions are protected by Object Lock. */
  readonly isLocked: boolean;
  /** `2026-11-23`, UTC. */
  readonly today: string;
}

type RuleWarning =
  | 'service-expiration'
  | 'service-abort'
  | 'service-prefix'
  | 'service-filter'
  | 'disabled'
  | 'leading-slash'
  | 'odd-prefix'
  | 'open-prefix'
  | 'whole-bucket'
  | 'for-ever'
  | 'marker-only'
  | 'nothing-noncurrent'
  | 'no-markers'
  | 'marker-with-size'
  | 'dropped'
  | 'keeps-deleted'
  | 'past-date';

export type Warning =
  /** `rule` starts at 1. */
  | { readonly code: RuleWarning; readonly rule: number }
  /** Two rules with the same action for some of the same objects; `first` is the one that acts first, if that is certain. */
  | { readonly code: 'overlap'; readonly rule: number; readonly other: number; readonly first?: number }
  | { readonly code: 'lock' };

/** Settings that this site's service doesn't support, or for which support isn't documented. */
function ofService({ expiration, abortDays, filter }: Rule): Partial<Record<RuleWarning, boolean>> {
  return {
    'service-expiration': expiration !== undefined,
    'service-abort': abortDays !== undefined,
    'service-prefix': filter.prefix !== '' && conditionsOf(filter) === 1,
    'service-filter': conditionsOf(filter) > 1 || (filter.prefix === '' && conditionsOf(filter) === 1),
  };
}

/** Text that a reader may take for a wildcard, an address or an escape sequence, and spaces and invisible characters. */
const ODD = /^\s|\s$|[*?]|^(?:s3:\/\/|https?:\/\/|arn:)|%[\dA-Fa-f]{2}|[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** Sizes and the number of versions to keep are newer than other elements: Ceph 16 accepts them without an error, and ignores them. */
function ofFilter({ filter, expiration, noncurrent }: Rule): Partial<Record<RuleWarning, boolean>> {
  const { prefix, larger, smaller } = filter;
  return {
    'leading-slash': prefix.startsWith('/'),
    'odd-prefix': ODD.test(prefix),
    'open-prefix': prefix !== '' && !prefix.endsWith('/'),
    dropped: larger !== undefined || smaller !== undefined || noncurrent?.newer !== undefined,
    'marker-with-size': expiration?.kind === 'marker' && (larger !== undefined || smaller !== undefined),
  };
}

/** @param rules the whole configuration, because another rule may remove what this one leaves */
function ofActions({ filter, expiration, noncurrent }: Rule, rules: readonly Rule[], place: Place): Partial<Record<RuleWarning, boolean>> {
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

/** Which rule is first if both count days from the same moment; undefined if a date or a number of versions also matters. */
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

/** Maximum number of rules that are compared pairwise, because a thousand rules would have half a million pairs. */
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

/** Warnings in rule order. Those about two rules, and about all rules, come last. */
export function warningsOf(rules: readonly Rule[], place: Place): Warning[] {
  const { service, isLocked } = place;
  const acting = rules.map((rule) => actionsOf(service, rule));
  const warnings = rules.flatMap((rule, at): Warning[] => {
    // For a rule without an effect, only the settings that the service may reject, or apply once it is enabled, are mentioned.
    const found = {
      ...(rule.isEnabled ? {} : { disabled: true }),
      ...(service === 'own' ? ofService(rule) : {}),
      ...(rule.isEnabled ? { ...ofFilter(rule), ...ofActions(acting[at] ?? rule, acting, place) } : {}),
    };
    const codes = Object.entries(found).flatMap(([code, holds]) => (holds ? [code as RuleWarning] : []));
    return codes.map((code) => ({ code, rule: at + 1 }));
  });
  return [...warnings, ...overlapsOf(acting), ...(isLocked ? [{ code: 'lock' as const }] : [])];
}
