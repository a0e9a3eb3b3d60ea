import { describe, expect, it } from 'vitest';
import { holds, isOperator, unreadable, inNetwork, readNetwork } from './conditions';
import { typeOf } from './iam-data';

const context = new Map([
  ['s3:prefix', 'team-a/2024'],
  ['aws:sourceip', '203.0.113.7'],
  ['aws:securetransport', 'false'],
  ['s3:max-keys', '100'],
  ['aws:currenttime', '2026-11-23T07:00:00Z'],
  ['aws:username', 'anna'],
]);

describe('a condition', () => {
  it.each<[operator: string, key: string, values: string[], expected: boolean]>([
    ['StringEquals', 's3:prefix', ['team-a/2024'], true],
    ['StringEquals', 'S3:Prefix', ['x', 'team-a/2024'], true],
    ['StringEquals', 's3:prefix', ['team-a/*'], false],
    ['StringLike', 's3:prefix', ['team-a/*'], true],
    ['StringLike', 's3:prefix', ['TEAM-A/*'], false],
    ['StringNotLike', 's3:prefix', ['x*', 'team-a/*'], false],
    ['StringNotEquals', 's3:prefix', ['x', 'y'], true],
    ['StringEqualsIgnoreCase', 's3:prefix', ['Team-A/2024'], true],
    ['StringNotEqualsIgnoreCase', 's3:prefix', ['Team-A/2024'], false],
    ['StringEquals', 'aws:username', ['${aws:username}'], true],
    // The request doesn't have a value for this key
    ['StringEquals', 's3:delimiter', ['/'], false],
    ['StringEqualsIfExists', 's3:delimiter', ['/'], true],
    ['StringNotEquals', 's3:delimiter', ['/'], true],
    ['NotIpAddress', 'aws:vpcsourceip', ['10.0.0.0/8'], true],
    ['ForAllValues:StringEquals', 's3:delimiter', ['/'], true],
    ['ForAnyValue:StringEquals', 's3:delimiter', ['/'], false],
    ['Null', 's3:delimiter', ['true'], true],
    ['Null', 's3:prefix', ['true'], false],
    ['Null', 's3:prefix', ['false'], true],
    ['IpAddress', 'aws:SourceIp', ['203.0.113.0/24'], true],
    ['IpAddress', 'aws:SourceIp', ['198.51.100.0/24', '203.0.113.7'], true],
    ['NotIpAddress', 'aws:SourceIp', ['203.0.113.0/24'], false],
    ['NotIpAddress', 'aws:SourceIp', ['198.51.100.0/24'], true],
    ['Bool', 'aws:SecureTransport', ['false'], true],
    ['Bool', 'aws:SecureTransport', ['true'], false],
    ['NumericLessThanEquals', 's3:max-keys', ['100'], true],
    ['NumericGreaterThan', 's3:max-keys', ['100'], false],
    ['NumericNotEquals', 's3:max-keys', ['100'], false],
    ['DateLessThan', 'aws:CurrentTime', ['2027-01-01T00:00:00Z'], true],
    ['DateGreaterThan', 'aws:CurrentTime', ['1800000000'], false],
    ['StringSounds', 's3:prefix', ['team-a/2024'], false],
  ])('%s %s %j: %s', (operator, key, values, expected) => {
    expect(holds({ operator, key, values }, context, context)).toBe(expected);
  });

  it.each<[operator: string, expected: boolean]>([
    ['StringLike', true],
    ['StringLikeIfExists', true],
    ['ForAllValues:StringLike', true],
    ['Null', true],
    ['NullIfExists', false],
    ['stringLike', false],
    ['toString', false],
  ])('operator %s: %s', (operator, expected) => {
    expect(isOperator(operator)).toBe(expected);
  });

  it.each<[operator: string, value: string, wrong: boolean]>([
    ['IpAddress', '203.0.113.0/24', false],
    ['IpAddress', '203.0.113.0/33', true],
    ['IpAddressIfExists', '203.0.113', true],
    ['Bool', 'yes', true],
    ['NumericEquals', 'ten', true],
    ['DateLessThan', 'tomorrow', true],
    ['DateLessThan', '2027-01-01', false],
    ['DateLessThan', '2027-01-01T00:00:00+01:00', false],
    ['DateLessThan', '2027-01-01T00:00:00.5Z', false],
    // Browsers interpret these dates in the reader's time zone
    ['DateLessThan', '2027-01-01T00:00:00', true],
    ['DateLessThan', '1 January 2027', true],
    ['DateLessThan', '01/02/2027', true],
    ['DateLessThan', '2027-13-01', true],
    ['StringEquals', '', false],
    ['Null', 'no', true],
  ])('%s cannot read %s: %s', (operator, value, wrong) => {
    expect(unreadable({ operator, key: 'k', values: [value] })).toBe(wrong ? value : undefined);
  });
});

