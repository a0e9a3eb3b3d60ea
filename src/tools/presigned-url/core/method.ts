/** Which method a link was signed for. It does not stand in the link; what stands there tells it in many cases. Pure. */
import type { Parameter } from './query';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';

/** The AWS SDK for JavaScript writes the operation as `x-id`. */
const BY_VERB: readonly (readonly [RegExp, Method])[] = [
  [/^(?:Get|List)/, 'GET'],
  [/^(?:Put|UploadPart|Copy)/, 'PUT'],
  [/^(?:Create|Complete|DeleteObjects$|Restore|Select)/, 'POST'],
  [/^(?:Delete|Abort)/, 'DELETE'],
  [/^Head/, 'HEAD'],
];

/** Headers that come with a body. */
const OF_UPLOADS =
  /^(?:content-(?:type|length|md5|encoding|disposition)|x-amz-(?:meta-.+|acl|tagging|storage-class|object-lock-.+|copy-source))$/;
const CHECKSUM = /^x-amz-(?:sdk-checksum-algorithm|checksum-(?!mode$).+)$/;

/** @param signed names of signed headers @param isObject whether the link names a key @returns undefined where the link does not tell */
export function methodOf(parameters: readonly Parameter[], signed: readonly string[], isObject: boolean): Method | undefined {
  const operation = parameters.find(({ name }) => name === 'x-id')?.value;
  const verb = operation === undefined ? undefined : BY_VERB.find(([pattern]) => pattern.test(operation))?.[1];
  if (verb) return verb;
  const names = parameters.map(({ name }) => name.toLowerCase());
  // Of a bucket it lists what is open.
  if (names.includes('uploads')) return isObject ? 'POST' : 'GET';
  if (names.includes('delete')) return 'POST';
  if (names.includes('partnumber') && names.includes('uploadid')) return 'PUT';
  if (names.some((name) => name.startsWith('response-') || name === 'list-type' || name === 'x-amz-checksum-mode')) return 'GET';
  if ([...names, ...signed].some((name) => OF_UPLOADS.test(name) || CHECKSUM.test(name))) return 'PUT';
  return signed.includes('range') ? 'GET' : undefined;
}
