/**
 * Checks that a real S3 server allows and denies what the core predicts, except for the server's known differences, and that the policies
 * for the tasks have their documented effects on this server.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../../snippets';
import { decide, type Policies, type Question } from './core/decide';
import { REQUESTS } from './core/requests';
import { CLAIMS } from './testing/task-claims';
import { RIGHTS, TASKS, textFor } from './core/tasks';
import { policyOf, policyText } from './testing/policies';
import { DIFFERENCES, explain, refusals, UNLIKE } from './testing/differences';
import { casesOf, type Asked, type Case } from './testing/generate';
import { isAllowed, makeGround, sentKey, type Ground } from './testing/server';

const SEED = 20_261_123;
const [CASES, PER_CASE] = [50, 12];
/** Policy for a user without permissions. It doesn't affect the test buckets. */
const UNRELATED = { Effect: 'Deny', Action: 's3:ListAllMyBuckets', Resource: '*' };
const NOTHING = policyText(UNRELATED);
const ALL = { Action: 's3:*', Resource: '*' };

let server: OwnServer;
let ground: Ground;

beforeAll(async () => {
  server = await startOwnServer(console.log);
  const { reader, other, user } = server.identities;
  if (!other || !user) throw new Error('agreement: the server must have a second project, and a user');
  ground = await makeGround(server, { reader, other, user });
});

afterAll(async () => {
  await server.stop();
});

function questionOf({ who, name, key }: Asked): Question {
  const { names, visitor } = ground;
  const request = REQUESTS.get(name);
  if (!request) throw new Error(`agreement: no request ${name}`);
  return {
    request,
    asker: { who, project: who.startsWith('partner') ? names.otherProject : names.project, user: who === 'user' ? names.user : visitor },
    bucket: names.bucket,
    key: sentKey(name, key),
    source: `${names.bucket}/${key}`,
    context: new Map([
      ['aws:sourceip', '127.0.0.1'],
      ['aws:securetransport', 'false'],
      ['aws:currenttime', new Date().toISOString()],
    ]),
  };
}

const policiesOf = ({ userPolicy, bucketPolicy }: Case): Policies => ({
  user: [policyOf(userPolicy ?? NOTHING, 'user')],
  bucket: bucketPolicy === undefined ? undefined : policyOf(bucketPolicy, 'bucket'),
});

/** Sends a request, and then restores what it removed. */
async function ask({ who, name, key }: Asked, attached: Case): Promise<boolean> {
  const { clients, names } = ground;
  const came = await isAllowed(clients[who], name, names.bucket, key);
  const { bucketPolicy: Policy } = attached;
  if (name === 'DeleteBucketPolicy' && Policy !== undefined) await clients.root.putBucketPolicy({ Bucket: names.bucket, Policy });
  return came;
}

describe('generated policies and requests', () => {
  const came = { allowed: 0, refused: 0 };
  const unexplained: string[] = [];
  const used = new Map<string, number>();

  const compare = (asked: Asked, one: Case, answer: boolean): void => {
    const [question, policies] = [questionOf(asked), policiesOf(one)];
    came[answer ? 'allowed' : 'refused'] += 1;
    if (decide(question, policies).allowed === answer) return;
    const differences = explain({ question, policies }, answer);
    for (const { reason } of differences ?? []) used.set(reason, (used.get(reason) ?? 0) + 1);
    if (!differences) unexplained.push(JSON.stringify({ ...asked, answer, user: one.userPolicy, bucket: one.bucketPolicy }));
  };

  beforeAll(async () => {
    for (const one of casesOf(SEED, CASES, PER_CASE, ground.names)) {
      await ground.attach(one.userPolicy ?? NOTHING, one.bucketPolicy);
      const lifting = one.asked.filter(({ name }) => name === 'DeleteBucketPolicy');
      await Promise.all(
        one.asked.filter((asked) => !lifting.includes(asked)).map(async (asked) => compare(asked, one, await ask(asked, one))),
      );
      // Send these requests one after another, because other requests would get a different response while the policy is missing.
      for (const asked of lifting) compare(asked, one, await ask(asked, one));
    }
  });

  it('are answered as the core predicts', () => {
    expect(unexplained).toEqual([]);
  });

  it('are at least a hundred, about half of them refused', () => {
    console.log(`agreement: ${came.allowed} allowed, ${came.refused} refused`);
    expect(Math.min(came.allowed, came.refused)).toBeGreaterThanOrEqual(100);
    expect(came.allowed / (came.allowed + came.refused)).toBeGreaterThan(0.35);
    expect(came.allowed / (came.allowed + came.refused)).toBeLessThan(0.65);
  });

  it('show each known difference of this server', () => {
    for (const [reason, times] of used) console.log(`agreement: ${times} times, ${reason}`);
    expect([...used.keys()].sort()).toEqual(DIFFERENCES.map(({ reason }) => reason).sort());
  });
});

describe('requests that are not generated', () => {
  it('show each known difference of this server', async () => {
    const bucket = 'agreement-locked';
    await ground.clients.root.createBucket({ Bucket: bucket, ObjectLockEnabledForBucket: true });
    for (const { reason, statements, name, sent, key, context: values, allowed } of UNLIKE) {
      const userPolicy = policyText(...statements);
      await ground.attach(userPolicy, undefined);
      const asked = questionOf({ who: 'user', name, key });
      const question = { ...asked, bucket, context: new Map([...asked.context, ...Object.entries(values)]) };
      const policies = policiesOf({ userPolicy, bucketPolicy: undefined, asked: [] });
      expect({ reason, allowed: decide(question, policies).allowed }).toEqual({ reason, allowed });
      expect({ reason, allowed: await isAllowed(ground.clients.user, sent, bucket, key) }).toEqual({ reason, allowed: !allowed });
    }
  });
});

describe('what this server refuses to attach', () => {
  it('is what is known', async () => {
    for (const { reason, kind, statement } of refusals(ground.names.bucket)) {
      const text = policyText(statement);
      policyOf(text, kind);
      const attached = kind === 'user' ? ground.attach(text, undefined) : ground.attach(NOTHING, text);
      await expect(attached, reason).rejects.toThrow();
    }
  });
});

describe.each(TASKS)('the policy of %s', (task) => {
  it('is accepted, and does what is said of it', async () => {
    const { kind, effect } = RIGHTS[task];
    const { bucket, otherProject } = ground.names;
    const text = textFor(task, { bucket, prefix: 'team-a/', project: otherProject, user: '' });
    // If the task's policy denies actions, the user also gets all permissions, so that only the Deny matters.
    const { Statement } = JSON.parse(text) as { Statement: object[] };
    const userPolicy = policyText(...(effect === 'Deny' ? [ALL] : []), ...(kind === 'user' ? Statement : [UNRELATED]));
    const one: Case = { userPolicy, bucketPolicy: kind === 'bucket' ? text : undefined, asked: [] };
    await ground.attach(one.userPolicy ?? NOTHING, one.bucketPolicy);
    for (const [who, name, key, allowed] of CLAIMS[task]) {
      expect({ who, name, key, allowed: await ask({ who, name, key }, one) }).toEqual({ who, name, key, allowed });
    }
  });
});
