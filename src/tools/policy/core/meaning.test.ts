/** Policies that look safe but aren't. The checker must warn about them even if another statement seems to solve the problem. */
import { describe, expect, it } from 'vitest';
import type { PolicyKind } from './policy';
import { readPolicy } from './read-policy';
import { policyText } from '../testing/policies';

const BUCKET = 'arn:aws:s3:::bkt';
const OBJECTS = `${BUCKET}/*`;
const BOTH = [BUCKET, OBJECTS];
const DELETES = ['s3:DeleteObject', 's3:DeleteObjectVersion'];
const deny = (Action: string | string[], Resource: string | string[] = OBJECTS): object => ({ Effect: 'Deny', Action, Resource });
const everyone = (statement: object): object => ({ Principal: '*', ...statement });

const codesOf = (kind: PolicyKind, ...statements: readonly object[]): string[] =>
  readPolicy(policyText(...statements), kind).faults.map(({ code }) => code);

describe('a Deny can be bypassed', () => {
  it('where a Deny with wildcards is on objects alone, and the bypass on the bucket', () => {
    const codes = codesOf('user', deny(['s3:Delete*', 's3:Put*', 's3:Bypass*']));
    expect(codes).toEqual(expect.arrayContaining(['bypass-versioning', 'bypass-lifecycle', 'bypass-policy', 'bypass-acl']));
    expect(codes).not.toContain('bypass-overwrite');
    expect(codes).not.toContain('bypass-governance');
    expect(codesOf('user', deny(['s3:Delete*', 's3:Put*', 's3:Bypass*'], BOTH))).toEqual([]);
  });

  it('where the Deny is about somebody else', () => {
    const lifecycle = deny('s3:PutLifecycleConfiguration', BUCKET);
    const keep = everyone(deny(DELETES));
    const partner = { Principal: { AWS: 'arn:aws:iam::p:root' } };
    expect(codesOf('bucket', keep, everyone(lifecycle))).not.toContain('bypass-lifecycle');
    expect(codesOf('bucket', keep, { ...lifecycle, ...partner })).toContain('bypass-lifecycle');
    expect(codesOf('bucket', keep, { ...lifecycle, NotPrincipal: partner.Principal })).toContain('bypass-lifecycle');
    expect(codesOf('bucket', { ...deny(DELETES), ...partner }, { ...lifecycle, ...partner })).not.toContain('bypass-lifecycle');
    expect(codesOf('bucket', { ...deny(DELETES), ...partner }, everyone(lifecycle))).not.toContain('bypass-lifecycle');
  });

  it('in a second bucket, where the first is shut', () => {
    const whole = deny('s3:*', ['arn:aws:s3:::aaa', 'arn:aws:s3:::aaa/*']);
    expect(codesOf('user', whole, deny(DELETES))).toContain('bypass-lifecycle');
    expect(codesOf('user', whole)).toEqual([]);
  });

  it('where the Deny is on some keys only', () => {
    const bypasses = (Resource: string): string[] => codesOf('user', deny(DELETES), deny('s3:PutObject', Resource));
    for (const some of [`${BUCKET}/x*`, `${BUCKET}/?`, `${BUCKET}/???`]) expect(bypasses(some)).toContain('bypass-overwrite');
    expect(bypasses(OBJECTS)).not.toContain('bypass-overwrite');
  });
});

