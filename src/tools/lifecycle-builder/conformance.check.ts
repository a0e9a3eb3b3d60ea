/**
 * Checks that a real S3 server accepts the builder's output and returns it unchanged, and that it rejects whatever the builder rejects.
 * Also tests timelines, on a server whose days last only a few seconds. Runs only with Ceph's RADOS Gateway, because we don't know how
 * other servers differ.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { S3ServiceException, type BucketLifecycleConfiguration, type LifecycleRule, type S3 } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor } from '../../s3/client';
import { LIFECYCLE_DAY_SECONDS, startOwnServer, type OwnServer } from '../../snippets';
import { FAULTS, isRefusedByCeph, TAKEN_BY_CEPH } from './testing/cases';
import { firstWait, statesOf, tryTimeline, withoutHalfWay } from './testing/trial';
import { OTHER_ON_CEPH, TRIALS } from './testing/trials';
import type { Rule } from './core/model';
import { randomRules } from './testing/rules';
import { timelineOf } from './core/timeline';
import { writeJson, writeXml } from './core/write';
import { readRulesJson } from './reading/read-rules';
import { readRulesXml } from './reading/read-xml';

const SEEDS = Array.from({ length: 60 }, (_, at) => at + 1);
const Bucket = 'lifecycle-builder';
const run = promisify(execFile);

let server: OwnServer;
let s3: S3;

beforeAll(async () => {
  server = await startOwnServer(console.log);
  s3 = clientFor(server, server.identities.reader);
  await s3.createBucket({ Bucket });
});

afterAll(async () => {
  await server.stop();
});

/** @returns the error code, or undefined if the server accepts the request */
async function refusal(sent: Promise<unknown>): Promise<string | undefined> {
  try {
    await sent;
    return undefined;
  } catch (error) {
    if (error instanceof S3ServiceException) return error.name;
    throw error;
  }
}

/** Sends the XML as the request body, unchanged. The client only signs the request. */
async function putXml(xml: string): Promise<string | undefined> {
  const client = clientFor(server, server.identities.reader);
  const replaced = { step: 'serialize', priority: 'low', name: 'body as it is' } as const;
  client.middlewareStack.add(
    (next) => (args) => next({ ...args, request: Object.assign(args.request as object, { body: xml }) }),
    replaced,
  );
  const answer = await refusal(client.putBucketLifecycleConfiguration({ Bucket, LifecycleConfiguration: { Rules: [] } }));
  client.destroy();
  return answer;
}

/** Converts dates from strings, as in JSON, to the `Date` objects that the client expects. */
const forClient = ({ Expiration, ...rule }: LifecycleRule): LifecycleRule => ({
  ...rule,
  ...(Expiration && { Expiration: { ...Expiration, ...(Expiration.Date && { Date: new Date(Expiration.Date) }) } }),
});

function putJson(text: string): Promise<string | undefined> {
  const { Rules = [] } = JSON.parse(text) as BucketLifecycleConfiguration;
  return refusal(s3.putBucketLifecycleConfiguration({ Bucket, LifecycleConfiguration: { Rules: Rules.map(forClient) } }));
}

