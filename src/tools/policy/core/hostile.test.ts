/** Policies that people actually write and that are dangerous or have no effect, with the checker's messages about each. */
import { describe, expect, it } from 'vitest';
import { readPolicy } from './read-policy';
import { policyText } from '../testing/policies';

const OBJECTS = 'arn:aws:s3:::reports/*';
const GET = { Action: 's3:GetObject', Resource: OBJECTS };
const codesOf = (kind: 'user' | 'bucket', statement: object): string[] =>
  readPolicy(policyText(statement), kind).faults.map(({ code }) => code);

describe('names that AWS has are known', () => {
  it.each([
    ...['TagResource', 'UntagResource', 'ListTagsForResource', 'PauseReplication', 'GetBucketAbac', 'PutBucketAbac'],
    ...['UpdateObjectEncryption', 'CreateJob', 'GetDataAccess', 'PutAccessPointPolicy', 'CreateAccessPoint'],
  ])('action s3:%s', (name) => {
    expect(codesOf('user', { Action: `s3:${name}`, Resource: '*' })).toEqual([]);
  });

  it.each([
    ...['aws:SourceVpce', 'aws:SourceVpc', 'aws:PrincipalOrgID', 'aws:ResourceAccount', 'aws:PrincipalTag/team', 'aws:SourceIdentity'],
    ...['aws:RequestedRegion', 's3:DataAccessPointAccount', 's3:x-amz-acl', 's3:RequestObjectTag/team', 'aws:PrincipalServiceName'],
  ])('condition key %s', (key) => {
    expect(codesOf('user', { ...GET, Condition: { StringEquals: { [key]: 'x' } } })).toEqual([]);
  });

  it('operator BinaryEquals', () => {
    expect(readPolicy(policyText({ ...GET, Condition: { BinaryEquals: { 'aws:username': 'YW5uYQ==' } } }), 'user').policy).toBeDefined();
  });

  it.each<[name: string, Principal: unknown, codes: string[]]>([
    ['a service', { Service: 'logging.s3.amazonaws.com' }, ['other-principal']],
    ['a distribution', { Service: 'cloudfront.amazonaws.com' }, ['other-principal']],
    ['an identity pool', { Federated: 'cognito-identity.amazonaws.com' }, ['other-principal']],
    ['a SAML provider', { Federated: 'arn:aws:iam::123456789012:saml-provider/x' }, ['other-principal']],
    ['a federated user', { AWS: 'arn:aws:sts::123456789012:federated-user/anna' }, []],
    ['a session of a role', { AWS: 'arn:aws:sts::123456789012:assumed-role/backup/session' }, []],
    ['a project', { AWS: '123456789012' }, []],
    ['every service', { Service: '*' }, ['public-read']],
    ['nobody', {}, ['empty-list']],
    ['an empty list', { AWS: [] }, ['empty-list']],
    ['a text', 'arn:aws:iam::1:root', ['principal-form']],
  ])('principal: %s', (_name, Principal, codes) => {
    expect(codesOf('bucket', { ...GET, Principal })).toEqual(codes);
  });

  it.each<[name: string, statement: object, code: string]>([
    ['an action of another service', { Action: ['s3:GetObject', 'kms:Decrypt'], Resource: '*' }, 'other-service'],
    ['a resource of another service', { ...GET, Resource: [OBJECTS, 'arn:aws:sqs:eu-west-1:1:q'] }, 'arn-service'],
    ['an access point', { Action: 's3:ListBucket', Resource: 'arn:aws:s3:eu-west-1:123456789012:accesspoint/ap' }, 'arn-region'],
  ])('%s is only a warning', (_name, statement, code) => {
    const { policy, faults } = readPolicy(policyText(statement), 'user');
    expect(policy).toBeDefined();
    expect(faults.map((fault) => fault.code)).toEqual([code]);
  });
});

