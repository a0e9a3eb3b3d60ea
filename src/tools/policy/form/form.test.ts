import { describe, expect, it } from 'vitest';
import type { Feature } from '../../../site/features';
import { REQUESTS, requestsFor } from '../core/requests';
import { whoFor } from '../core/decide';
import { RIGHTS, TASKS, tasksFor } from '../core/tasks';
import { policyText } from '../testing/policies';
import { ADDRESS, addressFor, exampleOf, IP, questionFor, readQuestion, readTask, type FieldTexts } from './fields';
import { hasUnstated, keysOf, namesSomebody, onlyDeny, pastedOf, readPasted } from './pasted';

const NOW = Date.UTC(2026, 10, 23);
/** Condition keys of a policy that depends on the IP address. */
const OF_IP = new Map([[IP, { written: IP, isList: false }]]);
const texts = (part: Partial<FieldTexts>): FieldTexts => ({ ...ADDRESS.none, ...part });
const policies = (statement: object, kind: 'user' | 'bucket' = 'user') => {
  const { policies: read } = readPasted(pastedOf(policyText({ Action: 's3:*', Resource: '*', ...statement }), kind));
  if (!read) throw new Error('the policy cannot be evaluated');
  return read;
};

describe('the values of a task', () => {
  it.each([
    ['', ''],
    ['team-a', 'team-a/'],
    ['/team-a/', 'team-a/'],
    [' a/b ', 'a/b/'],
  ])('prefix %j is %j', (prefix, read) => {
    expect(readTask(texts({ prefix })).value?.prefix).toBe(read);
    expect(exampleOf({ bucket: 'b', prefix })).toBe(`b/${read}q1.csv`);
  });

  it.each<[part: Partial<FieldTexts>, wrong: string[]]>([
    [{}, []],
    [{ bucket: 'Reports' }, ['bucket']],
    [{ bucket: 'ab' }, ['bucket']],
    [{ prefix: 'a*' }, ['prefix']],
    [{ prefix: '${aws:username}' }, ['prefix']],
    [{ project: '' }, []],
    [{ task: 'share', project: '' }, ['project']],
    [{ task: 'share', user: 'a/b' }, ['user']],
  ])('%j: wrong are %j', (part, wrong) => {
    expect(readTask(texts(part)).wrong).toEqual(wrong);
  });
});

it.each<[features: Feature[], task: string, request: string, listed: number]>([
  [['iamUsers', 'objectLock', 'governanceMode', 'lifecycleRules'], 'lock', 'PutLockedObject', REQUESTS.size],
  [['iamUsers', 'objectLock', 'lifecycleRules'], 'lock', 'PutLockedObject', REQUESTS.size - 4],
  [['iamUsers', 'lifecycleRules'], 'read', 'GetObject', REQUESTS.size - 15],
  [['iamUsers', 'objectLock', 'governanceMode'], 'lock', 'PutLockedObject', REQUESTS.size - 3],
  [['objectLock', 'governanceMode', 'lifecycleRules'], 'keep-all', 'PutLockedObject', REQUESTS.size],
])('a service with %j has the task %s, the request %s, and %i requests', (features, task, request, listed) => {
  expect(addressFor(features).parse('?task=lock&r=PutLockedObject&b=lock', features)).toMatchObject({ task, request, bucket: 'lock' });
  expect(requestsFor(features)).toHaveLength(listed);
});

it('a service without IAM users has neither tasks nor requests of users', () => {
  const features: Feature[] = ['objectLock', 'lifecycleRules'];
  expect(tasksFor(features).map((task) => RIGHTS[task].kind)).not.toContain('user');
  expect(whoFor(features)).toEqual(['root', 'partner', 'anyone']);
  expect(addressFor(features).parse('?task=work&w=partner-user', features)).toMatchObject({ task: 'keep-all', who: 'root' });
});