/** Sorts tags by key and rules by ID, as Ceph does. */
const sorted = (rules: readonly Rule[] = []): Rule[] =>
  rules
    .map((rule) => ({
      ...rule,
      filter: { ...rule.filter, tags: [...rule.filter.tags].sort((one, other) => (one.key < other.key ? -1 : 1)) },
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));

/** Returns the stored configuration as the builder parses it. */
async function kept(): Promise<Rule[]> {
  const { Rules } = await s3.getBucketLifecycleConfiguration({ Bucket });
  const reading = readRulesJson(JSON.stringify({ Rules }));
  if (!('rules' in reading)) throw new Error(JSON.stringify(reading));
  return sorted(reading.rules);
}

const isTaken = (rules: readonly Rule[]): boolean => !rules.some(({ filter }) => isRefusedByCeph(filter));

describe('what the builder writes', () => {
  it.for<[form: string, put: (rules: readonly Rule[]) => Promise<string | undefined>]>([
    ['XML', (rules) => putXml(writeXml(rules))],
    ['JSON', (rules) => putJson(writeJson(rules))],
  ])('is taken and read back equal, as %s', async ([, put]) => {
    for (const seed of SEEDS) {
      const rules = randomRules(seed);
      const answer = await put(rules);
      expect([seed, answer]).toEqual([seed, isTaken(rules) ? undefined : 'MalformedXML']);
      if (answer === undefined) expect([seed, await kept()]).toEqual([seed, sorted(rules)]);
    }
    // At least one random rule must trigger this difference. Otherwise, it wouldn't need an explanation.
    expect(SEEDS.some((seed) => !isTaken(randomRules(seed)))).toBe(true);
  });

  it('is taken from the AWS CLI', async () => {
    const rules = SEEDS.flatMap((seed) => randomRules(seed).map((rule, at) => ({ ...rule, id: `${seed}-${at}` }))).filter((rule) =>
      isTaken([rule]),
    );
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lifecycle-check-'));
    const file = path.join(folder, 'lifecycle.json');
    writeFileSync(file, writeJson(rules));
    const { reader } = server.identities;
    const keys = {
      AWS_ACCESS_KEY_ID: reader.accessKeyId,
      AWS_SECRET_ACCESS_KEY: reader.secretAccessKey,
      AWS_DEFAULT_REGION: server.region,
    };
    const args = ['put-bucket-lifecycle-configuration', '--bucket', Bucket, '--lifecycle-configuration', `file://${file}`];
    await run('aws', ['--endpoint-url', server.endpoint, 's3api', ...args], { env: { ...process.env, ...keys } });
    rmSync(folder, { recursive: true });
    expect(await kept()).toEqual(sorted(rules));
  });
});

describe('what the builder refuses', () => {
  it.for(Object.entries(FAULTS))('%s', async ([name, [xml, code]]) => {
    const reading = readRulesXml(xml);
    const codes = [...(reading.faults ?? []), ...(reading.rules ? [] : reading.problems.map(({ problem }) => problem))].map(
      (fault) => fault.code,
    );
    expect(codes).toContain(code);
    const answer = await putXml(xml);
    if (Object.hasOwn(TAKEN_BY_CEPH, name)) expect(answer, `remove it from the differences: ${TAKEN_BY_CEPH[name]}`).toBeUndefined();
    else expect(answer).toMatch(/^(?:MalformedXML|InvalidArgument|InvalidRequest)$/);
  });

  it('each difference is one of a fault', () => {
    expect(Object.keys(TAKEN_BY_CEPH).filter((name) => !Object.hasOwn(FAULTS, name))).toEqual([]);
  });

  it('a thousand rules are none', async () => {
    const rules = Array.from({ length: 1_000 }, (_, at): Rule => ({ ...randomRules(1)[0]!, id: `rule ${at}` }));
    expect(await putXml(writeXml(rules))).toBeUndefined();
    expect(await kept()).toHaveLength(1_000);
  });
});

/** Tolerance for early changes. The server rounds times to whole seconds, and our clock starts slightly before the server's. */
const SLACK_MS = 1_500;

describe('what the timeline says comes true', () => {
  const trials = Object.entries(TRIALS);

  it.concurrent.for(trials)('%s', async ([name, { rules, scenario }], context) => {
    const timeline = timelineOf(rules, scenario);
    const expected = OTHER_ON_CEPH[name]?.states ?? statesOf(timeline, scenario);
    const bucket = `lifecycle-${trials.findIndex(([trial]) => trial === name)}`;
    const withUpload = timeline.upload !== undefined;
    const seen = await tryTimeline(s3, bucket, { rules, scenario, last: expected.at(-1), withUpload, daySeconds: LIFECYCLE_DAY_SECONDS });
    context.expect(withoutHalfWay(seen, LIFECYCLE_DAY_SECONDS)).toEqual(expected);
    const wait = firstWait(timeline, scenario);
    if (wait !== undefined) context.expect(seen[1]?.ms).toBeGreaterThan(wait * LIFECYCLE_DAY_SECONDS * 1000 - SLACK_MS);
  });

  it('each difference is one of a trial, and is one', () => {
    for (const [name, { states }] of Object.entries(OTHER_ON_CEPH)) {
      const trial = TRIALS[name];
      expect(trial, name).toBeDefined();
      if (trial) expect(states).not.toEqual(statesOf(timelineOf(trial.rules, trial.scenario), trial.scenario));
    }
  });
});
