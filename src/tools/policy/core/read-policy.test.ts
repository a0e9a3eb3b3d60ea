import { describe, expect, it } from 'vitest';
import type { PolicyFault, PolicyKind } from './policy';
import { readPolicy } from './read-policy';
import { policyText } from '../testing/policies';

const OBJECTS = { Action: 's3:GetObject', Resource: 'arn:aws:s3:::bkt/*' };
const DELETES = ['s3:DeleteObject', 's3:DeleteObjectVersion'];

const codesOf = (text: string, kind: PolicyKind): string[] => readPolicy(text, kind).faults.map(({ code }) => code);
const only = (text: string, kind: PolicyKind = 'user'): PolicyFault | undefined => {
  const { faults } = readPolicy(text, kind);
  expect(faults.map(({ code }) => code)).toHaveLength(1);
  return faults[0];
};

describe('what is wrong', () => {
  it.each<[code: string, statement: object, values: object]>([
    ['unknown-element', { ...OBJECTS, Actions: 'x' }, { name: 'Actions', nearest: 'Action' }],
    ['missing', { Action: 's3:GetObject' }, { name: 'Resource' }],
    ['missing', { Resource: '*' }, { name: 'Action' }],
    ['missing', { ...OBJECTS, Effect: undefined }, { name: 'Effect' }],
    ['wrong-effect', { ...OBJECTS, Effect: 'allow' }, { found: '"allow"' }],
    ['type-texts', { ...OBJECTS, Action: 7 }, { name: 'Action' }],
    ['type-texts', { ...OBJECTS, Resource: { a: 1 } }, { name: 'Resource' }],
    ['type-text', { ...OBJECTS, Sid: 7 }, { name: 'Sid' }],
    ['type-object', { ...OBJECTS, Condition: ['x'] }, { name: 'Condition' }],
    ['type-object', { ...OBJECTS, Condition: { StringLike: 'x' } }, { name: 'Condition' }],
    ['empty-list', { ...OBJECTS, Action: [] }, { name: 'Action' }],
    ['both', { ...OBJECTS, NotAction: 's3:*' }, { one: 'Action', other: 'NotAction' }],
    ['principal-in-user-policy', { ...OBJECTS, Principal: '*' }, {}],
    ['unknown-action', { ...OBJECTS, Action: 's3:GetObjects' }, { action: 's3:GetObjects', nearest: 's3:GetObject' }],
    ['unknown-action', { ...OBJECTS, Action: 'GetObject' }, { nearest: 's3:GetObject' }],
    ['unknown-action', { ...OBJECTS, Action: 's3:ListObjects*' }, {}],
    ['other-service', { ...OBJECTS, Action: 'ec2:RunInstances' }, { action: 'ec2:RunInstances' }],
    ['arn-form', { ...OBJECTS, Resource: 'b/*' }, { resource: 'b/*' }],
    ['arn-form', { ...OBJECTS, Resource: 'arn:aws:s3:b/*' }, {}],
    ['arn-partition', { ...OBJECTS, Resource: 'arn:aws-cn:s3:::bkt/*' }, { partition: 'aws-cn' }],
    ['arn-service', { ...OBJECTS, Resource: 'arn:aws:sqs:::bkt/*' }, { service: 'sqs' }],
    ['arn-region', { ...OBJECTS, Resource: 'arn:aws:s3:eu-west-1:1234:b/*' }, {}],
    ['needs-object', { ...OBJECTS, Resource: 'arn:aws:s3:::bkt' }, { action: 's3:GetObject', bucket: 'bkt' }],
    ['needs-bucket', { ...OBJECTS, Action: 's3:ListBucket' }, { action: 's3:ListBucket', bucket: 'bkt' }],
    ['needs-all', { ...OBJECTS, Action: 's3:ListAllMyBuckets' }, { action: 's3:ListAllMyBuckets' }],
    [
      'half-object',
      { ...OBJECTS, Action: 's3:*', Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      { bucket: 'bkt' },
    ],
    ['unknown-operator', { ...OBJECTS, Condition: { StringLikes: { 's3:prefix': 'a' } } }, { nearest: 'StringLike' }],
    ['unknown-key', { ...OBJECTS, Condition: { StringLike: { 's3:prefixes': 'a' } } }, { nearest: 's3:prefix' }],
    ['condition-value', { ...OBJECTS, Condition: { IpAddress: { 'aws:SourceIp': '10.0.0' } } }, { value: '10.0.0' }],
  ])('%s in %j', (code, statement, values) => {
    expect(only(policyText(statement))).toMatchObject({ code, values });
  });

  it.each<[code: string, text: string, values: object]>([
    ['not-a-policy', '[]', {}],
    ['not-a-policy', '"x"', {}],
    ['missing', '{"Version": "2012-10-17"}', { name: 'Statement' }],
    ['empty-list', '{"Version": "2012-10-17", "Statement": []}', { name: 'Statement' }],
    ['type-statements', '{"Version": "2012-10-17", "Statement": ["x"]}', { name: 'Statement' }],
    ['wrong-version', JSON.stringify({ Version: '2024-01-01', Statement: { Effect: 'Allow', ...OBJECTS } }), { found: '"2024-01-01"' }],
    ['missing-version', JSON.stringify({ Statement: [{ Effect: 'Allow', ...OBJECTS }] }), {}],
    ['old-version', JSON.stringify({ Version: '2008-10-17', Statement: [{ Effect: 'Allow', ...OBJECTS }] }), {}],
    ['wrapped', JSON.stringify({ Policy: policyText(OBJECTS) }), { name: 'Policy' }],
    [
      'wrapped',
      JSON.stringify({ UserName: 'anna', PolicyName: 'p', PolicyDocument: JSON.parse(policyText(OBJECTS)) as object }),
      { name: 'PolicyDocument' },
    ],
    ['unknown-element', JSON.stringify({ Version: '2012-10-17', Statements: [], Statement: { Effect: 'Allow', ...OBJECTS } }), {}],
    ['duplicate-sid', policyText({ Sid: 'A', ...OBJECTS }, { Sid: 'A', ...OBJECTS }), { sid: 'A', first: 4 }],
    ['too-long', policyText({ ...OBJECTS, Resource: Array.from({ length: 300 }, () => 'arn:aws:s3:::bucket/a/*') }), { longest: 6144 }],
  ])('%s in %s', (code, text, values) => {
    expect(only(text)).toMatchObject({ code, values });
  });

  it.each<[code: string, statement: object]>([
    ['missing', OBJECTS],
    ['principal-form', { ...OBJECTS, Effect: 'Deny', Principal: 'anna' }],
    ['principal-form', { ...OBJECTS, Effect: 'Deny', Principal: { AWS: 'arn:aws:iam::1:users/anna' } }],
    // Amazon S3 doesn't support wildcards in part of a name
    ['principal-form', { ...OBJECTS, Effect: 'Deny', Principal: { AWS: 'arn:aws:iam::1:user/*' } }],
    ['principal-form', { ...OBJECTS, Effect: 'Deny', Principal: { AWS: 'arn:aws:iam::1:role/backup-?' } }],
    ['unknown-element', { ...OBJECTS, Effect: 'Deny', Principal: { Aws: '*' } }],
    ['allow-not-principal', { ...OBJECTS, NotPrincipal: { AWS: 'p' } }],
    ['other-bucket', { Effect: 'Deny', Principal: '*', Action: 's3:GetObject', Resource: ['arn:aws:s3:::aaa/*', 'arn:aws:s3:::bkt/*'] }],
  ])('%s in a bucket policy %j', (code, statement) => {
    expect(only(policyText(statement), 'bucket')?.code).toBe(code);
  });

  it('is said with its line', () => {
    const text = `{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": "s3:GetObject", "Resource": "arn:aws:s3:::bkt/*" },
    {
      "Effect": "Allow",
      "Action": [
        "s3:GetObject",
        "s3:ListBuckets"
      ],
      "Resource": "arn:aws:s3:::bkt/*"
    }
  ]
}`;
    expect(only(text)).toMatchObject({ code: 'unknown-action', line: 9 });
  });

  it('of the JSON stands alone', () => {
    expect(readPolicy('{"Version": "2012-10-17",}', 'user')).toMatchObject({ jsonFault: { line: 1 }, faults: [], policy: undefined });
  });
});

describe('what may not be meant', () => {
  it.each<[codes: string[], kind: PolicyKind, statements: object[]]>([
    [[], 'user', [OBJECTS, { Action: 's3:ListBucket', Resource: 'arn:aws:s3:::bkt' }]],
    [['everything'], 'user', [{ Action: 's3:*', Resource: '*' }]],
    [['everything'], 'user', [{ Action: '*', Resource: ['arn:aws:s3:::*'] }]],
    [['nothing'], 'user', [{ Effect: 'Deny', Action: '*', Resource: '*' }]],
    [['allow-not'], 'user', [{ Action: 's3:GetObject', NotResource: 'arn:aws:s3:::bkt/*' }]],
    [['public-read'], 'bucket', [{ ...OBJECTS, Principal: '*' }]],
    [['public-read'], 'bucket', [{ ...OBJECTS, Principal: { AWS: ['*'] } }]],
    [[], 'bucket', [{ ...OBJECTS, Principal: { AWS: 'other-project' } }]],
    [[], 'bucket', [{ ...OBJECTS, Principal: '*', Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } }]],
    [['public-write', 'allow-overwrite'], 'bucket', [{ Action: 's3:PutObject', Resource: 'arn:aws:s3:::bkt/*', Principal: '*' }]],
    [['allow-overwrite'], 'user', [{ Action: 's3:PutObject', Resource: 'arn:aws:s3:::bkt/*' }]],
    [[], 'user', [{ Action: ['s3:PutObject', 's3:DeleteObject'], Resource: 'arn:aws:s3:::bkt/*' }]],
    [['allow-grant'], 'user', [{ Action: 's3:PutBucketPolicy', Resource: 'arn:aws:s3:::bkt' }]],
    [
      [],
      'user',
      [
        { Action: 's3:PutBucketPolicy', Resource: '*' },
        { Effect: 'Deny', Action: 's3:PutBucketPolicy', Resource: '*' },
      ],
    ],
    [['allow-lifecycle'], 'user', [{ Action: 's3:PutLifecycleConfiguration', Resource: 'arn:aws:s3:::bkt' }]],
    [['allow-versioning'], 'user', [{ Action: 's3:PutBucketVersioning', Resource: 'arn:aws:s3:::bkt' }]],
    [['allow-bypass'], 'user', [{ Action: 's3:BypassGovernanceRetention', Resource: 'arn:aws:s3:::bkt/*' }]],
  ])('%j in a policy of a %s: %j', (codes, kind, statements) => {
    expect(codesOf(policyText(...statements), kind)).toEqual(codes);
  });

  it.each<[code: string | undefined, statement: object]>([
    ['lockout', { Action: 's3:*', Resource: ['arn:aws:s3:::bkt', 'arn:aws:s3:::bkt/*'] }],
    ['lockout', { Action: 's3:*BucketPolicy', Resource: 'arn:aws:s3:::bkt' }],
    ['lockout', { NotAction: 's3:GetObject', Resource: 'arn:aws:s3:::bkt' }],
    [
      'lockout-condition',
      { Action: 's3:*', Resource: ['arn:aws:s3:::bkt', 'arn:aws:s3:::bkt/*'], Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    ],
    [undefined, { Action: 's3:GetObject', Resource: 'arn:aws:s3:::bkt/*' }],
    [undefined, { Action: 's3:ListBucket', Resource: 'arn:aws:s3:::bkt' }],
  ])('%s: a Deny to everyone of %j', (code, statement) => {
    const codes = codesOf(policyText({ Effect: 'Deny', Principal: '*', ...statement }), 'bucket');
    expect(codes.filter((found) => found.startsWith('lockout'))).toEqual(code === undefined ? [] : [code]);
  });
});

describe('a Deny of deletion', () => {
  const BYPASSES = {
    's3:PutObject': 'bypass-overwrite',
    's3:PutBucketVersioning': 'bypass-versioning',
    's3:PutLifecycleConfiguration': 'bypass-lifecycle',
    's3:PutBucketPolicy': 'bypass-policy',
    's3:PutBucketAcl': 'bypass-acl',
    's3:BypassGovernanceRetention': 'bypass-governance',
    's3:PutBucketObjectLockConfiguration': 'bypass-lock',
    's3:PutObjectRetention': 'bypass-lock',
  };
  const openBy = (text: string): unknown[] => readPolicy(text, 'user').faults.map(({ values }) => values.action);

  it('alone leaves every bypass', () => {
    const text = policyText({ Effect: 'Deny', Action: DELETES, Resource: '*' });
    expect(codesOf(text, 'user').sort()).toEqual(Object.values(BYPASSES).sort());
  });

  it.each(Object.entries(BYPASSES))('of %s, too, closes that one: %s', (action, code) => {
    const text = policyText({ Effect: 'Deny', Action: [...DELETES, action], Resource: '*' });
    expect(openBy(text).sort()).toEqual(
      Object.keys(BYPASSES)
        .filter((other) => other !== action)
        .sort(),
    );
    expect(codesOf(policyText({ Effect: 'Deny', Action: DELETES, Resource: '*' }), 'user')).toContain(code);
  });

  it.each([
    ['s3:DeleteObject', 'bypass-version'],
    ['s3:DeleteObjectVersion', 'bypass-delete'],
  ])('of %s alone: %s', (action, code) => {
    expect(codesOf(policyText({ Effect: 'Deny', Action: action, Resource: '*' }), 'user')).toContain(code);
  });

  it('is not helped by a Deny elsewhere, or under a condition', () => {
    const elsewhere = { Effect: 'Deny', Action: 's3:PutBucketVersioning', Resource: 'arn:aws:s3:::other' };
    const sometimes = { ...elsewhere, Resource: '*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } };
    const deny = { Effect: 'Deny', Action: DELETES, Resource: 'arn:aws:s3:::bkt/*' };
    expect(codesOf(policyText(deny, elsewhere), 'user')).toContain('bypass-versioning');
    expect(codesOf(policyText(deny, sometimes), 'user')).toContain('bypass-versioning');
    expect(codesOf(policyText(deny, { ...elsewhere, Resource: 'arn:aws:s3:::bkt' }), 'user')).not.toContain('bypass-versioning');
  });
});
