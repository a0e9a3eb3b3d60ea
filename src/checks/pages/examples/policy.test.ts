import { describe, expect, it } from 'vitest';
import { isPolicy, policyProblems } from './policy';

/** As a page holds it: what is undefined is not there. */
const policy = (statement: Record<string, unknown>) =>
  JSON.parse(
    JSON.stringify({
      Version: '2012-10-17',
      Statement: [{ Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::reports-bucket/*', ...statement }],
    }),
  ) as object;

describe('policyProblems', () => {
  it.each([
    ['an action on objects', {}],
    ['an action on the bucket', { Action: ['s3:ListBucket'], Resource: ['arn:aws:s3:::reports-bucket'] }],
    [
      'both levels in one statement',
      { Action: ['s3:ListBucket', 's3:GetObject'], Resource: ['arn:aws:s3:::reports-bucket', 'arn:aws:s3:::reports-bucket/*'] },
    ],
    ['a condition', { Condition: { StringLike: { 's3:prefix': ['a/*'] } } }],
    ['who may take a role', { Action: 'sts:AssumeRole', Principal: { AWS: 'arn:aws:iam::1:user/guest' }, Resource: undefined }],
    ['all buckets', { Action: 's3:ListAllMyBuckets', Resource: '*' }],
    ['the lock configuration of a bucket', { Action: 's3:GetBucketObjectLockConfiguration', Resource: 'arn:aws:s3:::records-bucket' }],
  ])('accepts %s', (_case, statement) => {
    expect(policyProblems(policy(statement))).toEqual([]);
  });

  it.each([
    ['an action of another service', { Action: 'ec2:Run' }, 'expected an action such as s3:GetObject'],
    ['a misspelt effect', { Effect: 'allow' }, 'expected Allow or Deny'],
    ['a role for nobody', { Action: 'sts:AssumeRole' }, 'expected an action such as s3:GetObject'],
    ['a resource without arn', { Resource: 'reports-bucket' }, 'arn:aws:s3:::bucket'],
    ['an unknown key', { Actions: ['s3:GetObject'] }, 'Unrecognized key'],
    ['an object action on the bucket', { Resource: 'arn:aws:s3:::reports-bucket' }, 's3:GetObject acts on objects'],
    ['a bucket action on objects', { Action: 's3:ListBucket' }, 's3:ListBucket acts on the bucket'],
    ['no action', { Action: undefined }, 'expected Action or NotAction'],
  ])('refuses %s', (_case, statement, message) => {
    expect(policyProblems(policy(statement)).join('\n')).toContain(message);
  });

  it('refuses an old version of the language', () => {
    expect(policyProblems({ ...policy({}), Version: '2008-10-17' }).join()).toContain('expected the version 2012-10-17');
  });
});

describe('isPolicy', () => {
  it.each([
    [{ Statement: [] }, true],
    [{ Rules: [] }, false],
    [[], false],
    ['Statement', false],
  ])('%j: %s', (value, expected) => {
    expect(isPolicy(value)).toBe(expected);
  });
});
