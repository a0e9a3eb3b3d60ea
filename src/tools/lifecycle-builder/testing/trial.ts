/** Runs a timeline on a real server whose days last seconds, and records its states. For the check against a server. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3 } from '@aws-sdk/client-s3';
import type { Rule } from '../core/model';
import type { Scenario, Timeline } from '../core/timeline';
import { writeJson } from '../core/write';

/** Polling interval, and time for which a last state is observed, in ms. */
const PAUSE_MS = 250;
const STAYS_MS = 12_000;
const MOST_MS = 90_000;

/** Versions and markers of the key, the current one, and parts of uploads. */
interface State {
  readonly objects: number;
  readonly markers: number;
  readonly current: 'object' | 'marker' | 'none';
  readonly uploads: number;
}

interface Seen {
  readonly state: string;
  /** Time since the first request. */
  readonly ms: number;
}

const textOf = ({ objects, markers, current, uploads }: State): string =>
  `${objects} objects, ${markers} markers, current: ${current}${uploads > 0 ? `, ${uploads} uploads` : ''}`;

/** Days that must pass before a rule changes anything according to a timeline; undefined if it never does. */
export function firstWait({ events }: Timeline, { overwritten, deleted = 0 }: Scenario): number | undefined {
  const last = Math.max(0, deleted, ...overwritten);
  const first = events.find(({ kind, rule, day }) => rule !== undefined && kind !== 'kept-by-lock' && day > last);
  // A rule acts at the midnight after its last day, but the test server doesn't wait for midnight.
  return first && first.day - last - 1;
}

/** States of a timeline at the end of each day, starting with the reader's last action. */
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

/** Days in which versions may disappear one after another. */
const ONE_BY_ONE_DAYS = 2;

/**
 * The reader's simultaneous actions take a moment on a server, which may start to act in between: some of the versions that a rule removes
 * on one day then disappear in one pass, and the others in the next. This isn't a state of a timeline, so it is left out.
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
 * The reader's actions in the scenario, without delay, so that all of them come before the first rule. @param daySeconds length of the
 * server's day
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
 * @param last state after which no other is expected
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