describe('the type of a key', () => {
  it.each<[key: string, type: string | undefined]>([
    ['aws:SourceIp', 'IPAddress'],
    ['AWS:sourceip', 'IPAddress'],
    ['aws:PrincipalOrgID', 'String'],
    ['aws:SourceVpce', 'String'],
    ['aws:TagKeys', 'ArrayOfString'],
    ['aws:PrincipalOrgPaths', 'ArrayOfString'],
    ['aws:MultiFactorAuthAge', 'Numeric'],
    ['aws:TokenIssueTime', 'Date'],
    ['s3:ExistingObjectTag/team', 'String'],
    ['s3:ExistingObjectTag/a/b', 'String'],
    ['s3:ExistingObjectTag/', undefined],
    ['s3:ExistingObjectTag', undefined],
    ['s3:prefix/team', undefined],
    ['aws:SourceIP2', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%s: %s', (key, type) => {
    expect(typeOf(key)).toBe(type);
  });
});

describe('several values of a key in a request', () => {
  const tags = new Map<string, string | readonly string[]>([
    ['s3:requestobjecttagkeys', ['team', 'admin']],
    ['aws:tagkeys', []],
  ]);
  it.each<[operator: string, key: string, values: string[], expected: boolean]>([
    ['ForAnyValue:StringEquals', 's3:RequestObjectTagKeys', ['admin'], true],
    ['ForAnyValue:StringEquals', 's3:RequestObjectTagKeys', ['owner'], false],
    ['ForAnyValue:StringNotEquals', 's3:RequestObjectTagKeys', ['admin'], true],
    ['ForAnyValue:StringNotEquals', 's3:RequestObjectTagKeys', ['admin', 'team'], false],
    ['ForAllValues:StringEquals', 's3:RequestObjectTagKeys', ['admin', 'team', 'x'], true],
    ['ForAllValues:StringEquals', 's3:RequestObjectTagKeys', ['admin'], false],
    ['ForAllValues:StringNotEquals', 's3:RequestObjectTagKeys', ['admin'], false],
    ['ForAllValues:StringNotEquals', 's3:RequestObjectTagKeys', ['x'], true],
    ['ForAllValues:StringLike', 's3:RequestObjectTagKeys', ['t*', 'a*'], true],
    ['ForAnyValue:StringLikeIfExists', 's3:RequestObjectTagKeys', ['z*'], false],
    ['ForAnyValue:StringEquals', 'aws:TagKeys', ['a'], false],
    ['ForAnyValue:StringEqualsIfExists', 'aws:TagKeys', ['a'], true],
    ['ForAnyValue:StringNotEquals', 'aws:TagKeys', ['a'], false],
    ['ForAllValues:StringEquals', 'aws:TagKeys', ['a'], true],
    ['Null', 'aws:TagKeys', ['true'], true],
    ['Null', 's3:RequestObjectTagKeys', ['false'], true],
    // A list can't be inserted into text
    ['StringEquals', 's3:RequestObjectTagKeys', ['${s3:RequestObjectTagKeys}'], false],
  ])('%s %s %j: %s', (operator, key, values, expected) => {
    expect(holds({ operator, key, values }, tags, tags)).toBe(expected);
  });
});

describe('the parts of an ARN', () => {
  const PATH = 'arn:aws:iam::666:user/::123456789012:user/anna';
  it.each<[operator: string, found: string, wanted: string, expected: boolean]>([
    ['ArnLike', PATH, 'arn:aws:*::123456789012:user/anna', false],
    ['StringLike', PATH, 'arn:aws:*::123456789012:user/anna', true],
    ['ArnLike', 'arn:aws:iam::1:user/anna', 'arn:*:iam::1:user/*', true],
    ['ArnEquals', 'arn:aws:iam::1:user/anna', 'arn:aws:iam::?:user/${aws:username}', true],
    ['ArnNotLike', 'arn:aws:iam::1:user/anna', 'arn:aws:iam::2:*', true],
    ['ArnLike', 'arn:aws:iam::1:user/a:b', 'arn:aws:iam::1:user/a:*', true],
    ['ArnLike', 'arn:aws:iam::1:root', '*', true],
    ['ArnLike', 'anna', 'arn:aws:iam::1:root', false],
  ])('%s %s %s: %s', (operator, found, wanted, expected) => {
    const values = new Map([
      ['aws:principalarn', found],
      ['aws:username', 'anna'],
    ]);
    expect(holds({ operator, key: 'aws:PrincipalArn', values: [wanted] }, values, values)).toBe(expected);
  });
});

describe('a network', () => {
  it.each<[address: string, network: string, expected: boolean]>([
    ['10.1.2.3', '10.0.0.0/8', true],
    ['10.1.2.3', '10.1.2.3', true],
    ['11.1.2.3', '10.0.0.0/8', false],
    ['1.2.3.4', '0.0.0.0/0', true],
    ['2001:db8::1', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['::1', '::/0', true],
    ['1.2.3.4', '::/0', false],
  ])('%s in %s: %s', (address, network, expected) => {
    expect(inNetwork(address, network)).toBe(expected);
  });

  it.each(['', '1.2.3', '1.2.3.256', '1.2.3.4/', '1.2.3.4/x', '1.2.3.4/8/8', ':::', '1::2::3', '1:2:3:4:5:6:7', 'g::1', '::1/129', 'home'])(
    'is not %s',
    (text) => {
      expect(readNetwork(text)).toBeUndefined();
    },
  );
});
