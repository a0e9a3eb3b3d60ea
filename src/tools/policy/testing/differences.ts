/** Cases in which the test server, Ceph's RADOS Gateway 20, deviates from the policy language. Each must occur in the tests. */
import { decide, type Policies, type Question } from '../core/decide';
import type { Policy, Statement } from '../core/policy';

interface Asked {
  readonly question: Question;
  readonly policies: Policies;
}

interface Difference {
  readonly reason: string;
  /** Returns the question as the server interprets it. */
  readonly seen: (asked: Asked) => Asked;
}

/** Returns the same question with each policy statement replaced or removed. */
function reading({ question, policies }: Asked, read: (statement: Statement) => readonly Statement[]): Asked {
  const policy = (written: Policy): Policy => ({ ...written, statements: written.statements.flatMap(read) });
  return { question, policies: { user: policies.user.map(policy), bucket: policies.bucket && policy(policies.bucket) } };
}

export const DIFFERENCES: readonly Difference[] = [
  {
    reason: 'a statement with NotAction never applies',
    seen: (asked) => reading(asked, (statement) => (statement.actions.isNot ? [] : [statement])),
  },
  {
    reason: 'StringNotEquals, StringNotLike and their kind do not hold where the request has no such value',
    seen: (asked) =>
      reading(asked, (statement) => {
        const negated = statement.conditions.filter(({ operator }) => operator.startsWith('StringNot'));
        const present = negated.map(({ key }) => ({ operator: 'Null', key, values: ['false'] }));
        return [{ ...statement, conditions: [...statement.conditions, ...present] }];
      }),
  },
  {
    reason: 'a project named in NotPrincipal stands for its users, too',
    seen: (asked) =>
      reading(asked, (statement) => {
        const { principals } = statement;
        if (!principals?.isNot) return [statement];
        const users = principals.values.map((name) => name.replace(/root$/, `user/${asked.question.asker.user}`));
        return [{ ...statement, principals: { isNot: true, values: [...principals.values, ...users] } }];
      }),
  },
  {
    reason: 'a request without TLS has no aws:SecureTransport, where Amazon S3 has false: no condition on false holds',
    seen: ({ question, policies }) => {
      const context = new Map([...question.context].filter(([name]) => name !== 'aws:securetransport'));
      return { question: { ...question, context }, policies };
    },
  },
  {
    reason: 'an upload that sets tags or an ACL needs no right to set these',
    seen: ({ question, policies }) => {
      const { request } = question;
      const isUpload = request.label.startsWith('PutObject');
      const needs = request.needs.filter(({ action }) => !isUpload || action === 's3:PutObject');
      return { question: { ...question, request: { ...request, needs } }, policies };
    },
  },
  {
    reason: 'aws:PrincipalAccount and aws:PrincipalArn have no value',
    seen: (asked) =>
      reading(asked, (statement) => {
        const conditions = statement.conditions.map((one) => (/^aws:principal/i.test(one.key) ? { ...one, key: 'aws:unknown' } : one));
        return [{ ...statement, conditions }];
      }),
  },
];

/** @returns the difference that explains a result, an empty list if only all differences together do, or undefined if nothing does */
export function explain(asked: Asked, answer: boolean): readonly Difference[] | undefined {
  const isSo = ({ question, policies }: Asked): boolean => decide(question, policies).allowed === answer;
  const one = DIFFERENCES.find(({ seen }) => isSo(seen(asked)));
  if (one) return [one];
  return isSo(DIFFERENCES.reduce((before, { seen }) => seen(before), asked)) ? [] : undefined;
}

interface Refusal {
  readonly reason: string;
  readonly kind: 'user' | 'bucket';
  /** Statement elements in addition to `Effect: Allow`. */
  readonly statement: object;
}

/** Language features for which this server refuses to attach a policy. @param bucket bucket name */
export const refusals = (bucket: string): readonly Refusal[] => [
  {
    reason: 'a policy variable is known only as the whole name of a resource',
    kind: 'user',
    statement: { Action: 's3:GetObject', Resource: `arn:aws:s3:::${bucket}/\${aws:username}/*` },
  },
  {
    reason: 'a policy variable is known only as the whole value of a condition',
    kind: 'user',
    statement: {
      Action: 's3:ListBucket',
      Resource: `arn:aws:s3:::${bucket}`,
      Condition: { StringLike: { 's3:prefix': '${aws:username}/*' } },
    },
  },
  {
    reason: 'a canonical user is no principal',
    kind: 'bucket',
    statement: { Action: 's3:GetObject', Resource: `arn:aws:s3:::${bucket}/*`, Principal: { CanonicalUser: 'a'.repeat(64) } },
  },
];

interface Unlike {
  readonly reason: string;
  /** Statements in the user's policy. */
  readonly statements: readonly object[];
  /** Request name in the core. */
  readonly name: string;
  /** Request name in `server.ts`. */
  readonly sent: string;
  readonly key: string;
  readonly context: Readonly<Record<string, string>>;
  /** Result that the core returns. This server returns the opposite. */
  readonly allowed: boolean;
}

const ALL = { Effect: 'Allow', Action: 's3:*', Resource: '*' };
const NO_LOCKS = { Effect: 'Deny', Action: ['s3:PutObjectRetention', 's3:PutObjectLegalHold'], Resource: '*' };
const listingOf = (condition: object): object => ({ Effect: 'Allow', Action: 's3:ListBucket', Resource: '*', Condition: condition });

/** Differences in requests that aren't generated. They occur in a bucket with Object Lock. */
export const UNLIKE: readonly Unlike[] = [
  {
    reason: 'a listing with an empty prefix, as aws s3 ls sends it, has no s3:prefix',
    statements: [listingOf({ StringEquals: { 's3:prefix': ['', 'home/'] } })],
    name: 'ListObjectsV2',
    sent: 'ListEmptyPrefix',
    key: '',
    context: { 's3:prefix': '' },
    allowed: true,
  },
  {
    reason: 's3:RequestObjectTagKeys has no value',
    statements: [{ ...ALL, Condition: { 'ForAnyValue:StringEquals': { 's3:RequestObjectTagKeys': 'tried' } } }],
    name: 'PutTaggedObject',
    sent: 'PutTaggedObject',
    key: 'plan.csv',
    context: { 's3:requestobjecttagkeys': 'tried' },
    allowed: true,
  },
  ...['PutLockedObject', 'PutHeldObject'].map((name) => ({
    reason: `an upload that sets a lock needs no right to set one: ${name}`,
    statements: [ALL, NO_LOCKS],
    name,
    sent: name,
    key: 'plan.csv',
    context: {},
    allowed: false,
  })),
];
