/**
 * Pure functions that implement the `Condition` operators, for IP addresses and networks in CIDR notation, too:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html
 */
import type { KeyType } from './iam-data';
import { filled, matches, type Context } from './pattern';

export interface Network {
  /** Address, which has 4 or 16 bytes, as a single number. */
  readonly bits: bigint;
  readonly width: 32 | 128;
  readonly prefix: number;
}

function version4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return undefined;
  return parts.reduce((bits, part) => bits * 256n + BigInt(part), 0n);
}

/** Parses an IPv6 address as defined in RFC 4291, with at most one `::` and optionally an IPv4 address at the end. */
function version6(address: string): bigint | undefined {
  const [, start = address, end] = /^(.*:)([\d.]+\.\d+)$/.exec(address) ?? [];
  const low = end === undefined ? undefined : version4(end);
  if (end !== undefined && low === undefined) return undefined;
  const text = low === undefined ? start : `${start}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`;
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((bits, group) => bits * 65_536n + BigInt(`0x${group}`), 0n);
}

/** @param text `203.0.113.0/24`, `2001:db8::/32`, or a single address @returns undefined for any other text */
export function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.trim().split('/');
  const width = address.includes(':') ? 128 : 32;
  const bits = width === 128 ? version6(address) : version4(address);
  if (bits === undefined || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const prefix = length === undefined ? width : Number(length);
  return prefix > width ? undefined : { bits, width, prefix };
}

/** First 96 bits of IPv6 addresses that represent IPv4 addresses: IPv4-mapped addresses (RFC 4291) and NAT64 addresses (RFC 6052). */
const MAPPED = [0xffffn, 0x64_ff9bn << 64n];

/** Converts an IPv6 network to an IPv4 network if it consists of addresses that represent IPv4 addresses, or contains all of them. */
export function withoutMapping(network: Network): Network {
  const { bits, width, prefix } = network;
  const shift = BigInt(Math.max(96 - prefix, 0));
  if (width === 32 || !MAPPED.some((mapped) => mapped >> shift === (bits >> 32n) >> shift)) return network;
  return { bits: bits & 0xffff_ffffn, width: 32, prefix: Math.max(prefix - 96, 0) };
}

/** Whether a network contains an address. False if either one is invalid. */
export function inNetwork(address: string, network: string): boolean {
  const [one, other] = [readNetwork(address), readNetwork(network)];
  if (!one || !other || one.width !== other.width) return false;
  const shift = BigInt(other.width - other.prefix);
  return one.bits >> shift === other.bits >> shift;
}

export interface Condition {
  /** Operator name as written in the policy, such as `StringLike` or `ForAnyValue:StringEqualsIfExists`. */
  readonly operator: string;
  readonly key: string;
  readonly values: readonly string[];
}

interface Operator {
  /** Whether a value in the request matches one value in the policy. */
  readonly test: (found: string, wanted: string, context: Context | undefined) => boolean;
  /** Whether the operator is negated: it holds if the test fails for every value in the policy, or if the request has no value. */
  readonly negated?: boolean;
  /** Whether a value in the policy is valid for this operator. */
  readonly reads?: (wanted: string) => boolean;
}

const equals = (found: string, wanted: string, context: Context | undefined): boolean => filled(wanted, context) === found;
const equalsIgnoringCase: Operator['test'] = (found, wanted, context) => filled(wanted, context)?.toLowerCase() === found.toLowerCase();
const like: Operator['test'] = (found, wanted, context) => matches(wanted, found, context);

/** Splits an ARN into its six parts. A colon inside a variable isn't a separator. */
const partsOf = (arn: string): readonly string[] => {
  const parts = arn.split(/:(?![^{}]*\})/);
  return [...parts.slice(0, 5), ...(parts.length > 5 ? [parts.slice(5).join(':')] : [])];
};
/** Compares ARNs part by part, so that a wildcard can't match a colon. */
const likeArn: Operator['test'] = (found, wanted, context) => {
  const [ofFound, ofWanted] = [partsOf(found), partsOf(wanted)];
  if (ofWanted.length < 6) return like(found, wanted, context);
  return ofWanted.every((part, at) => matches(part, ofFound[at] ?? '', context));
};
const inside: Operator['test'] = (found, wanted) => inNetwork(found, wanted);
const isNetwork = (wanted: string): boolean => readNetwork(wanted) !== undefined;

const isNumber = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text.trim());
/** ISO 8601 date, https://www.w3.org/TR/NOTE-datetime. A time needs a time zone, because a browser would otherwise use the reader's. */
const ISO_8601 = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/i;
/** Converts an ISO 8601 date or a number of seconds since 1970 to milliseconds. */
const timeOf = (text: string): number => (isNumber(text) ? Number(text) * 1000 : ISO_8601.test(text) ? Date.parse(text) : NaN);
const isDate = (text: string): boolean => !Number.isNaN(timeOf(text));

type Comparison = (found: number, wanted: number) => boolean;
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  Equals: (found, wanted) => found === wanted,
  LessThan: (found, wanted) => found < wanted,
  LessThanEquals: (found, wanted) => found <= wanted,
  GreaterThan: (found, wanted) => found > wanted,
  GreaterThanEquals: (found, wanted) => found >= wanted,
};

function comparing(type: string, valueOf: (text: string) => number, reads: (text: string) => boolean): [string, Operator][] {
  const test =
    (compare: Comparison): Operator['test'] =>
    (found, wanted) =>
      reads(found) && reads(wanted) && compare(valueOf(found), valueOf(wanted));
  const entries = Object.entries(COMPARISONS).map(([name, compare]): [string, Operator] => [
    `${type}${name}`,
    { test: test(compare), reads },
  ]);
  return [...entries, [`${type}NotEquals`, { test: test((found, wanted) => found === wanted), negated: true, reads }]];
}

