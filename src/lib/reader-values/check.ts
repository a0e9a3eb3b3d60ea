/** Reads what a reader enters for a value, and refuses what could not stand in a command. Pure. */
import type { ReaderValues, ValueName } from './names';

/** What is expected instead; the interface has a sentence for each. */
type Fault = 'endpoint' | 'region' | 'bucket' | 'bucketReserved' | 'prefix' | 'profile';

export type Checked = { readonly value: string } | { readonly fault: Fault };

/** Host names of RFC 1123, section 2.1: labels of 1 to 63 letters, digits and inner hyphens, 253 characters together. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ENDPOINT = new RegExp(String.raw`^(?:(https?)://)?((?=[^:/]{1,253}(?:[:/]|$))${LABEL}(?:\.${LABEL})*)(?::([1-9]\d{0,4}))?/?$`);
const MOST_PORT = 65_535;
const REGION = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** General-purpose buckets: https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const BUCKET = new RegExp(String.raw`^(?=.{3,63}$)${LABEL}(?:\.${LABEL})*$`);
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const RESERVED = /^(?:xn--|sthree-|amzn-s3-demo-)|(?:-s3alias|--ol-s3|\.mrap|--x-s3|--table-s3)$/;
/**
 * The AWS CLI takes nearly any text as the name of a profile; these characters need quotes nowhere, neither in a shell nor
 * in the CLI's own files.
 */
const PROFILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
/**
 * Keys are any text. A prefix stands in addresses, where all but these would need another form than in commands (RFC 3986, 2.3),
 * in commands that hold other commands, and in policies, where `*`, `?` and `$` mean something.
 */
const PREFIX = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/;
/** Keys have 1,024 bytes, of which the names of objects need some. */
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
  // `.` and `..` are resolved by some clients, and empty names are lost by others.
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
 * @param text as entered, not empty; blanks around it are left out
 * @returns the value in its one form, or what is expected
 */
export const checkValue = (name: ValueName, text: string): Checked => CHECKS[name](text.trim());

/** The sound ones of any values, such as those of a storage that others can write. */
export function soundValues(candidates: unknown): ReaderValues {
  if (typeof candidates !== 'object' || candidates === null) return {};
  const entries = Object.entries(candidates).flatMap(([name, text]: [string, unknown]) => {
    if (typeof text !== 'string' || !Object.hasOwn(CHECKS, name)) return [];
    const checked = checkValue(name as ValueName, text);
    return 'value' in checked ? [[name, checked.value] as const] : [];
  });
  return Object.fromEntries(entries);
}
