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

/** Whether a value in the request matches one value in the policy. */
type Test = (found: string, wanted: string, context: Context | undefined) => boolean;

/** Properties that operators of the same type share. */
interface OperatorType {
  /** Types of keys whose values the operators can compare. */
  readonly types: readonly KeyType[];
  /** Other keys whose values they can compare. */
  readonly keys?: RegExp;
  /** Whether a value in the policy is valid. */
  readonly reads?: (wanted: string) => boolean;
}

interface Operator extends OperatorType {
  readonly test: Test;
  /** Whether the operator holds if the test fails for every value in the policy, or if the request has no value. */
  readonly isNegated: boolean;
}

const equals: Test = (found, wanted, context) => filled(wanted, context) === found;
const equalsIgnoringCase: Test = (found, wanted, context) => filled(wanted, context)?.toLowerCase() === found.toLowerCase();
const like: Test = (found, wanted, context) => matches(wanted, found, context);

/** Splits an ARN into its six parts. A colon inside a variable isn't a separator. */
const partsOf = (arn: string): readonly string[] => {
  const parts = arn.split(/:(?![^{}]*\})/);
  return [...parts.slice(0, 5), ...(parts.length > 5 ? [parts.slice(5).join(':')] : [])];
};
/** Compares ARNs part by part, so that a wildcard can't match a colon. */
const likeArn: Test = (found, wanted, context) => {
  const [ofFound, ofWanted] = [partsOf(found), partsOf(wanted)];
  if (ofWanted.length < 6) return like(found, wanted, context);
  return ofWanted.every((part, at) => matches(part, ofFound[at] ?? '', context));
};

const isNumber = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text.trim());
/** ISO 8601 date, https://www.w3.org/TR/NOTE-datetime. A time needs a time zone, because a browser would otherwise use the reader's. */
const ISO_8601 = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/i;
/** Converts an ISO 8601 date or a number of seconds since 1970 to milliseconds. */
const timeOf = (text: string): number => (isNumber(text) ? Number(text) * 1000 : ISO_8601.test(text) ? Date.parse(text) : NaN);
const numberOf = (text: string): number => (isNumber(text) ? Number(text) : NaN);
const isBool = (text: string): boolean => /^(?:true|false)$/i.test(text);

/** A comparison with a value that isn't a number or a date is false. */
const comparing = (type: string, valueOf: (text: string) => number): Readonly<Record<string, Test>> => ({
  [`${type}Equals`]: (found, wanted) => valueOf(found) === valueOf(wanted),
  [`${type}LessThan`]: (found, wanted) => valueOf(found) < valueOf(wanted),
  [`${type}LessThanEquals`]: (found, wanted) => valueOf(found) <= valueOf(wanted),
  [`${type}GreaterThan`]: (found, wanted) => valueOf(found) > valueOf(wanted),
  [`${type}GreaterThanEquals`]: (found, wanted) => valueOf(found) >= valueOf(wanted),
});

/** Beginning of the operators that have an opposite: `StringEquals` and `StringNotEquals`, `IpAddress` and `NotIpAddress`. */
const NEGATABLE = /^(String|Arn|Numeric|Date)(?=Equals|Like)|^(?=IpAddress)/;

const operators = (type: OperatorType, tests: Readonly<Record<string, Test>>): [string, Operator][] =>
  Object.entries(tests).flatMap(([name, test]): [string, Operator][] => [
    [name, { ...type, test, isNegated: false }],
    ...(NEGATABLE.test(name) ? [[name.replace(NEGATABLE, '$1Not'), { ...type, test, isNegated: true }] as [string, Operator]] : []),
  ]);

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...operators(
    { types: ['String', 'ARN', 'ArrayOfString'] },
    { StringEquals: equals, StringEqualsIgnoreCase: equalsIgnoringCase, StringLike: like },
  ),
  // In AWS's list, the type of a VPC's ARN is string
  ...operators({ types: ['ARN'], keys: /arn$/i }, { ArnEquals: likeArn, ArnLike: likeArn }),
  ...operators({ types: [], reads: (text) => /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(text) }, { BinaryEquals: equals }),
  ...operators({ types: ['Bool'], reads: isBool }, { Bool: equalsIgnoringCase }),
  ...operators({ types: ['IPAddress'], reads: (text) => readNetwork(text) !== undefined }, { IpAddress: inNetwork }),
  // Seconds are numbers, too
  ...operators({ types: ['Numeric'], keys: /^aws:epochtime$/i, reads: isNumber }, comparing('Numeric', numberOf)),
  ...operators({ types: ['Date'], reads: (text) => !Number.isNaN(timeOf(text)) }, comparing('Date', timeOf)),
]);

/** Operator that only checks whether the request has a value for the key. */
const NULL = 'Null';
const OPERATOR = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/;

/** All operator names, without prefixes and suffixes. */
export const OPERATOR_NAMES: readonly string[] = [...OPERATORS.keys(), NULL];

const parse = (operator: string) => {
  const [, set, name = '', ifExists] = OPERATOR.exec(operator) ?? [];
  return { set, name, known: OPERATORS.get(name), isNull: name === NULL, isOptional: ifExists !== undefined };
};

export const isOperator = (operator: string): boolean => {
  const { known, isNull, isOptional } = parse(operator);
  return known !== undefined || (isNull && !isOptional);
};

/** Whether a condition requires specific values, so that it never holds if the request has no value. */
export function needsValue({ operator }: Condition): boolean {
  const { set, known, isOptional } = parse(operator);
  return known !== undefined && !known.isNegated && !isOptional && set !== 'ForAllValues';
}

/** Returns the first value in a condition that its operator can't parse. */
export function unreadable({ operator, values }: Condition): string | undefined {
  const { known, isNull } = parse(operator);
  const reads = isNull ? isBool : known?.reads;
  // The value of a variable is known only when there's a request.
  return reads && values.find((value) => !value.includes('${') && !reads(value));
}

/** Returns the first value with a `*` that its operator treats as a literal character. In a variable, this is intended. */
export const plainWildcard = ({ operator, values }: Condition): string | undefined =>
  /^String(?:Not)?Equals/.test(parse(operator).name) ? values.find((value) => /\*/.test(value.replace(/\$\{[^}]*\}/g, ''))) : undefined;

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
  const { set, known, isNull } = parse(operator);
  const isComparable = known !== undefined && (known.types.includes(type) || known.keys?.test(key) === true);
  return isNull || (isComparable && (type !== 'ArrayOfString' || set !== undefined));
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
  const { set, known, isNull, isOptional } = parse(operator);
  const found = [context.get(key.toLowerCase()) ?? []].flat();
  if (isNull) return values.some((value) => (value.toLowerCase() === 'true') === (found.length === 0));
  if (!known) return false;
  const { test, isNegated } = known;
  if (found.length === 0) return isOptional || set === 'ForAllValues' || (isNegated && set === undefined);
  const fits = (value: string): boolean => values.some((wanted) => test(value, wanted, variables)) !== isNegated;
  return set === 'ForAnyValue' ? found.some(fits) : found.every(fits);
}
