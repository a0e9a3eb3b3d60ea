/** Parses a value that a reader enters, and rejects values that aren't possible in a command. Pure functions. */
import type { ReaderValues, ValueName } from './names';

/** What is expected instead. The interface has a message for each fault. */
type Fault = 'endpoint' | 'region' | 'bucket' | 'bucketReserved' | 'prefix' | 'profile';

export type Checked = { readonly value: string } | { readonly fault: Fault };

/** Host names (RFC 1123, section 2.1): labels of 1 to 63 letters, digits, and inner hyphens, and at most 253 characters in total. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ENDPOINT = new RegExp(String.raw`^(?:(https?)://)?((?=[^:/]{1,253}(?:[:/]|$))${LABEL}(?:\.${LABEL})*)(?::([1-9]\d{0,4}))?/?$`);
const MOST_PORT = 65_535;
const REGION = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names of general-purpose buckets; see https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html. */
const BUCKET = new RegExp(String.raw`^(?=.{3,63}$)${LABEL}(?:\.${LABEL})*$`);
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const RESERVED = /^(?:xn--|sthree-|amzn-s3-demo-)|(?:-s3alias|--ol-s3|\.mrap|--x-s3|--table-s3)$/;
/**
 * The AWS CLI accepts almost any text as a profile name. These characters never need quotes, either in a shell or in the CLI's own files.
 */
const PROFILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
/**
 * Object keys can contain any text. A prefix also appears in URLs, where all other characters would differ from those in commands (RFC
 * 3986, 2.3), in commands inside other commands, and in policies, where `*`, `?`, and `$` have a special meaning.
 */
const PREFIX = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/;
/** Maximum length of a prefix in bytes. Object keys can have 1,024 bytes, and the object names after the prefix need some of them. */
const MOST_PREFIX_BYTES = 512;

function checkEndpoint(text: string): Checked {
  const [, scheme = 'https', host, port] = ENDPOINT.exec(text.toLowerCase()) ?? [];
  if (host === undefined || Number(port ?? 1) > MOST_PORT) return { fault: 'endpoint' };
  return { value: `${scheme}://${host}${port === undefined ? '' : `:${port}`}` };
}

function checkBucket(text: string): Checked {
  if (!BUCKET.test(text) || IPV4.test(text)) return { fault: 'bucket' };
  return RESERVED.test(text) ? { fault: 'bucketReserved' } : { value: text };
}

function checkPrefix(text: string): Checked {
  const value = text.endsWith('/') ? text : `${text}/`;
  const segments = value.split('/').slice(0, -1);
  // Some clients resolve `.` and `..`, and others drop empty segments.
  const isSound = PREFIX.test(value) && segments.every((segment) => !/^\.{0,2}$/.test(segment));
  return isSound && value.length <= MOST_PREFIX_BYTES ? { value } : { fault: 'prefix' };
}

const CHECKS: Readonly<Record<ValueName, (text: string) => Checked>> = {
  endpoint: checkEndpoint,
  region: (text) => (REGION.test(text) ? { value: text } : { fault: 'region' }),
  bucket: checkBucket,
  prefix: checkPrefix,
  profile: (text) => (PROFILE.test(text) ? { value: text } : { fault: 'profile' }),
};

/**
 * @param text non-empty text as entered; surrounding white space is removed
 * @returns the normalized value, or what is expected instead
 */
export const checkValue = (name: ValueName, text: string): Checked => CHECKS[name](text.trim());

/** Returns only the valid values from untrusted data, such as storage that other scripts can write to. */
export function soundValues(candidates: unknown): ReaderValues {
  if (typeof candidates !== 'object' || candidates === null) return {};
  const entries = Object.entries(candidates).flatMap(([name, text]: [string, unknown]) => {
    if (typeof text !== 'string' || !Object.hasOwn(CHECKS, name)) return [];
    const checked = checkValue(name as ValueName, text);
    return 'value' in checked ? [[name, checked.value] as const] : [];
  });
  return Object.fromEntries(entries);
}