const isBase64 = (text: string): boolean => /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(text);
const isBool = (text: string): boolean => /^(?:true|false)$/i.test(text);

const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    StringEquals: { test: equals },
    StringNotEquals: { test: equals, negated: true },
    StringEqualsIgnoreCase: { test: equalsIgnoringCase },
    StringNotEqualsIgnoreCase: { test: equalsIgnoringCase, negated: true },
    StringLike: { test: like },
    StringNotLike: { test: like, negated: true },
    ArnEquals: { test: likeArn },
    ArnLike: { test: likeArn },
    ArnNotEquals: { test: likeArn, negated: true },
    ArnNotLike: { test: likeArn, negated: true },
    BinaryEquals: { test: equals, reads: isBase64 },
    Bool: { test: equalsIgnoringCase, reads: isBool },
    IpAddress: { test: inside, reads: isNetwork },
    NotIpAddress: { test: inside, negated: true, reads: isNetwork },
    ...Object.fromEntries(comparing('Numeric', Number, isNumber)),
    ...Object.fromEntries(comparing('Date', timeOf, isDate)),
  } satisfies Readonly<Record<string, Operator>>),
);

/** Operator that only checks whether the request has a value for the key. */
const NULL = 'Null';
const OPERATOR = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/;

/** All operator names, without prefixes and suffixes. */
export const OPERATOR_NAMES: readonly string[] = [...OPERATORS.keys(), NULL];

const parse = (operator: string) => {
  const [, set, name = '', ifExists] = OPERATOR.exec(operator) ?? [];
  return { set, name, isOptional: ifExists !== undefined };
};

export const isOperator = (operator: string): boolean => {
  const { name, isOptional } = parse(operator);
  return OPERATORS.has(name) || (name === NULL && !isOptional);
};

/** Whether a condition requires specific values, so that it never holds if the request has no value. */
export function needsValue({ operator }: Condition): boolean {
  const { set, name, isOptional } = parse(operator);
  const known = OPERATORS.get(name);
  return known !== undefined && known.negated !== true && !isOptional && set !== 'ForAllValues';
}

/** Returns the first value in a condition that its operator can't parse. */
export function unreadable({ operator, values }: Condition): string | undefined {
  const { name } = parse(operator);
  const reads = name === NULL ? isBool : OPERATORS.get(name)?.reads;
  // The value of a variable is known only when there's a request.
  return reads && values.find((value) => !value.includes('${') && !reads(value));
}

/** Returns the first value with a `*` that its operator treats as a literal character. In a variable, this is intended. */
export function plainWildcard({ operator, values }: Condition): string | undefined {
  const isPlain = /^String(?:Not)?Equals/.test(parse(operator).name);
  return isPlain ? values.find((value) => value.replace(/\$\{[^}]*\}/g, '').includes('*')) : undefined;
}

/** Key types whose values an operator can compare, by the beginning of the operator's name. */
const TYPES: readonly (readonly [name: RegExp, types: readonly KeyType[], key?: RegExp])[] = [
  [/^String/, ['String', 'ARN', 'ArrayOfString']],
  // In AWS's list, the type of a VPC's ARN is string
  [/^Arn/, ['ARN'], /arn$/i],
  [/^Bool/, ['Bool']],
  [/IpAddress/, ['IPAddress']],
  // Seconds are numbers, too
  [/^Numeric/, ['Numeric'], /^aws:epochtime$/i],
  [/^Date/, ['Date']],
];
/** Suitable operators for each key type. */
export const FITTING: Readonly<Record<KeyType, string>> = {
  ARN: 'ArnLike, ArnNotLike',
  ArrayOfString: 'ForAnyValue:StringEquals, ForAllValues:StringEquals',
  Bool: 'Bool',
  Date: 'DateLessThan, DateGreaterThan',
  IPAddress: 'IpAddress, NotIpAddress',
  Numeric: 'NumericLessThanEquals, NumericGreaterThan',
  String: 'StringEquals, StringLike',
};

/** Whether an operator can compare values of a key's type, and whether it handles several values if a request can have several. */
export function fitsType({ operator, key }: Condition, type: KeyType): boolean {
  const { set, name } = parse(operator);
  if (name === NULL) return true;
  const isOne = ([operators, types, keys]: (typeof TYPES)[number]): boolean =>
    operators.test(name) && (types.includes(type) || keys?.test(key) === true);
  return TYPES.some(isOne) && (type !== 'ArrayOfString' || set !== undefined);
}

/** Whether the operator compares each of several values, with `ForAllValues` or `ForAnyValue`. */
export const isOfSet = ({ operator }: Condition): boolean => parse(operator).set !== undefined;

/** Whether a condition on values also holds for a request that has none. */
export const holdsForNone = ({ operator }: Condition): boolean => parse(operator).set === 'ForAllValues';

/**
 * Whether a condition holds for a request. One matching value in the policy is enough. For a negated operator, no value may match.
 * @param variables values for `${…}`, or undefined if the policy doesn't support variables
 */
export function holds({ operator, key, values }: Condition, context: Context, variables: Context | undefined): boolean {
  const { set, name, isOptional } = parse(operator);
  const found = [context.get(key.toLowerCase()) ?? []].flat();
  if (name === NULL) return values.some((value) => (value.toLowerCase() === 'true') === (found.length === 0));
  const known = OPERATORS.get(name);
  if (!known) return false;
  const isNegated = known.negated === true;
  if (found.length === 0) return isOptional || set === 'ForAllValues' || (isNegated && set === undefined);
  const fits = (value: string): boolean => values.some((wanted) => known.test(value, wanted, variables)) !== isNegated;
  return set === 'ForAnyValue' ? found.some(fits) : found.every(fits);
}
