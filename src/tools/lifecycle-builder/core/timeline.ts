/**
 * Pure functions that calculate what happens to an object and its versions, day by day.
 *
 * Sources: Amazon S3 User Guide, “Expiring objects”, “Lifecycle configuration elements” and “How Amazon S3 handles conflicts in lifecycle
 * configurations”. All days are UTC days. Requests happen during a day, and rules run at midnight, when a day begins. A period of N days
 * that starts during day d ends during day d + N and is rounded up to the next midnight, so a rule acts on day d + N + 1 at the earliest.
 * Servers run the rules later, in some cases by a day or more.
 */
import type words from '../../../../i18n/en/tools/lifecycle-builder.json';
import { daysBetween, isForMarker, isForObject, type ObjectFacts, type Rule, type Versioning } from './model';

export interface Scenario extends ObjectFacts {
  /** If it's `suspended`, versioning is suspended at the end of day 0, so the first version has its own ID. */
  readonly versioning: Versioning;
  /** Days on which the object is overwritten, in ascending order. Each is greater than 0. */
  readonly overwritten: readonly number[];
  /** Day on which the object is deleted without a version ID, after any write on the same day. */
  readonly deleted?: number | undefined;
  /** Number of days for which each version is locked after it's written, or 0 for no lock. Locks require versioning. */
  readonly lockDays: number;
  /** Date of day 0, such as `2026-11-23`. */
  readonly dayZero: string;
}

export interface Version {
  readonly kind: 'object' | 'marker';
  /** 1-based number among the objects, or among the markers. */
  readonly number: number;
  readonly from: number;
  /** First day on which the version isn't locked. */
  readonly freeFrom: number;
  /** Whether the version ID is `null`. If it is, the next version that is written with this ID replaces this version. */
  readonly isNull: boolean;
  noncurrentFrom?: number;
  /** First day on which the version no longer exists. */
  to?: number;
}

type KindOf<Id> = Id extends `lifecycle.event.${infer Kind}` ? Kind : never;
type EventKind = KindOf<keyof typeof words>;

export interface TimelineEvent {
  readonly day: number;
  /** End of the ID of the text that describes the event. */
  readonly kind: EventKind;
  readonly version?: Version;
  /** 1-based number of the rule that caused the event. */
  readonly rule?: number;
}

export interface Timeline {
  readonly versions: readonly Version[];
  readonly events: readonly TimelineEvent[];
  /** Day on which the parts of an upload that started on day 0 are removed. Undefined if no rule affects the upload. */
  readonly upload?: { readonly to: number };
}

interface NumberedRule extends Rule {
  readonly number: number;
}

/** Adds a number of days to a time during a day, and rounds the result up to the next midnight. */
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

  /** Adds an object version or a delete marker as the newest one. @returns the version that it replaced, if any */
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

  /** The reader writes the object, or deletes it in a bucket with versioning. */
  put(day: number, kind: Version['kind']): void {
    const replaced = this.add(day, kind);
    this.say(day, kind === 'object' ? 'put' : 'hidden', this.current());
    if (replaced) this.say(day, 'replaced', replaced);
  }

  delete(day: number): void {
    const current = this.current();
    if (this.scenario.versioning !== 'off') this.put(day, 'marker');
    else if (current) {
      current.to = day;
      this.say(day, 'lost', current);
    }
  }

  /** Returns the day on which a rule expires the current version, which is an object or a lone marker, or undefined if it doesn't. */
  private expiryOf({ expiration }: Rule, current: Version): number | undefined {
    if (expiration?.kind === 'days') return dayAfter(current.from, expiration.days);
    // A date in the past also applies to objects that are written later, the next time the rules run.
    if (expiration?.kind === 'date') return Math.max(daysBetween(this.scenario.dayZero, expiration.date), current.from + 1);
    if (expiration === undefined || current.kind === 'object') return undefined;
    return Math.max(current.from, ...this.versions.flatMap(({ to }) => to ?? [])) + 1;
  }

  /** Yields the actions that the rules will take, now or later, based on the versions that currently exist. */
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
      const day = current.kind === 'object' || isLone ? this.expiryOf(rule, current) : undefined;
      if (day !== undefined) yield { day, rule: rule.number, version: current, kind: isLone ? 'marker-removed' : 'expired' };
    }
  }

  run(day: number): void {
    for (const { day: due, rule, version, kind } of [...this.actions()]) {
      // Another rule may already have acted on this version.
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

  /** Returns the later days on which something can happen. */
  daysAfter(day: number): number[] {
    const { overwritten, deleted } = this.scenario;
    const changed = this.events.some((event) => event.day === day && event.kind !== 'kept-by-lock');
    const due = [...this.actions()].flatMap((action) => [action.day, action.version.freeFrom]);
    return [...overwritten, deleted ?? 0, ...due, changed ? day + 1 : 0].filter((next) => next > day);
  }
}

/** Returns the event in which the first rule aborts an upload that started on day 0. */
function abortOf(rules: readonly NumberedRule[], key: string): TimelineEvent | undefined {
  return rules
    .filter(({ filter }) => isForMarker(filter, key))
    .flatMap(({ abortDays, number }): TimelineEvent[] =>
      abortDays === undefined ? [] : [{ day: dayAfter(0, abortDays), kind: 'upload-aborted', rule: number }],
    )
    .sort((one, other) => one.day - other.day)[0];
}

/** @param rules rules with only the actions that the service supports. Disabled rules have no effect. */
export function timelineOf(rules: readonly Rule[], scenario: Scenario): Timeline {
  const numbered = rules.map((rule, at): NumberedRule => ({ ...rule, number: at + 1 })).filter(({ isEnabled }) => isEnabled);
  const simulation = new Simulation(numbered, scenario);
  const abort = abortOf(numbered, scenario.key);
  for (let day: number | undefined = 0; day !== undefined;) {
    const today: number = day;
    if (today > 0) simulation.run(today);
    if (today === 0 || scenario.overwritten.includes(today)) simulation.put(today, 'object');
    if (scenario.deleted === today) simulation.delete(today);
    const next = simulation.daysAfter(today);
    day = next.length > 0 ? Math.min(...next) : undefined;
  }
  const uploads: TimelineEvent[] = abort ? [{ day: 0, kind: 'upload-begun' }, abort] : [];
  const events = [...simulation.events, ...uploads].sort((one, other) => one.day - other.day);
  return { versions: simulation.versions, events, ...(abort && { upload: { to: abort.day } }) };
}