describe('the question', () => {
  it.each<[part: Partial<FieldTexts>, wrong: string[]]>([
    [{}, []],
    [{ place: 'reports' }, ['place']],
    [{ place: 'reports', request: 'ListObjectsV2' }, []],
    [{ place: '', request: 'ListBuckets' }, []],
    [{ place: 'Reports/x' }, ['place']],
    [{ request: 'CopyObject', source: '' }, ['source']],
    [{ source: '' }, []],
    [{ ip: '' }, ['ip']],
    [{ ip: '10.0.0.0/8' }, ['ip']],
  ])('%j: wrong are %j', (part, wrong) => {
    expect(readQuestion(texts(part), new Map(), NOW, OF_IP).wrong).toEqual(wrong);
  });

  it.each([
    ['reports', undefined],
    ['reports/', ''],
    ['reports/2024', '2024'],
  ])('of a listing of %s has the prefix %j', (place, prefix) => {
    const { value } = readQuestion(texts({ place, request: 'ListObjectsV2' }), new Map(), NOW, new Map());
    expect(value?.context.get('s3:prefix')).toBe(prefix);
  });

  it('of a task shows what its policy does', () => {
    expect(TASKS.map((task) => Object.values(questionFor(task)).join(' '))).toEqual([
      ...['user GetObject', 'user PutObject', 'user GetObject', 'user GetObject', 'user GetObject'],
      ...['user DeleteObject', 'root DeleteObject', 'partner GetObject', 'anyone GetObject'],
    ]);
  });

  it('without a policy that asks for it needs no address', () => {
    expect(readQuestion(texts({ ip: '' }), new Map(), NOW, new Map()).wrong).toEqual([]);
  });

  it('is asked by somebody of a project', () => {
    const askerOf = (who: string): object | undefined => readQuestion(texts({ who }), new Map(), NOW, new Map()).value?.asker;
    expect(askerOf('user')).toEqual({ who: 'user', project: 'my-project', user: 'anna' });
    expect(askerOf('partner')).toMatchObject({ who: 'partner', project: 'other-project' });
  });

  it('has the values of conditions that are entered', () => {
    const { value } = readQuestion(
      texts({ tls: 'no' }),
      new Map([
        ['s3:x-amz-acl', 'private'],
        ['s3:delimiter', ''],
        ['aws:epochtime', '7'],
        ['s3:requestobjecttagkeys', 'team, admin,'],
      ]),
      NOW,
      keysOf(policies({ Condition: { 'ForAllValues:StringEquals': { 's3:RequestObjectTagKeys': 'a' } } })),
    );
    expect(Object.fromEntries(value?.context ?? [])).toEqual({
      // Every request has a time
      'aws:currenttime': '2026-11-23T00:00:00.000Z',
      'aws:epochtime': '7',
      'aws:sourceip': '203.0.113.7',
      'aws:securetransport': 'false',
      's3:x-amz-acl': 'private',
      's3:requestobjecttagkeys': ['team', 'admin'],
    });
  });
});

describe('pasted policies', () => {
  it('are none where the fields are empty, and not evaluated where one is broken', () => {
    expect(readPasted({ user: ['', ' '], bucket: '' }).policies?.user).toHaveLength(2);
    expect(readPasted({ user: ['{'], bucket: '' }).policies).toBeUndefined();
  });

  it('say which values of a request they ask for', () => {
    const Condition = { StringLike: { 's3:prefix': 'a', 'S3:Delimiter': '/', 's3:delimiter': '/' }, Bool: { 'aws:SecureTransport': true } };
    expect([...keysOf(policies({ Condition })).values()].map(({ written }) => written)).toEqual([
      's3:prefix',
      'S3:Delimiter',
      'aws:SecureTransport',
    ]);
    expect([...keysOf(policies({ Resource: 'arn:aws:s3:::bkt/${aws:userid}/*' })).keys()]).toEqual(['aws:userid']);
  });

  it.each([
    [{ Principal: '*' }, false],
    [{ Principal: { AWS: 'p' } }, true],
  ])('name somebody: %j, %s', (statement, expected) => {
    expect(namesSomebody(policies({ Resource: 'arn:aws:s3:::bkt', Effect: 'Deny', ...statement }, 'bucket'))).toBe(expected);
  });

  it('of a user may only deny', () => {
    expect(onlyDeny(policies({ Effect: 'Deny' }))).toBe(true);
    expect(onlyDeny(policies({}))).toBe(false);
    expect(onlyDeny({ user: [], bucket: undefined })).toBe(false);
  });

  it.each([
    [{}, false],
    [{ NotResource: 'arn:aws:s3:::bkt', Resource: undefined }, true],
    [{ Condition: { Null: { 's3:prefix': true } } }, true],
    [{ Resource: 'arn:aws:s3:::bkt/${aws:username}' }, true],
  ])('have what is not stated: %j, %s', (statement, expected) => {
    expect(hasUnstated(policies(statement))).toBe(expected);
  });
});
