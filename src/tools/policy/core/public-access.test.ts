/** Checks that the checker never accepts a policy if the simulator, which is part of the same tool, allows an outsider. */
import { expect, it } from 'vitest';
import { cases, randomFor } from '../../../lib/testing/fuzz';
import { decide, type Asker } from './decide';
import { readPolicy } from './read-policy';
import { policyOf, policyText, question } from '../testing/policies';

const OWN = '123456789012';
const ALL = policyOf(policyText({ Action: 's3:*', Resource: '*' }), 'user');

const OPERATORS = [
  'StringEquals',
  'StringLike',
  'StringNotEquals',
  'StringNotLike',
  'StringEqualsIgnoreCase',
  'ArnLike',
  'ArnEquals',
].concat(
  ['ArnNotLike', 'IpAddress', 'NotIpAddress', 'Bool', 'Null', 'DateGreaterThan', 'StringLikeIfExists', 'IpAddressIfExists', 'BinaryEquals'],
  ['ForAllValues:StringEquals', 'ForAnyValue:StringLike', 'ForAnyValue:StringNotEquals', 'ForAllValues:ArnLike', 'NumericLessThan'],
);
const KEYS = [
  'PrincipalAccount',
  'PrincipalArn',
  'PrincipalOrgID',
  'PrincipalOrgPaths',
  'PrincipalTag/team',
  'PrincipalType',
  'username',
].concat([
  'userid',
  'SourceIp',
  'VpcSourceIp',
  'SourceVpc',
  'SourceArn',
  'Referer',
  'UserAgent',
  'SecureTransport',
  'CurrentTime',
  'ResourceAccount',
]);
const VALUES = [
  OWN,
  '1234*',
  '*',
  '?*',
  '*:anna',
  'anna',
  'a*',
  'anonymous',
  'anon*',
  'true',
  'false',
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1',
].concat(
  ['128.0.0.0/1', '192.0.0.0/2', '203.0.113.0/24', '198.51.100.7', 'o-own', 'o-*', 'o-own/r-1/*', '*/r-1/*', '${aws:PrincipalAccount}'],
  ['${aws:username}', '${aws:PrincipalArn}', '${aws:userid}', 'arn:aws:iam::*:user/anna', `arn:aws:iam::${OWN}:user/anna`, '2024-01-01'],
  [
    `arn:aws:*::${OWN}:user/anna`,
    `*:${OWN}:user/anna`,
    'arn:aws:iam::${aws:PrincipalAccount}:*',
    `arn:aws:iam::${OWN}:*`,
    'arn:aws:s3:::*',
  ],
  ['arn:*', 'https://example.com/*', 'AROAEXAMPLE1234567890:*', '10.0.0.0/8', 'vpc-1', 'User', 'red'],
);

/** User names that the bucket owner doesn't know, with all the characters that these users can choose. */
const NAMES = ['anna', `x/::${OWN}:user/anna`];
const outsiders: readonly Asker[] = [
  { who: 'anyone', project: '', user: '' },
  { who: 'partner', project: '666666666666', user: '' },
  ...NAMES.map((user): Asker => ({ who: 'partner-user', project: '666666666666', user })),
];
const contextOf = (ip: string, tls: string): Readonly<Record<string, string>> => ({
  'aws:sourceip': ip,
  'aws:securetransport': tls,
  'aws:currenttime': '2026-11-26T00:00:00Z',
  'aws:userid': 'AIDASTRANGER00000000:anna',
  'aws:referer': 'https://example.com/page',
  'aws:useragent': 'anna',
  'aws:principaltag/team': 'red',
  'aws:principaltype': 'User',
  'aws:principalorgid': 'o-other',
  'aws:principalorgpaths': 'o-other/r-1/ou-1/',
  'aws:vpcsourceip': '10.0.0.1',
  'aws:sourcevpc': 'vpc-other',
  'aws:resourceaccount': OWN,
});
const CONTEXTS = ['192.0.2.1', '8.8.8.8', '200.1.1.1', '2001:db8:ffff::1'].flatMap((ip) =>
  ['true', 'false'].map((tls) => contextOf(ip, tls)),
);

it('is not called fine where the simulator lets an outsider in', () => {
  const random = randomFor('strangers');
  const runs = cases(800);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const condition = (): object => ({
    [pick(OPERATORS)]: { [`aws:${pick(KEYS)}`]: Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(VALUES)) },
  });
  let [open, shut] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const Condition = { ...condition(), ...(random() < 0.25 && condition()) };
    const { policy, faults } = readPolicy(
      policyText({ Principal: '*', Action: 's3:GetObject', Resource: 'arn:aws:s3:::reports/*', Condition }),
      'bucket',
    );
    if (!policy) continue;
    const isOpen = outsiders.some((asker) =>
      CONTEXTS.some((context) => {
        const asked = question(asker.who, 'GetObject', 'reports/k', context);
        return decide({ ...asked, asker }, { user: [ALL], bucket: policy }).allowed;
      }),
    );
    if (isOpen && !faults.some(({ code }) => code === 'public-condition')) throw new Error(`called fine: ${JSON.stringify(Condition)}`);
    if (isOpen) open += 1;
    else shut += 1;
  }
  // Make sure that enough open and closed policies have been tested.
  expect(Math.min(open, shut)).toBeGreaterThan(runs / 12);
});
