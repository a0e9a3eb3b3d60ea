/** Links for the explainer's tests. */

export const SERVICE = { endpoint: 's3.example.com', region: 'eu-west-1' };
export const SIGNED = new Date('2026-11-23T08:00:00Z');
export const NOW = SIGNED.getTime() + 60_000;
export const SIGNATURE = '0123456789abcdef'.repeat(4);

const parameters = {
  'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
  'X-Amz-Credential': 'EXAMPLEKEY%2F20261123%2Feu-west-1%2Fs3%2Faws4_request',
  'X-Amz-Date': '20261123T080000Z',
  'X-Amz-Expires': '3600',
  'X-Amz-SignedHeaders': 'host',
  'X-Amz-Signature': SIGNATURE,
};
type Name = keyof typeof parameters;

/** Returns the example with some parameters changed. An undefined value removes a parameter. */
export function linkWith(changes: Partial<Record<Name, string | undefined>> = {}, base = 'https://s3.example.com/b/k.txt'): string {
  const all: Partial<Record<string, string>> = { ...parameters, ...changes };
  const query = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return `${base}?${query.join('&')}`;
}
export const GOOD = linkWith();

export const CLOUDFRONT = 'https://d111111abcdef8.cloudfront.net/k.txt';
export const CLOUDFRONT_KEY = 'Signature=abc-DEF~123_&Key-Pair-Id=K2JCJMDEHXQW5F';