describe('an Allow undoes what it lacks', () => {
  const upload = { Action: 's3:PutObject', Resource: OBJECTS };

  it('although another bucket, folder or project may delete', () => {
    for (const Resource of ['arn:aws:s3:::tmp/*', `${BUCKET}/tmp/*`])
      expect(codesOf('user', upload, { Action: 's3:DeleteObject', Resource })).toContain('allow-overwrite');
    expect(codesOf('user', upload, { Action: 's3:DeleteObject', Resource: OBJECTS })).toEqual([]);
    const [one, other] = ['one', 'other'].map((id) => ({ Principal: { AWS: `arn:aws:iam::${id}:root` } }));
    expect(codesOf('bucket', { ...upload, ...one }, { ...upload, Action: 's3:DeleteObject', ...other })).toContain('allow-overwrite');
    expect(codesOf('bucket', { ...upload, ...one }, { ...upload, Action: 's3:DeleteObject', ...one })).toEqual([]);
  });

  it('by a rule of the whole bucket, although versions of a folder may be erased', () => {
    const rules = { Action: 's3:PutLifecycleConfiguration', Resource: BUCKET };
    const erase = { Action: 's3:DeleteObjectVersion', Resource: `${BUCKET}/tmp/*` };
    expect(codesOf('user', rules, erase)).toContain('allow-lifecycle');
    expect(codesOf('user', rules, { ...erase, Resource: OBJECTS })).toEqual([]);
  });

  it.each([
    ...['iam:*', 'iam:PutUserPolicy', 'iam:Attach*', 'iam:CreateAccessKey', 'IAM:put*', 'iam:DeleteUserPolicy', 'iam:DetachUserPolicy'],
    ...['iam:RemoveUserFromGroup', 'iam:CreatePolicyVersion', 'iam:SetDefaultPolicyVersion', 'iam:PutRolePolicy', 'iam:AttachRolePolicy'],
    ...['iam:UpdateAssumeRolePolicy', 'iam:DeleteUserPermissionsBoundary', 'iam:UpdateLoginProfile', 'iam:DeleteGroup', 'sts:AssumeRole'],
  ])('by %s', (Action) => {
    const { faults } = readPolicy(policyText({ Action: 's3:GetObject', Resource: OBJECTS }, { Action: [Action], Resource: '*' }), 'user');
    expect(faults.map(({ code, values }) => [code, values.actions])).toEqual([['allow-identity', Action]]);
  });

  it('not by a bucket policy, which is about its bucket alone', () => {
    expect(codesOf('bucket', { Principal: { AWS: 'arn:aws:iam::1:root' }, Action: '*', Resource: [BUCKET, OBJECTS] })).not.toContain(
      'allow-identity',
    );
  });

  it('not by what only reads users, or is denied', () => {
    expect(codesOf('user', { Action: ['iam:Get*', 'iam:List*'], Resource: '*' })).toEqual([]);
    const denied = { Effect: 'Deny', Action: 'iam:Delete*', Resource: '*' };
    expect(codesOf('user', { Action: 'iam:DeleteUserPolicy', Resource: '*' }, denied)).toEqual([]);
  });

  it('by several rights, which are all named', () => {
    const Action = ['iam:GetUser', 'iam:DeleteUserPolicy', 'sts:*', 'iam:Put*'];
    const { faults } = readPolicy(policyText({ Action, Resource: '*' }), 'user');
    expect(faults.map(({ values }) => values.actions)).toEqual(['iam:DeleteUserPolicy, sts:*, iam:Put*']);
  });
});

