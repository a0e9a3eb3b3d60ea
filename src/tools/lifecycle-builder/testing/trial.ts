/** Runs a timeline on a real server whose days last seconds, and records the states. Used only by the conformance check. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3 } from '@aws-sdk/client-s3';
import type { Rule } from '../core/model';
import type { Scenario, Timeline } from '../core/timeline';
import { writeJson } from '../core/write';

/** Polling interval, time for which the final state is observed, and maximum total time, in ms. */
const PAUSE_MS = 250;
const STAYS_MS = 12_000;
const MOST_MS = 90_000;

/** Number of versions and markers, kind of the current version, and number of incomplete uploads. */
interface State {
  readonly objects: number;
  readonly markers: number;
  readonly current: 'object' | 'marker' | 'none';
  readonly uploads: number;
}

interface Seen {
  readonly state: string;
  /** Time since the first request, in ms. */
  readonly ms: number;
}

const textOf = ({ objects, markers, current, uploads }: State): string =>
  `${objects} objects, ${markers} markers, current: ${current}${uploads > 0 ? `, ${uploads} uploads` : ''}`;

/** Returns the number of days that must pass before a rule changes anything, according to a timeline. Undefined if no rule ever does. */
export function firstWait({ events }: Timeline, { overwritten, deleted = 0 }: Scenario): number | undefined {
  const last = Math.max(0, deleted, ...overwritten);
  const first = events.find(({ kind, rule, day }) => rule !== undefined && kind !== 'kept-by-lock' && day > last);
  // In the timeline, a rule acts at the midnight after its last day, but the test server doesn't wait for midnight.
  return first && first.day - last - 1;
}

/** Returns a timeline's state at the end of each day, starting with the day of the reader's last action. */
export function statesOf({ versions, events, upload }: Timeline, { overwritten, deleted = 0 }: Scenario): string[] {
  const first = Math.max(0, deleted, ...overwritten);
  const days = [first, ...events.map(({ day }) => day).filter((day) => day > first)];
  const states = [...new Set(days)].map((day) => {
    const live = versions.filter(({ from, to = Infinity }) => from <= day && to > day);
    const current = live.find(({ noncurrentFrom = Infinity }) => noncurrentFrom > day)?.kind ?? 'none';
    const count = (kind: string): number => live.filter((version) => version.kind === kind).length;
    return textOf({ objects: count('object'), markers: count('marker'), current, uploads: upload && upload.to > day ? 1 : 0 });
  });
  return states.filter((state, at) => state !== states[at - 1]);
}

/** Maximum number of days over which versions may disappear one after another. */
const ONE_BY_ONE_DAYS = 2;

/**
 * Removes intermediate states. Actions that are simultaneous in a timeline take a moment on a server, which may start a pass in between.
 * Some of the versions that a rule removes on one day then disappear in one pass, and the rest in the next. A timeline has no such state.
 * @param daySeconds length of the server's day
 */
export function withoutHalfWay(seen: readonly Seen[], daySeconds: number): string[] {
  const others = ({ state }: Seen): string => state.replace(/^\d+/, '');
  const halfWay = (one: Seen, at: number): boolean => {
    const [before, after] = [seen[at - 1], seen[at + 1]];
    if (!before || !after || others(before) !== others(one) || others(after) !== others(one)) return false;
    const objects = ({ state }: Seen): number => Number.parseInt(state, 10);
    const lasts = (after.ms - one.ms) / (1000 * daySeconds);
    return objects(before) > objects(one) && objects(one) > objects(after) && lasts <= ONE_BY_ONE_DAYS;
  };
  return seen.filter((one, at) => !halfWay(one, at)).map(({ state }) => state);
}

async function stateOf(s3: S3, Bucket: string): Promise<string> {
  const [{ Versions = [], DeleteMarkers = [] }, { Uploads = [] }] = await Promise.all([
    s3.listObjectVersions({ Bucket }),
    s3.listMultipartUploads({ Bucket }),
  ]);
  const isLatest = ({ IsLatest }: { IsLatest?: boolean | undefined }): boolean => IsLatest === true;
  const current = Versions.some(isLatest) ? 'object' : DeleteMarkers.some(isLatest) ? 'marker' : 'none';
  return textOf({ objects: Versions.length, markers: DeleteMarkers.length, current, uploads: Uploads.length });
}

/**
 * Performs the scenario's actions without delay, so that all of them happen before the first rule runs.
 * @param daySeconds length of the server's day
 */
async function act(
  s3: S3,
  Bucket: string,
  { key: Key, versioning, overwritten, deleted, lockDays }: Scenario,
  daySeconds: number,
): Promise<void> {
  const until = lockDays > 0 ? new Date(Date.now() + lockDays * daySeconds * 1000) : undefined;
  const lock = until && { ObjectLockMode: 'GOVERNANCE' as const, ObjectLockRetainUntilDate: until };
  await s3.putObject({ Bucket, Key, Body: 'day 0', ...lock });
  if (versioning === 'suspended') await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Suspended' } });
  for (const day of overwritten) await s3.putObject({ Bucket, Key, Body: `day ${day}`, ...lock });
  if (deleted !== undefined) await s3.deleteObject({ Bucket, Key });
}

/**
 * @param last state after which no other state is expected
 * @param started time of the first request, in ms
 * @returns the observed states, without consecutive duplicates
 */
async function watch(s3: S3, Bucket: string, last: string | undefined, started: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  let lastAt = Infinity;
  while (Date.now() - started < MOST_MS && Date.now() - lastAt < STAYS_MS) {
    const state = await stateOf(s3, Bucket);
    if (state !== seen.at(-1)?.state) {
      seen.push({ state, ms: Date.now() - started });
      lastAt = state === last ? Date.now() : Infinity;
    }
    await sleep(PAUSE_MS);
  }
  return seen;
}

/** Creates a bucket, performs the scenario, sets the rules, and observes. @param withUpload starts an upload that is never completed */
export async function tryTimeline(
  s3: S3,
  Bucket: string,
  {
    rules,
    scenario,
    last,
    withUpload,
    daySeconds,
  }: {
    readonly rules: readonly Rule[];
    readonly scenario: Scenario;
    readonly last: string | undefined;
    readonly withUpload: boolean;
    readonly daySeconds: number;
  },
): Promise<Seen[]> {
  await s3.createBucket({ Bucket, ...(scenario.lockDays > 0 && { ObjectLockEnabledForBucket: true }) });
  if (scenario.versioning !== 'off') await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Enabled' } });
  const started = Date.now();
  await act(s3, Bucket, scenario, daySeconds);
  if (withUpload) await s3.createMultipartUpload({ Bucket, Key: scenario.key });
  const { Rules } = JSON.parse(writeJson(rules)) as { Rules: [] };
  await s3.putBucketLifecycleConfiguration({ Bucket, LifecycleConfiguration: { Rules } });
  return watch(s3, Bucket, last, started);
}