describe('a resource that matches nothing, or too much', () => {
  it.each<[name: string, resource: string, codes: string[]]>([
    ['capital letters', 'arn:aws:s3:::Reports/*', ['bucket-name']],
    ['an underscore', 'arn:aws:s3:::my_reports/*', ['bucket-name']],
    ['a slash before the bucket', 'arn:aws:s3:::/reports/*', ['bucket-name']],
    ['an address of a bucket', 'arn:aws:s3:::s3://reports/*', ['bucket-name']],
    ['a web address', 'arn:aws:s3:::https://reports.example.com/*', ['bucket-name']],
    ['two letters', 'arn:aws:s3:::ab/*', ['bucket-name']],
    ['64 letters', `arn:aws:s3:::${'a'.repeat(64)}/*`, ['bucket-name']],
    ['a hyphen at the end', 'arn:aws:s3:::reports-/*', ['bucket-name']],
    ['a blank in the bucket', 'arn:aws:s3:::my reports/*', ['bucket-name']],
    ['a blank before the bucket', 'arn:aws:s3::: reports/*', ['bucket-name']],
    ['capital letters beside a wildcard', 'arn:aws:s3:::Rep*rts/*', ['bucket-name', 'open-bucket']],
    ['an accent', 'arn:aws:s3:::città/*', ['bucket-name']],
    ['a placeholder', 'arn:aws:s3:::<bucket>/*', ['bucket-name']],
    ['a blank at the end', 'arn:aws:s3:::reports/* ', ['odd-key']],
    ['two slashes', 'arn:aws:s3:::reports//*', ['odd-key']],
    ['two slashes in the key', 'arn:aws:s3:::reports/2024//*', ['odd-key']],
    ['an escaped blank', 'arn:aws:s3:::reports/my%20files/*', ['odd-key']],
    ['a backslash', 'arn:aws:s3:::reports/2024\\*', ['odd-key']],
    ['a parent folder', 'arn:aws:s3:::reports/../secret/*', ['odd-key']],
    ['a current folder', 'arn:aws:s3:::reports/./*', ['odd-key']],
    ['a line break', 'arn:aws:s3:::reports/2024/\n*', ['odd-key']],
    ['a blank that does not break', 'arn:aws:s3:::reports/my\u00A0files/*', ['odd-key']],
    ['a blank without width', 'arn:aws:s3:::reports/2024\u200B/*', ['odd-key']],
    ['a forgotten slash', 'arn:aws:s3:::reports*', ['open-bucket']],
    ['a wildcard in the bucket', 'arn:aws:s3:::rep*ts/*', ['open-bucket']],
    ['a question mark in the bucket', 'arn:aws:s3:::report?/*', ['open-bucket']],
    ['a wildcard before the bucket', 'arn:aws:s3:::*-reports/*', ['open-bucket']],
    ['a folder without a slash', 'arn:aws:s3:::reports/team-a*', ['open-prefix']],
    ['a folder with two asterisks', 'arn:aws:s3:::reports/team-a**', ['open-prefix']],
    ['a folder that ends with an underscore', 'arn:aws:s3:::reports/team_*', ['open-prefix']],
    ['a folder of a user without a slash', 'arn:aws:s3:::reports/${aws:username}*', ['open-prefix']],
    // Policies without problems
    ['a folder', 'arn:aws:s3:::reports/team-a/*', []],
    ['a folder of a user', 'arn:aws:s3:::reports/${aws:username}/*', []],
    ['a bucket of a user', 'arn:aws:s3:::reports-${aws:username}/*', []],
    ['an ending', 'arn:aws:s3:::reports/*.csv', []],
    ['a beginning with a hyphen', 'arn:aws:s3:::reports/2024-*', []],
    ['a blank within a key', 'arn:aws:s3:::reports/my files/*', []],
    ['all buckets', 'arn:aws:s3:::*/*', []],
    ['a dot in the bucket', 'arn:aws:s3:::www.example.com/*', []],
    ['a file that begins with a dot', 'arn:aws:s3:::reports/.hidden/*', []],
  ])('%s', (_name, Resource, codes) => {
    expect(codesOf('user', { Action: 's3:GetObject', Resource })).toEqual(codes);
  });

  it('is also found in a Deny, which protects nothing then', () => {
    expect(codesOf('bucket', { Effect: 'Deny', Principal: '*', Action: 's3:GetObject*', Resource: 'arn:aws:s3:::Reports/*' })).toEqual([
      'bucket-name',
    ]);
  });

  it.each([
    ['team-a*', ['open-prefix']],
    ['${aws:username}*', ['open-prefix']],
    ['team-a/*', []],
    ['', []],
  ])('a listing of %j', (prefix, codes) => {
    const Condition = { StringLike: { 's3:prefix': ['x/*', prefix] } };
    expect(codesOf('user', { Action: 's3:ListBucket', Resource: 'arn:aws:s3:::reports', Condition })).toEqual(codes);
  });
});