describe('public is what outsiders can meet', () => {
  const read = (Condition: object): string[] => codesOf('bucket', everyone({ Action: 's3:GetObject', Resource: OBJECTS, Condition }));

  it.each<[object]>([
    [{ Bool: { 'aws:SecureTransport': 'true' } }],
    [{ StringLike: { 'aws:Referer': 'https://example.com/*' } }],
    [{ StringEquals: { 'aws:UserAgent': 'backup' } }],
    [{ IpAddress: { 'aws:SourceIp': '0.0.0.0/0' } }],
    [{ IpAddress: { 'aws:SourceIp': ['10.0.0.0/8', '::/0'] } }],
    [{ NotIpAddress: { 'aws:SourceIp': '10.0.0.0/8' } }],
    [{ StringEqualsIfExists: { 'aws:PrincipalAccount': 'p' } }],
    [{ 'ForAllValues:StringEquals': { 'aws:PrincipalAccount': 'p' } }],
    [{ StringNotEquals: { 'aws:username': 'anna' } }],
    [{ StringLike: { 'aws:PrincipalArn': '*' } }],
    [{ Null: { 'aws:username': 'true' } }],
    [{ DateGreaterThan: { 'aws:CurrentTime': '2024-01-01T00:00:00Z' } }],
  ])('%j', (condition) => {
    expect(read(condition)).toContain('public-condition');
  });

  it.each<[object]>([
    [{ IpAddress: { 'aws:SourceIp': ['203.0.113.0/24', '2001:db8::/32'] } }],
    [{ StringEquals: { 'aws:PrincipalAccount': 'p' } }],
    [{ ArnLike: { 'aws:PrincipalArn': 'arn:aws:iam::p:user/*' } }],
    [{ Bool: { 'aws:SecureTransport': 'true' }, StringEquals: { 'aws:userid': 'AIDAEXAMPLE1234567890' } }],
  ])('but not %j', (condition) => {
    expect(read(condition)).toEqual([]);
  });
});

describe('a lock-out', () => {
  it('of all but some', () => {
    const all = { Effect: 'Deny', Action: 's3:*', Resource: BOTH };
    expect(codesOf('bucket', { ...all, NotPrincipal: { AWS: 'arn:aws:iam::p:root' } })).toEqual(['lockout-others']);
  });

  it.each<[AWS: string | readonly string[], codes: string[]]>([
    // The bucket's own project is treated like any other project here
    ['arn:aws:iam::p:root', ['lockout-project']],
    ['123456789012', ['lockout-project']],
    [['*', '123456789012'], ['lockout']],
    [['arn:aws:iam::p:user/anna', 'arn:aws:iam::p:root'], ['lockout-project']],
    ['arn:aws:iam::p:user/anna', []],
    ['arn:aws:sts::p:assumed-role/backup/session', []],
  ])('of %j', (AWS, codes) => {
    expect(codesOf('bucket', { Effect: 'Deny', Principal: { AWS }, Action: 's3:*', Resource: BOTH })).toEqual(codes);
    const change = { Effect: 'Deny', Principal: { AWS }, Action: ['s3:PutBucketPolicy', 's3:DeleteBucketPolicy'], Resource: BUCKET };
    expect(codesOf('bucket', change)).toEqual(codes);
  });

  it('of a project under a condition', () => {
    const Condition = { IpAddress: { 'aws:SourceIp': '203.0.113.0/24' } };
    const deny = { Effect: 'Deny', Principal: { AWS: 'arn:aws:iam::p:root' }, Action: 's3:*', Resource: BOTH, Condition };
    expect(codesOf('bucket', deny)).toEqual(['lockout-condition']);
  });
});

describe('a Deny that leaves another way to read', () => {
  const deny = (Action: unknown, Resource: unknown, rest: object = {}): object => ({ Effect: 'Deny', Action, Resource, ...rest });
  it.each<[name: string, statements: object[], codes: string[]]>([
    ['objects', [deny('s3:GetObject', OBJECTS)], ['bypass-read']],
    ['objects of a folder', [deny('s3:GetObject', OBJECTS), deny('s3:GetObjectVersion', `${BUCKET}/a/*`)], ['bypass-read']],
    ['listings', [deny('s3:ListBucket', BUCKET)], ['bypass-read']],
    [
      'from other networks',
      [deny('s3:GetObject', OBJECTS, { Condition: { NotIpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } })],
      ['bypass-read'],
    ],
    ['nothing', [deny('s3:GetObject*', OBJECTS)], []],
    ['nothing beside another statement', [deny('s3:GetObject', `${BUCKET}/a/*`), deny('s3:GetObjectVersion', OBJECTS)], []],
    ['nothing of listings', [deny(['s3:ListBucket', 's3:ListBucketVersions'], BUCKET)], []],
  ])('%s', (_name, statements, codes) => {
    expect(codesOf('user', ...statements)).toEqual(codes);
  });
});

