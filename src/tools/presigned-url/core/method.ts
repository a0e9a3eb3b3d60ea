/**
 * Pure functions that determine the method that a link was signed for. The link doesn't contain the method, but in many cases its contents
 * reveal it.
 */
import type { Parameter } from './query';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';

/** Methods for operation names, which the AWS SDK for JavaScript puts in the `x-id` parameter. */
const BY_VERB: readonly (readonly [RegExp, Method])[] = [
  [/^(?:Get|List)/, 'GET'],
  [/^(?:Put|UploadPart|Copy)/, 'PUT'],
  [/^(?:Create|Complete|DeleteObjects$|Restore|Select)/, 'POST'],
  [/^(?:Delete|Abort)/, 'DELETE'],
  [/^Head/, 'HEAD'],
];

/** Headers that only requests with a body have. */
const OF_UPLOADS =
  /^(?:content-(?:type|length|md5|encoding|disposition)|x-amz-(?:meta-.+|acl|tagging|storage-class|object-lock-.+|copy-source))$/;
const CHECKSUM = /^x-amz-(?:sdk-checksum-algorithm|checksum-(?!mode$).+)$/;

/** @param signed names of signed headers @param isObject whether the link contains a key @returns undefined if the method is unknown */
export function methodOf(parameters: readonly Parameter[], signed: readonly string[], isObject: boolean): Method | undefined {
  const operation = parameters.find(({ name }) => name === 'x-id')?.value;
  const verb = operation === undefined ? undefined : BY_VERB.find(([pattern]) => pattern.test(operation))?.[1];
  if (verb) return verb;
  const names = parameters.map(({ name }) => name.toLowerCase());
  // On a bucket, this parameter lists uploads in progress.
  if (names.includes('uploads')) return isObject ? 'POST' : 'GET';
  if (names.includes('delete')) return 'POST';
  if (names.includes('partnumber') && names.includes('uploadid')) return 'PUT';
  if (names.some((name) => name.startsWith('response-') || name === 'list-type' || name === 'x-amz-checksum-mode')) return 'GET';
  if ([...names, ...signed].some((name) => OF_UPLOADS.test(name) || CHECKSUM.test(name))) return 'PUT';
  return signed.includes('range') ? 'GET' : undefined;
}