describe('an operator that does not fit the type of its key', () => {
  it.each<[operator: string, key: string, value: unknown, codes: string[]]>([
    ['StringEquals', 'aws:SourceIp', '203.0.113.0/24', ['key-type']],
    ['StringNotEquals', 'aws:SourceIp', '203.0.113.0/24', ['key-type']],
    ['StringLike', 'aws:SourceIp', '203.0.113.*', ['key-type']],
    ['StringEquals', 'aws:SecureTransport', 'false', ['key-type']],
    ['StringNotEquals', 'aws:SecureTransport', true, ['key-type']],
    ['StringEquals', 'aws:MultiFactorAuthPresent', 'true', ['key-type']],
    ['StringEquals', 's3:max-keys', 10, ['key-type']],
    ['StringLike', 'aws:CurrentTime', '2026-*', ['key-type']],
    ['NumericLessThan', 'aws:CurrentTime', 2026, ['key-type']],
    ['DateLessThan', 's3:signatureAge', '2026-01-01', ['key-type']],
    ['Bool', 'aws:username', 'true', ['key-type']],
    ['IpAddress', 'aws:Referer', '203.0.113.0/24', ['key-type']],
    ['ArnLike', 'aws:username', 'arn:aws:iam::1:user/anna', ['key-type']],
    ['NumericEquals', 'aws:PrincipalAccount', 1, ['key-type']],
    ['StringEquals', 'aws:TagKeys', 'team', ['key-type']],
    ['StringLike', 'aws:PrincipalOrgPaths', 'o-1/*', ['key-type']],
    ['BinaryEquals', 'aws:username', 'YW5uYQ==', ['key-type']],
    ['StringLike', 'aws:PrincipalArn', 'arn:aws:iam::1:user/*', []],
    ['ArnLike', 'aws:SourceVpcArn', 'arn:aws:ec2:eu-west-1:1:vpc/vpc-1', []],
    ['NumericLessThan', 'aws:EpochTime', 1800000000, []],
    ['ForAnyValue:StringEquals', 'aws:TagKeys', 'team', []],
    ['Null', 'aws:TagKeys', 'true', []],
    ['Null', 'aws:SourceIp', 'false', []],
    ['NotIpAddressIfExists', 'aws:SourceIp', '203.0.113.0/24', []],
    ['NumericLessThanEquals', 's3:max-keys', 10, []],
  ])('%s %s %j', (operator, key, value, codes) => {
    expect(
      codesOf('user', { Action: '*', Resource: '*', Effect: 'Deny', Condition: { [operator]: { [key]: value } } }).filter(
        (code) => code !== 'no-prefix',
      ),
    ).toEqual(codes);
  });

  it('keys that differ only in the case of their letters', () => {
    expect(codesOf('user', { ...GET, Condition: { IpAddress: { 'aws:SourceIp': '203.0.113.7', 'aws:sourceip': '203.0.113.8' } } })).toEqual(
      ['duplicate-key'],
    );
  });

  it('an Allow that also holds without a value', () => {
    const Condition = { 'ForAllValues:StringEquals': { 'aws:TagKeys': 'team' } };
    expect(codesOf('user', { ...GET, Condition })).toEqual(['absent-values']);
    expect(codesOf('user', { ...GET, Condition: { ...Condition, Null: { 'aws:tagkeys': 'false' } } })).toEqual([]);
    expect(codesOf('user', { ...GET, Action: 's3:GetObject*', Effect: 'Deny', Condition })).toEqual([]);
  });
});

