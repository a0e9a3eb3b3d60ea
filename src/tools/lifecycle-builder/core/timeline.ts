/**
 * What happens to an object and its versions, day by day. Pure functions.
 *
 * Sources: Amazon S3 User Guide, “Expiring objects”, “Lifecycle configuration elements” and “How Amazon S3 handles conflicts in lifecycle
 * configurations”. Days are UTC days. Requests on the object happen during a day, and rules run at the midnight at the beginning of a day.
 * N days after a moment on day d is a moment on day d + N, and is rounded up to the next midnight, so a rule acts on day d + N + 1 at the
 * earliest. Servers run the rules later, some of them by a day or more.
 */
import { daysBetween } from './days';
import { isForMarker, isForObject, type ObjectFacts } from './filter';
import type { Rule, Versioning } from './model';

export interface Scenario extends ObjectFacts {
  /** `suspended`: from the end of day 0, so that the first version has its own ID. */
  readonly versioning: Versioning;
  /** Days on which the object is overwritten, each above 0, in order. */
  readonly overwritten: readonly number[];
  /** Day on which it is deleted without a version ID, after anything written on the same day. */
  readonly deleted?: number | undefined;
  /** Days for which each version is locked after it is written; 0 for no lock. Locks need versioning. */
  readonly lockDays: number;
  /** Date of day 0: `2026-11-23`. */
  readonly dayZero: string;
}

export interface Version {
  readonly kind: 'object' | 'marker';
  /** Number among those of its kind, starting at 1. */
  readonly number: number;
  readonly from: number;
  /** First day without a lock on it. */
  readonly freeFrom: number;
  /** Whether its version ID is `null`, in which case the next version written without an ID replaces it. */
  readonly isNull: boolean;
  noncurrentFrom?: number;
  /** Day on which it no longer exists. */
  to?: number;
}

type EventKind =
  /** Caused by the reader: written, deleted permanently, hidden by a marker, replaced by a version with the same ID. */
  | 'put'
  | 'lost'
  | 'hidden'
  | 'replaced'
  /** Caused by a rule. */
  | 'expired'
  | 'expired-behind-marker'
  | 'removed'
  | 'marker-removed'
  | 'kept-by-lock'
  | 'upload-begun'
  | 'upload-aborted';

export interface TimelineEvent {
  readonly day: number;
  readonly kind: EventKind;
  readonly version?: Version;
  /** Number of the rule, starting at 1. */
  readonly rule?: number;
}

export interface Timeline {
  readonly versions: readonly Version[];
  readonly events: readonly TimelineEvent[];
  /** Day on which the parts of an upload started on day 0 are removed; undefined if no rule affects uploads. */
  readonly upload?: { readonly to: number };
}

interface NumberedRule extends Rule {
  readonly number: number;
}

/** Adds days to a moment during a day, rounded up to the next midnight. */
const dayAfter = (day: number, days: number): number => day + days + 1;

class Simulation {
  readonly versions: Version[] = [];
  readonly events: TimelineEvent[] = [];
  private readonly kept = new Set<Version>();

  constructor(
    private readonly rules: readonly NumberedRule[],
    private readonly scenario: Scenario,
  ) {}

  private live(): Version[] {
    return this.versions.filter(({ to }) => to === undefined);
  }

  private current(): Version | undefined {
    return this.live().find(({ noncurrentFrom }) => noncurrentFrom === undefined);
  }

  private isFor(rule: Rule, version: Version): boolean {
    return version.kind === 'object' ? isForObject(rule.filter, this.scenario) : isForMarker(rule.filter, this.scenario.key);
  }

  private say(day: number, kind: EventKind, version?: Version, rule?: number): void {
    this.events.push({ day, kind, ...(version && { version }), ...(rule !== undefined && { rule }) });
  }

  /** Adds a version or a marker as the newest. @returns the one that it replaced, if any */
  private add(day: number, kind: Version['kind']): Version | undefined {
    const { versioning, lockDays } = this.scenario;
    const isNull = versioning === 'off' || (versioning === 'suspended' && day > 0);
    const replaced = this.live().find((version) => isNull && version.isNull);
    if (replaced) replaced.to = day;
    for (const version of this.live()) version.noncurrentFrom ??= day;
    const number = this.versions.filter((version) => version.kind === kind).length + 1;
    const freeFrom = kind === 'object' && lockDays > 0 ? dayAfter(day, lockDays) : day;
    this.versions.push({ kind, number, from: day, freeFrom, isNull });
    return replaced;
  }

  put(day: number): void {
    const replaced = this.add(day, 'object');
    this.say(day, 'put', this.current());
    if (replaced) this.say(day, 'replaced', replaced);
  }

  delete(day: number): void {
    const current = this.current();
    if (this.scenario.versioning === 'off') {
      if (!current) return;
      current.to = day;
      this.say(day, 'lost', current);
      return;
    }
    const replaced = this.add(day, 'marker');
    this.say(day, 'hidden', this.current());
    if (replaced) this.say(day, 'replaced', replaced);
  }

