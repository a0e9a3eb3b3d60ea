/** Conditions that are valid but don't do what their author expects. */
import { describe, expect, it } from 'vitest';
import { readPolicy } from './read-policy';
import { policyText } from '../testing/policies';

const codesOf = (statement: object): string[] => readPolicy(policyText(statement), 'user').faults.map(({ code }) => code);

describe('a condition that does not do what it seems to do', () => {
  it.each<[operator: string, value: unknown, codes: string[]]>([
    ['StringEquals', 'team-a/*', ['plain-wildcard']],
    ['StringNotEquals', ['team-b/', 'team-a/*'], ['plain-wildcard']],
    ['StringEqualsIgnoreCase', 'TEAM-A/*', ['plain-wildcard']],
    ['StringNotEqualsIfExists', 'team-a/*', ['plain-wildcard']],
    ['StringEquals', 'team-${*}/', []],
    ['StringLike', 'team-a/*', []],
  ])('%s %j: a wildcard that is a plain character', (operator, value, codes) => {
    const Condition = { [operator]: { 's3:prefix': value } };
    expect(codesOf({ Effect: 'Deny', Action: 's3:ListBucket*', Resource: 'arn:aws:s3:::reports', Condition })).toEqual(codes);
  });

  it.each<[effect: string, operator: string, value: unknown, codes: string[]]>([
    ['Deny', 'Bool', false, ['mfa-absent']],
    ['Deny', 'Bool', 'False', ['mfa-absent']],
    ['Deny', 'BoolIfExists', 'false', []],
    ['Deny', 'Bool', 'true', []],
    ['Allow', 'Bool', 'true', []],
  ])('%s %s %j: a second factor of which a request says nothing', (Effect, operator, value, codes) => {
    const Condition = { [operator]: { 'aws:MultiFactorAuthPresent': value } };
    expect(
      codesOf({ Effect, Action: 's3:PutBucketVersioning', Resource: 'arn:aws:s3:::reports', Condition }).filter(
        (code) => code !== 'allow-versioning',
      ),
    ).toEqual(codes);
  });
});