describe('an Allow for everyone beside a Deny', () => {
  const TLS = { Bool: { 'aws:SecureTransport': 'false' } };
  it.each<[name: string, deny: object, code: string]>([
    ['of the same', { Action: 's3:GetObject*', Condition: TLS }, 'public-denied'],
    ['of another action', { Action: 's3:PutObject', Condition: TLS }, 'public-read'],
  ])('%s', (_name, deny, code) => {
    const statements = [{ Action: 's3:GetObject' }, { Effect: 'Deny', ...deny }].map((one) => everyone({ Resource: OBJECTS, ...one }));
    expect(codesOf('bucket', ...statements)).toEqual([code]);
  });
});

it('the right to set locks can cost others their space for decades', () => {
  expect(codesOf('user', { Action: 's3:PutBucketObjectLockConfiguration', Resource: BUCKET })).toEqual(['allow-lock']);
  expect(codesOf('user', { Action: 's3:PutObjectRetention', Resource: OBJECTS })).toEqual(['allow-lock']);
});

describe('what is written, and matches nothing', () => {
  it.each<[code: string, kind: PolicyKind, statement: object]>([
    ['only-folder', 'user', { Action: 's3:GetObject', Resource: `${BUCKET}/` }],
    ['only-folder', 'user', { Action: 's3:GetObject', Resource: `${BUCKET}/team-a/` }],
    ['only-key', 'user', { Effect: 'Deny', Action: 's3:DeleteObject*', Resource: `${BUCKET}/secret` }],
    ['only-key', 'user', { Action: 's3:GetObject', Resource: `${BUCKET}/a/team b` }],
    ['other-service', 'bucket', everyone({ Action: ['iam:*', 's3:GetObject'], Resource: OBJECTS })],
    ['no-prefix', 'user', { Action: ['s3:ListBucket', 's3:GetObject'], Resource: BOTH, Condition: { StringLike: { 's3:prefix': 'a/*' } } }],
    ['no-prefix', 'user', { Action: 's3:GetBucketLocation', Resource: BUCKET, Condition: { StringEquals: { 'S3:Prefix': 'a/' } } }],
    ['any-bucket', 'bucket', everyone({ Effect: 'Deny', Action: 's3:DeleteObject', Resource: '*' })],
    ['sid-signs', 'user', { Sid: 'Read-only: team A', Action: 's3:GetObject', Resource: OBJECTS }],
  ])('%s in a policy of a %s: %j', (code, kind, statement) => {
    expect(codesOf(kind, statement)).toContain(code);
  });

  it.each<[kind: PolicyKind, statement: object]>([
    ['user', { Action: 's3:ListBucket', Resource: BUCKET, Condition: { StringLike: { 's3:prefix': 'a/*' } } }],
    ['user', { Action: ['s3:ListBucketVersions', 's3:ListBucket'], Resource: BUCKET, Condition: { StringLike: { 's3:prefix': 'a/*' } } }],
    ['user', { Action: ['s3:GetObject'], Resource: OBJECTS, Condition: { StringLikeIfExists: { 's3:prefix': 'a/*' } } }],
    ['user', { Action: ['s3:GetObject'], Resource: [`${BUCKET}/a/`, `${BUCKET}/a/*`] }],
    ['user', { Action: ['s3:GetObject'], Resource: [`${BUCKET}/a`, `${BUCKET}/a/*`, `${BUCKET}/q1.csv`] }],
    ['user', { Action: ['iam:ListUsers', 's3:GetObject'], Resource: '*' }],
    ['bucket', everyone({ Effect: 'Deny', Sid: 'no-delete', Action: 's3:PutObject', Resource: OBJECTS })],
  ])('nothing in a policy of a %s: %j', (kind, statement) => {
    expect(codesOf(kind, statement)).toEqual([]);
  });
});