  /** Day on which a rule expires the current version; undefined if it doesn't. */
  private expiryOf({ expiration }: Rule, current: Version): number | undefined {
    if (expiration?.kind === 'days') return dayAfter(current.from, expiration.days);
    // A past date also applies to objects written later, at the next run.
    if (expiration?.kind === 'date') return Math.max(daysBetween(this.scenario.dayZero, expiration.date), current.from + 1);
    return undefined;
  }

  /** A marker with no versions behind it is removed after its days, or at the next run if a rule says so. */
  private markerExpiryOf(rule: Rule, marker: Version): number | undefined {
    if (rule.expiration?.kind !== 'marker') return this.expiryOf(rule, marker);
    const last = this.versions.filter((version) => version !== marker).map(({ to = Infinity }) => to);
    return Math.max(marker.from, ...last) + 1;
  }

  /** The actions of rules on a day or on a later one, based on what exists before they run. */
  *actions(): Generator<{ readonly day: number; readonly rule: number; readonly version: Version; readonly kind: EventKind }> {
    const live = this.live();
    const current = this.current();
    const noncurrent = live.filter((version) => version !== current).reverse();
    for (const rule of this.rules) {
      for (const [at, version] of noncurrent.entries()) {
        if (!rule.noncurrent || at < (rule.noncurrent.newer ?? 0) || !this.isFor(rule, version)) continue;
        yield { day: dayAfter(version.noncurrentFrom ?? 0, rule.noncurrent.days), rule: rule.number, version, kind: 'removed' };
      }
      if (!current || !this.isFor(rule, current)) continue;
      const isLone = current.kind === 'marker' && live.length === 1;
      const day = current.kind === 'object' ? this.expiryOf(rule, current) : isLone ? this.markerExpiryOf(rule, current) : undefined;
      if (day !== undefined) yield { day, rule: rule.number, version: current, kind: isLone ? 'marker-removed' : 'expired' };
    }
  }

  run(day: number): void {
    for (const { day: due, rule, version, kind } of [...this.actions()]) {
      // Two rules may be due for the same version.
      if (due > day || version.to !== undefined || (kind === 'expired' && version.noncurrentFrom !== undefined)) continue;
      const isFinal = kind !== 'expired' || this.scenario.versioning === 'off';
      if (isFinal && version.freeFrom > day) {
        if (!this.kept.has(version)) this.say(day, 'kept-by-lock', version, rule);
        this.kept.add(version);
        continue;
      }
      if (isFinal) {
        version.to = day;
        this.say(day, kind, version, rule);
      } else {
        const replaced = this.add(day, 'marker');
        this.say(day, replaced ? 'expired' : 'expired-behind-marker', version, rule);
      }
    }
  }

  /** Later days on which something can happen. */
  daysAfter(day: number): number[] {
    const { overwritten, deleted } = this.scenario;
    const changed = this.events.some((event) => event.day === day && event.kind !== 'kept-by-lock');
    const due = [...this.actions()].flatMap((action) => [action.day, action.version.freeFrom]);
    return [...overwritten, ...(deleted === undefined ? [] : [deleted]), ...due, ...(changed ? [day + 1] : [])].filter(
      (next) => next > day,
    );
  }
}

/** The first day on which a rule aborts an upload from day 0, and the number of that rule. */
function abortOf(rules: readonly NumberedRule[], key: string): { readonly day: number; readonly rule: number } | undefined {
  return rules
    .filter(({ filter }) => isForMarker(filter, key))
    .flatMap(({ abortDays, number }) => (abortDays === undefined ? [] : [{ day: dayAfter(0, abortDays), rule: number }]))
    .sort((one, other) => one.day - other.day)[0];
}

/** @param rules those whose actions the service supports; disabled ones have no effect */
export function timelineOf(rules: readonly Rule[], scenario: Scenario): Timeline {
  const numbered = rules.map((rule, at): NumberedRule => ({ ...rule, number: at + 1 })).filter(({ isEnabled }) => isEnabled);
  const simulation = new Simulation(numbered, scenario);
  const abort = abortOf(numbered, scenario.key);
  for (let day: number | undefined = 0; day !== undefined;) {
    const today: number = day;
    if (today > 0) simulation.run(today);
    if (today === 0 || scenario.overwritten.includes(today)) simulation.put(today);
    if (scenario.deleted === today) simulation.delete(today);
    const next = simulation.daysAfter(today);
    day = next.length > 0 ? Math.min(...next) : undefined;
  }
  const uploads: TimelineEvent[] = abort
    ? [
        { day: 0, kind: 'upload-begun' },
        { day: abort.day, kind: 'upload-aborted', rule: abort.rule },
      ]
    : [];
  const events = [...simulation.events, ...uploads].sort((one, other) => one.day - other.day);
  return { versions: simulation.versions, events, ...(abort && { upload: { to: abort.day } }) };
}
