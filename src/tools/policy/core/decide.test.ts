import { describe, expect, it } from 'vitest';
import { ACTIONS } from './iam-data';
import { decide, WHO, type Reason, type Who } from './decide';
import { REQUESTS } from './requests';
import { OTHER_PROJECT, OWN_PROJECT, policyOf, policyText, question } from '../testing/policies';

const GET = { Action: 's3:GetObject', Resource: 'arn:aws:s3:::bkt/*' };
const ALL = { Action: 's3:*', Resource: '*' };
const DENY = { ...GET, Effect: 'Deny' };
const EVERYONE = { Principal: '*' };
const OTHER = { Principal: { AWS: `arn:aws:iam::${OTHER_PROJECT}:root` } };

interface Setup {
  readonly own?: readonly object[];
  readonly bucket?: readonly object[];
}

function reasonOf(who: Who, { own = [], bucket }: Setup, name = 'GetObject', place = 'bkt/k'): [boolean, Reason[]] {
  const policies = {
    user: own.map((statement) => policyOf(policyText(statement), 'user')),
    bucket: bucket && policyOf(policyText(...bucket), 'bucket'),
  };
  const { allowed, verdicts } = decide(question(who, name, place), policies);
  return [allowed, verdicts.map(({ reason }) => reason)];
}

describe('who may do what, as the page has it', () => {
  it.each<[who: Who, setup: Setup, allowed: boolean, reason: Reason]>([
    // No policies
    ['root', {}, true, 'root'],
    ['user', {}, false, 'no-allow'],
    ['partner', {}, false, 'no-allow'],
    ['partner-user', {}, false, 'no-allow'],
    ['anyone', {}, false, 'no-allow'],
    // Allowed by a user policy
    ['user', { own: [GET] }, true, 'allow'],
    ['partner-user', { own: [GET] }, false, 'no-bucket-allow'],
    ['anyone', { own: [GET] }, false, 'no-allow'],
    // Allowed by the bucket policy
    ['user', { bucket: [{ ...GET, ...EVERYONE }] }, true, 'allow'],
    ['partner', { bucket: [{ ...GET, ...EVERYONE }] }, true, 'allow'],
    ['partner-user', { bucket: [{ ...GET, ...EVERYONE }] }, false, 'no-own-allow'],
    ['partner-user', { own: [GET], bucket: [{ ...GET, ...OTHER }] }, true, 'allow'],
    ['anyone', { bucket: [{ ...GET, ...EVERYONE }] }, true, 'allow'],
    ['partner', { bucket: [{ ...GET, ...OTHER }] }, true, 'allow'],
    ['user', { bucket: [{ ...GET, ...OTHER }] }, false, 'no-allow'],
    ['anyone', { bucket: [{ ...GET, ...OTHER }] }, false, 'no-allow'],
    // Denied in addition to being allowed
    ['user', { own: [ALL, DENY] }, false, 'deny'],
    ['user', { own: [ALL], bucket: [{ ...DENY, ...EVERYONE }] }, false, 'deny'],
    ['root', { own: [DENY] }, true, 'root'],
    ['root', { bucket: [{ ...DENY, ...EVERYONE }] }, false, 'deny'],
    [
      'partner',
      {
        bucket: [
          { ...DENY, ...EVERYONE },
          { ...GET, ...OTHER },
        ],
      },
      false,
      'deny',
    ],
  ])('%s with %j: %s, %s', (who, setup, allowed, reason) => {
    expect(reasonOf(who, setup)).toEqual([allowed, [reason]]);
  });

  it('a Deny of everything leaves the root user the policy itself', () => {
    const bucket = [{ Effect: 'Deny', Principal: '*', Action: 's3:*', Resource: ['arn:aws:s3:::bkt', 'arn:aws:s3:::bkt/*'] }];
    expect(reasonOf('root', { bucket }, 'DeleteBucketPolicy', 'bkt')).toEqual([true, ['root-keeps-policy']]);
    expect(reasonOf('root', { bucket }, 'ListObjectsV2', 'bkt')).toEqual([false, ['deny']]);
    expect(reasonOf('user', { own: [ALL], bucket }, 'DeleteBucketPolicy', 'bkt')).toEqual([false, ['deny']]);
  });

  it('lists and new buckets are matters of the own project', () => {
    const bucket = [{ Principal: '*', Action: 's3:*', Resource: 'arn:aws:s3:::bkt' }];
    expect(reasonOf('user', { bucket }, 'CreateBucket', 'bkt')).toEqual([false, ['no-allow']]);
    expect(reasonOf('partner', {}, 'ListBuckets', '')).toEqual([true, ['root']]);
    expect(reasonOf('user', { own: [{ Action: 's3:ListAllMyBuckets', Resource: 'arn:aws:s3:::*' }] }, 'ListBuckets', '')[0]).toBe(true);
    expect(reasonOf('user', { own: [{ Action: 's3:ListAllMyBuckets', Resource: 'arn:aws:s3:::bkt' }] }, 'ListBuckets', '')[0]).toBe(false);
  });

  it('needs every action of a request', () => {
    const bypass = { Action: 's3:DeleteObjectVersion', Resource: '*' };
    expect(reasonOf('user', { own: [bypass] }, 'BypassGovernanceRetention')).toEqual([false, ['allow', 'no-allow']]);
    expect(reasonOf('user', { own: [{ Action: 's3:PutObject', Resource: '*' }] }, 'CopyObject')).toEqual([false, ['no-allow', 'allow']]);
  });
});

