/** Pure functions that take a pasted link apart. They don't request, send, or store anything. */
import { finding, foundIn, levelOf, LEVELS, type Finding } from './finding';
import { hasDotSegments, looksEncodedTwice, parametersOf, splitLink, targetOf } from './link';
import type { Parameter, Pieces, Service, Target } from './link';
import { isSecret, mask, maskNamed, maskText } from './mask';
import { isV2, isV4, readV2, readV4, type Signed } from './signed';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';

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
function methodOf(parameters: readonly Parameter[], signed: readonly string[], isObject: boolean): Method | undefined {
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

type OtherService = 'cloudfront' | 'google' | 'azure' | 'other-service';

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
function otherServiceOf(parameters: readonly Parameter[]): OtherService | undefined {
  const names = new Set(parameters.map(({ name }) => name.toLowerCase()));
  // Both S3 signature versions take precedence, even if the link contains parameters of other services.
  if (isV4(parameters) || names.has('awsaccesskeyid')) return undefined;
  return SIGNS.find(([, needed]) => needed.every((name) => names.has(name)))?.[0];
}

/** Parameter whose value is safe to show. */
type Asked = Pick<Parameter, 'name' | 'value'>;

export interface Link {
  readonly host: string;
  readonly target: Target;
  /** Undefined if the link isn't signed. */
  readonly signed: Signed | undefined;
  readonly method: Method | undefined;
  /** Request parameters, without the bucket, the key, and the parameters of the signature. */
  readonly asks: readonly Asked[];
  /** Link with masked secrets. */
  readonly shown: string;
}

export interface Explanation {
  /** Undefined if the text contains no link, or a link that a different kind of service signed. */
  readonly link?: Link;
  /** Findings, sorted by severity. */
  readonly findings: readonly Finding[];
}

const OF_SIGNATURE = /^(?:x-amz-(?:algorithm|credential|date|expires|signedheaders|signature|security-token|content-sha256)|x-id)$/i;
const OF_V2 = new Set(['AWSAccessKeyId', 'Expires', 'Signature']);

const shownParameter = ({ name, value }: Parameter): Asked => ({
  name: maskText(name),
  value: isSecret(name) ? mask(value) : maskText(value),
});

const ranked = (findings: readonly Finding[]): Finding[] => LEVELS.flatMap((level) => findings.filter((one) => levelOf(one) === level));

function targetFindings({ scheme, host, path }: Pieces, target: Target, service: Service): Finding[] {
  const isHosted = target.style === 'virtual-hosted';
  const isRefused = isHosted && target.isOwn && service.isPathOnly === true;
  return foundIn(
    scheme === 'http' && finding('http'),
    !target.isOwn && finding('foreign-host', { host: host.slice(0, 100), expected: service.endpoint }),
    target.bucket === '' && finding('no-bucket'),
    target.isBroken && finding('bad-percent'),
    path.includes('+') && finding('plus'),
    isRefused && finding('path-only'),
    // The service's certificate covers only one name level below its host.
    scheme === 'https' && isHosted && !isRefused && target.bucket.includes('.') && finding('dotted-host'),
    hasDotSegments(path) && finding('dot-segments'),
    looksEncodedTwice(path) && finding('maybe-double-encoded'),
  );
}

/** @param region region of the site's service, or undefined if the link is for another service */
function read(parameters: readonly Parameter[], region: string | undefined, now: number) {
  const [four, two] = [isV4(parameters), isV2(parameters)];
  if (!four && !two) return { signed: undefined, findings: [finding('unsigned')] };
  const { signed, findings } = four ? readV4(parameters, region, now) : readV2(parameters, now);
  return { signed, findings: foundIn(four && two && finding('both-versions'), ...findings) };
}

/** Whether a text contains the fields of a POST Object request: Amazon S3 API Reference, “Browser-Based Uploads Using POST”. */
const isForm = (text: string): boolean => /\bpolicy\b/i.test(text) && /\bsignature\b/i.test(text);

/**
 * @param text text that the reader pasted
 * @param service the site's service, whose bucket and region are distinguished from others
 * @param now time on the reader's clock in milliseconds
 */
export function explain(text: string, service: Service, now: number): Explanation {
  const { pieces, findings } = splitLink(text);
  if (pieces?.query === undefined && isForm(text)) return { findings: [finding('form')] };
  if (!pieces) return { findings };
  const parameters = parametersOf(pieces.query ?? '');
  const other = otherServiceOf(parameters);
  if (other) return { findings: [finding(other)] };
  const target = targetOf(pieces, service);
  const { signed, findings: ofSignature } = read(parameters, target.isOwn ? service.region : undefined, now);
  const isBroken = !target.isBroken && parameters.some((one) => one.isBroken);
  return {
    link: {
      host: maskText(pieces.host),
      target,
      signed,
      method: methodOf(parameters, signed?.headers ?? [], target.key !== ''),
      asks: parameters.filter(({ name }) => !OF_SIGNATURE.test(name) && !OF_V2.has(name)).map(shownParameter),
      shown:
        maskNamed(`${pieces.scheme}://${pieces.host}${pieces.path}`) + (pieces.query === undefined ? '' : `?${maskText(pieces.query)}`),
    },
    findings: ranked([
      ...findings,
      ...targetFindings(pieces, target, service),
      ...(isBroken ? [finding('bad-percent')] : []),
      ...ofSignature,
    ]),
  };
}
