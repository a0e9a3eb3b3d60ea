import { expect, it } from 'vitest';
import arnia from './brand/arnia/brand.json';
import { footer } from './footer';

const id = (text: string): string => text;

it.each([
  [true, 'footer.protect.policy'],
  [false, 'footer.protect.bucketPolicy'],
])('the guide to policies is about those that the service has (IAM users: %s)', (iamUsers, label) => {
  const { links } = footer(id, id, { ...arnia, iamUsers }, () => false);
  expect(JSON.stringify(links)).toContain(JSON.stringify({ label, to: '/guides/iam-policy' }));
});