describe('the answer', () => {
  it('names the statement and its line', () => {
    const text = policyText({ Sid: 'One', ...GET }, { Sid: 'Two', ...DENY, Resource: 'arn:aws:s3:::bkt/secret/*' });
    const { verdicts } = decide(question('user', 'GetObject', 'bkt/secret/k'), { user: [policyOf(text, 'user')], bucket: undefined });
    // The statement's brace is two lines above its `Sid`, and line numbers start at 1.
    const line = text.split('\n').findIndex((row) => row.includes('Two')) - 1;
    expect(verdicts[0]?.found).toMatchObject([{ kind: 'user', number: 1, statement: { index: 2, sid: 'Two', part: { line } } }]);
  });

  it.each([
    ['resource', [{ ...GET, Resource: 'arn:aws:s3:::bkt/public/*' }], undefined],
    ['condition', [{ ...GET, Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } }], undefined],
    ['principal', undefined, [{ ...GET, ...OTHER }]],
  ])('names an Allow whose %s does not fit', (part, own, bucket) => {
    const policies = {
      user: own ? [policyOf(policyText(...own), 'user')] : [],
      bucket: bucket && policyOf(policyText(...bucket), 'bucket'),
    };
    const [verdict] = decide(question('user', 'GetObject', 'bkt/k', { 'aws:sourceip': '203.0.113.1' }), policies).verdicts;
    expect(verdict?.misses).toMatchObject([{ part }]);
  });

  it('knows conditions and variables', () => {
    const home = { Action: 's3:ListBucket', Resource: 'arn:aws:s3:::bkt', Condition: { StringLike: { 's3:prefix': '${aws:username}/*' } } };
    expect(reasonOf('user', { own: [home] }, 'ListObjectsV2', 'bkt/anna/')[0]).toBe(true);
    expect(reasonOf('user', { own: [home] }, 'ListObjectsV2', 'bkt/bert/')[0]).toBe(false);
    expect(reasonOf('user', { own: [home] }, 'ListObjectsV2', 'bkt')[0]).toBe(false);
  });

  it('knows by which project and user a request is signed', () => {
    const own = (Condition: object): Setup => ({ bucket: [{ ...GET, ...EVERYONE, Condition }] });
    const ofProject = own({ StringEquals: { 'aws:PrincipalAccount': OWN_PROJECT } });
    const ofAnna = own({ ArnLike: { 'aws:PrincipalArn': 'arn:aws:iam::*:user/an*' } });
    expect(WHO.filter((who) => reasonOf(who, ofProject)[0])).toEqual(['user', 'root']);
    expect(WHO.filter((who) => reasonOf(who, ofAnna)[0])).toEqual(['user', 'root']);
    // The Allow doesn't apply to outsiders because their requests lack the value, and the Deny applies for the same reason.
    const others = { ...DENY, ...EVERYONE, Condition: { StringNotEquals: { 'aws:PrincipalAccount': OWN_PROJECT } } };
    const all = { bucket: [others, { ...GET, ...EVERYONE }] };
    expect(WHO.filter((who) => reasonOf(who, all)[0])).toEqual(['user', 'root']);
  });

  it('asks an upload for what its headers set', () => {
    const upload = { own: [{ Action: 's3:PutObject', Resource: '*' }] };
    for (const name of ['PutLockedObject', 'PutHeldObject', 'PutTaggedObject', 'PutSharedObject'])
      expect(reasonOf('user', upload, name)).toEqual([false, ['allow', 'no-allow']]);
    expect(reasonOf('user', { own: [{ Action: 's3:CreateBucket', Resource: '*' }] }, 'CreateLockedBucket', 'bkt')[0]).toBe(false);
  });

  it('knows NotAction, NotResource and NotPrincipal', () => {
    expect(reasonOf('user', { own: [{ NotAction: 's3:Delete*', Resource: '*' }] })[0]).toBe(true);
    expect(reasonOf('user', { own: [{ NotAction: 's3:Get*', Resource: '*' }] })[0]).toBe(false);
    expect(reasonOf('user', { own: [{ Action: 's3:GetObject', NotResource: 'arn:aws:s3:::bkt/*' }] })[0]).toBe(false);
    const named = (...AWS: string[]): object => ({ ...DENY, NotPrincipal: { AWS } });
    const bucket = (...AWS: string[]): Setup => ({ own: [ALL], bucket: [named(...AWS)] });
    expect(reasonOf('root', bucket(`arn:aws:iam::${OWN_PROJECT}:root`))[0]).toBe(true);
    expect(reasonOf('root', bucket(`arn:aws:iam::${OTHER_PROJECT}:root`))[0]).toBe(false);
    expect(reasonOf('user', bucket(`arn:aws:iam::${OWN_PROJECT}:root`))[0]).toBe(false);
    expect(reasonOf('user', bucket(`arn:aws:iam::${OWN_PROJECT}:root`, `arn:aws:iam::${OWN_PROJECT}:user/anna`))[0]).toBe(true);
  });
});

it('every request needs actions that there are', () => {
  const unknown = [...REQUESTS.values()].flatMap(({ needs }) => needs.filter(({ action }) => !ACTIONS.includes(action)));
  expect(unknown).toEqual([]);
});
