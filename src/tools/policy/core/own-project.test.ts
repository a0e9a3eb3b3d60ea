import { expect, it } from 'vitest';
import { decide, needsOwnAllow } from './decide';
import { OWN_PROJECT, policyOf, policyText, question } from '../testing/policies';

const GET = { Action: 's3:GetObject', Resource: 'arn:aws:s3:::bkt/*' };
const root = `arn:aws:iam::${OWN_PROJECT}:root`;

it.each<[principal: unknown, own: object[], expected: boolean]>([
  [{ AWS: root }, [], true],
  [{ AWS: OWN_PROJECT }, [], true],
  [{ AWS: root }, [GET], false],
  ['*', [], false],
  [{ AWS: [root, `arn:aws:iam::${OWN_PROJECT}:user/anna`] }, [], false],
  [{ AWS: 'arn:aws:iam::else:root' }, [], false],
])('a bucket policy for %j beside %j: %s', (Principal, own, expected) => {
  const policies = {
    user: own.map((statement) => policyOf(policyText(statement), 'user')),
    bucket: policyOf(policyText({ ...GET, Principal }), 'bucket'),
  };
  for (const who of ['user', 'root', 'partner-user'] as const) {
    const asked = question(who, 'GetObject', 'bkt/k');
    expect(needsOwnAllow(decide(asked, policies), asked.asker)).toBe(who === 'user' && expected);
  }
});