describe('outsiders can meet a condition', () => {
  it.each<[name: string, Condition: object]>([
    ['a user name', { StringEquals: { 'aws:username': 'anna' } }],
    ['a user of any project', { StringLike: { 'aws:PrincipalArn': 'arn:aws:iam::*:user/anna' } }],
    ['a role of any project', { ArnLike: { 'aws:PrincipalArn': 'arn:aws:iam::*:role/Admin' } }],
    ['a session of any role', { StringLike: { 'aws:userid': '*:anna' } }],
    ['the project of who asks', { StringEquals: { 'aws:PrincipalAccount': '${aws:PrincipalAccount}' } }],
    ['the ARN of who asks', { ArnLike: { 'aws:PrincipalArn': '${aws:PrincipalArn}' } }],
    ['the project of who asks in an ARN', { ArnLike: { 'aws:PrincipalArn': 'arn:aws:iam::${aws:PrincipalAccount}:*' } }],
    ['a wildcard for the start of an ARN', { StringLike: { 'aws:PrincipalArn': '*:123456789012:user/anna' } }],
    ['part of a project', { StringLike: { 'aws:PrincipalAccount': '1234*' } }],
    ['one of several values', { StringLike: { 'aws:PrincipalAccount': ['123456789012', '*'] } }],
    ['the project of unsigned requests', { StringEquals: { 'aws:PrincipalAccount': 'anonymous' } }],
    ['any organization', { StringLike: { 'aws:PrincipalOrgID': 'o-*' } }],
    ['units of any organization', { 'ForAnyValue:StringLike': { 'aws:PrincipalOrgPaths': '*/r-ab12/*' } }],
    ['a tag', { StringEquals: { 'aws:PrincipalTag/team': 'red' } }],
    ['a type of principal', { StringEquals: { 'aws:PrincipalType': 'User' } }],
    ['the project of the bucket', { StringEquals: { 'aws:ResourceAccount': '123456789012' } }],
    ['two halves of the internet', { IpAddress: { 'aws:SourceIp': ['0.0.0.0/1', '128.0.0.0/1'] } }],
    ['pieces of the internet', { IpAddress: { 'aws:SourceIp': Array.from({ length: 32 }, (_, at) => `${at * 8}.0.0.0/8`) } }],
    ['all of IPv6', { IpAddress: { 'aws:SourceIp': '2000::/3' } }],
    ['an address as a pattern', { StringLike: { 'aws:SourceIp': '*' } }],
    ['a private address', { IpAddress: { 'aws:VpcSourceIp': '10.0.0.0/8' } }],
    ['no network', { NotIpAddressIfExists: { 'aws:SourceIp': '203.0.113.0/24' } }],
    ['the project, if there is one', { StringEqualsIfExists: { 'aws:PrincipalAccount': '123456789012' } }],
    ['not this project', { StringNotEquals: { 'aws:PrincipalAccount': '666666666666' } }],
    ['any of not these', { 'ForAnyValue:StringNotEquals': { 'aws:PrincipalOrgPaths': 'o-bad/' } }],
    ['a header', { StringEquals: { 's3:x-amz-acl': 'private' } }],
    ['a signature', { StringEquals: { 's3:signatureversion': 'AWS4-HMAC-SHA256' } }],
    ['any key', { Null: { 'aws:PrincipalArn': 'false' } }],
    ['a service, which acts for every project', { StringEquals: { 'aws:PrincipalServiceName': 'cloudfront.amazonaws.com' } }],
    ['a larger number than a project', { NumericGreaterThan: { 'aws:PrincipalAccount': '123456789012' } }],
    ['one of the smaller numbers', { 'ForAnyValue:NumericLessThanEquals': { 'aws:PrincipalAccount': '999999999999' } }],
    ['a later date than a project', { DateGreaterThan: { 'aws:PrincipalAccount': '2024-01-01' } }],
    ['a variable with a colon', { ArnLike: { 'aws:PrincipalArn': "arn:aws:iam:${aws:PrincipalTag/none, ':'}*" } }],
    ['a variable in place of a service', { ArnLike: { 'aws:PrincipalArn': "arn:aws:${aws:PrincipalTag/none,'iam:'}:*:*" } }],
    ['all of IPv4 in IPv6', { IpAddress: { 'aws:SourceIp': '::ffff:0:0/96' } }],
    ['all of IPv4 in mixed notation', { IpAddress: { 'aws:SourceIp': '::ffff:0.0.0.0/96' } }],
    ['halves of IPv4 in IPv6', { IpAddress: { 'aws:SourceIp': ['::ffff:0.0.0.0/97', '::ffff:128.0.0.0/97'] } }],
    ['a network with all of IPv4', { IpAddress: { 'aws:SourceIp': '::/32' } }],
    ['all of IPv4 behind a NAT64', { IpAddress: { 'aws:SourceIp': '64:ff9b::/96' } }],
  ])('%s', (_name, Condition) => {
    expect(codesOf('bucket', { ...GET, Principal: '*', Condition })).toContain('public-condition');
    expect(codesOf('bucket', { ...GET, Principal: { AWS: ['arn:aws:iam::1:root', '*'] }, Condition })).toContain('public-condition');
  });

  it.each<[name: string, Condition: object]>([
    ['a project', { StringEquals: { 'aws:PrincipalAccount': '123456789012' } }],
    ['an organization', { StringEquals: { 'aws:PrincipalOrgID': 'o-exampleorgid' } }],
    ['units of an organization', { 'ForAnyValue:StringLike': { 'aws:PrincipalOrgPaths': 'o-exampleorgid/r-ab12/*' } }],
    ['a network endpoint', { StringEquals: { 'aws:SourceVpce': 'vpce-1a2b3c4d' } }],
    ['roles of a project', { ArnLike: { 'aws:PrincipalArn': 'arn:*:iam::123456789012:role/*' } }],
    ['a bucket that sends', { ArnEquals: { 'aws:SourceArn': 'arn:aws:s3:::inventory-source' } }],
    ['a session of a role', { StringLike: { 'aws:userid': 'AROAEXAMPLE1234567890:*' } }],
    ['a project beside a header', { StringEquals: { 'aws:PrincipalAccount': '123456789012' }, StringLike: { 'aws:Referer': '*' } }],
    ['networks', { IpAddress: { 'aws:SourceIp': ['203.0.113.0/24', '10.0.0.0/8', '2001:db8::/32'] } }],
    ['an IPv4 network in IPv6', { IpAddress: { 'aws:SourceIp': ['::ffff:203.0.113.0/120', '::ffff:cb00:7107'] } }],
    [
      'a service for a project',
      { StringEquals: { 'aws:PrincipalServiceName': 'logging.s3.amazonaws.com', 'aws:SourceAccount': '123456789012' } },
    ],
  ])('but not %s', (_name, Condition) => {
    expect(codesOf('bucket', { ...GET, Principal: '*', Condition })).toEqual([]);
  });
});

describe('long texts', () => {
  it.each([
    ['40,000 brackets', '['.repeat(40_000)],
    ['40,000 brackets in a statement', `{"Version": "2012-10-17", "Statement": ${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['many unknown actions', policyText({ ...GET, Action: Array.from({ length: 9_000 }, (_, at) => `s3:Unknown${at}`) })],
    ['many wildcards', policyText({ ...GET, Action: Array.from({ length: 400 }, (_, at) => `s3:*${at}*`) })],
    [
      'many statements',
      policyText(...Array.from({ length: 60 }, (_, at) => ({ Action: 's3:Put*', Resource: `arn:aws:s3:::bucket-${at}/*` }))),
    ],
  ])('%s are answered in bounded time', (_name, text) => {
    const started = process.cpuUsage();
    const { jsonFault, faults } = readPolicy(text, 'user');
    expect(jsonFault ?? faults[0]).toBeDefined();
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000);
  });

  it('a policy between the two limits of IAM', () => {
    const Resource = Array.from({ length: 80 }, (_, at) => `arn:aws:s3:::bucket-${at}/folder/*`);
    expect(codesOf('user', { ...GET, Resource })).toEqual(['too-long-inline']);
  });
});
