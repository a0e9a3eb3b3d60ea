/** Faults of keys, bucket and network in one line, each with its cure. */
import { S3ServiceException } from '@aws-sdk/client-s3';
import type { Place } from './store';

const CURES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket. Create it first.',
  AccessDenied:
    'access denied. The key needs s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject under the prefix.',
  InvalidAccessKeyId: 'the access key ID does not exist there.',
  SignatureDoesNotMatch: 'the secret or the region is wrong.',
  PermanentRedirect: 'the bucket is in another region or at another endpoint.',
  BadDigest: 'data arrived damaged. Run it again.',
  XAmzContentSHA256Mismatch: 'data arrived damaged. Run it again.',
  CredentialsProviderError: 'no keys: set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ECONNREFUSED: 'nothing answers at the endpoint.',
  ENOTFOUND: 'the host of the endpoint does not exist.',
  ECONNRESET: 'the connection broke. The site is whole: run it again.',
  EPIPE: 'the connection broke. The site is whole: run it again.',
  TimeoutError: 'no answer in time. The site is whole: run it again.',
};

/** @returns undefined for a fault that is no operator's */
export function explain(error: unknown, { bucket, endpoint }: Place): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.message === 'Region is missing') return 'no region: add --region NAME or set AWS_REGION';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const said = CURES[error.name] ?? CURES[code];
  if (said === undefined && !(error instanceof S3ServiceException)) return undefined;
  const request = error instanceof S3ServiceException ? ` (request ${error.$metadata.requestId ?? 'without id'})` : '';
  return `s3://${bucket} at ${endpoint ?? 'Amazon S3'}: ${said ?? `${error.name}: ${error.message}`}${request}`;
}
