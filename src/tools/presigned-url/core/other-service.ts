/** Pure functions that recognize signed links from services other than S3 by their parameters. */
import type { Parameter } from './query';
import { isV4 } from './v4';

export type OtherService = 'cloudfront' | 'google' | 'azure' | 'other-service';

/**
 * Parameters that every signed link from a service contains. Sources: Amazon CloudFront Developer Guide, “Create a signed URL”; Google
 * Cloud Storage, “Signed URLs”; Azure Storage, “Create a service SAS”; for the others, Alibaba Cloud OSS, Huawei OBS, and Tencent COS,
 * “Signed URLs”.
 */
const SIGNS: readonly (readonly [service: OtherService, names: readonly string[]])[] = [
  ['cloudfront', ['signature', 'key-pair-id']],
  ['google', ['x-goog-signature']],
  ['google', ['x-goog-credential']],
  ['google', ['googleaccessid', 'signature']],
  ['azure', ['sv', 'sig']],
  ['other-service', ['ossaccesskeyid', 'signature']],
  ['other-service', ['x-oss-signature']],
  ['other-service', ['accesskeyid', 'signature']],
  ['other-service', ['q-sign-algorithm', 'q-signature']],
];

/** @returns the service, or undefined if no other service signed the link */
export function otherServiceOf(parameters: readonly Parameter[]): OtherService | undefined {
  const names = new Set(parameters.map(({ name }) => name.toLowerCase()));
  // Both S3 signature versions take precedence, even if the link contains parameters of other services.
  if (isV4(parameters) || names.has('awsaccesskeyid')) return undefined;
  return SIGNS.find(([, needed]) => needed.every((name) => names.has(name)))?.[0];
}
