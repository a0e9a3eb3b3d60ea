/**
 * Pure functions for signature version 2 in a query: `AWSAccessKeyId`, `Expires` (seconds since 1970), and `Signature`. Source: Amazon S3
 * User Guide, “Signing and authenticating REST requests (AWS signature version 2)”.
 */
import { finding, type Finding } from './finding';
import { duplicatesOf, type Parameter } from './query';
import type { Signed } from './signed';

const NEEDED = ['AWSAccessKeyId', 'Expires', 'Signature'] as const;
/** Latest time that `Date` supports, in seconds. */
const LAST_SECOND = 8_640_000_000_000;

export const isV2 = (parameters: readonly Parameter[]): boolean =>
  parameters.some(({ name }) => name === 'AWSAccessKeyId') ||
  parameters.filter(({ name }) => name === 'Signature' || name === 'Expires').length === 2;

/** @param now current time in milliseconds */
export function readV2(parameters: readonly Parameter[], now: number): { readonly signed: Signed; readonly findings: readonly Finding[] } {
  const valueOf = (name: string): string | undefined => parameters.find((one) => one.name === name)?.value;
  const missing = NEEDED.filter((name) => valueOf(name) === undefined);
  const expires = valueOf('Expires');
  const seconds = /^\d+$/.test(expires ?? '') && Number(expires) <= LAST_SECOND ? Number(expires) : undefined;
  const expiresAt = seconds === undefined ? undefined : seconds * 1000;
  const duplicates = duplicatesOf(parameters);
  const hasToken = valueOf('x-amz-security-token') !== undefined;
  return {
    signed: {
      version: 'v2',
      accessKeyId: valueOf('AWSAccessKeyId'),
      scope: undefined,
      signedAt: undefined,
      expiresAt,
      headers: [],
      hasToken,
    },
    findings: [
      finding('v2'),
      ...(missing.length > 0 ? [finding('missing', { names: missing.join(', ') })] : []),
      ...(duplicates.length > 0 ? [finding('duplicate', { names: duplicates.join(', ') })] : []),
      ...(expires !== undefined && seconds === undefined ? [finding('expires', { found: expires.slice(0, 40) })] : []),
      ...(expiresAt !== undefined && expiresAt <= now ? [finding('expired')] : []),
      ...(hasToken ? [finding('token')] : []),
    ],
  };
}
