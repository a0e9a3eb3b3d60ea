/** The operators of `Condition`, https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html. Pure. */
import { inNetwork, readNetwork } from './ip';
import { filled, matches, type Context } from './pattern';

export interface Condition {
  /** As it is written: `StringLike`, `ForAnyValue:StringEqualsIfExists`. */
  readonly operator: string;
  readonly key: string;
  readonly values: readonly string[];
}

interface Operator {
  /** Whether a value of the request is as one value of the policy says. */
  readonly test: (found: string, wanted: string, context: Context | undefined) => boolean;
  /** Holds where the test fails for every value of the policy, and where the request has no value. */
  readonly negated?: boolean;
  /** Whether a value of the policy can be read at all. */
  readonly reads?: (wanted: string) => boolean;
}

const equals = (found: string, wanted: string, context: Context | undefined): boolean => filled(wanted, context) === found;
const equalsIgnoringCase: Operator['test'] = (found, wanted, context) => filled(wanted, context)?.toLowerCase() === found.toLowerCase();
const like: Operator['test'] = (found, wanted, context) => matches(wanted, found, context);
const inside: Operator['test'] = (found, wanted) => inNetwork(found, wanted);
const isNetwork = (wanted: string): boolean => readNetwork(wanted) !== undefined;

const isNumber = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text.trim());
/** https://www.w3.org/TR/NOTE-datetime: a time of day has its zone. Without one a browser would take the reader's. */
const ISO_8601 = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/i;
/** Dates as ISO 8601 or as seconds since 1970. */
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

const isBool = (text: string): boolean => /^(?:true|false)$/i.test(text);

const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    StringEquals: { test: equals },
    StringNotEquals: { test: equals, negated: true },
    StringEqualsIgnoreCase: { test: equalsIgnoringCase },
    StringNotEqualsIgnoreCase: { test: equalsIgnoringCase, negated: true },
    StringLike: { test: like },
    StringNotLike: { test: like, negated: true },
    ArnEquals: { test: like },
    ArnLike: { test: like },
    ArnNotEquals: { test: like, negated: true },
    ArnNotLike: { test: like, negated: true },
    Bool: { test: equalsIgnoringCase, reads: isBool },
    IpAddress: { test: inside, reads: isNetwork },
    NotIpAddress: { test: inside, negated: true, reads: isNetwork },
    ...Object.fromEntries(comparing('Numeric', Number, isNumber)),
    ...Object.fromEntries(comparing('Date', timeOf, isDate)),
  } satisfies Readonly<Record<string, Operator>>),
);

/** Asks only whether the request has the value. */
const NULL = 'Null';
const OPERATOR = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/;

/** All names, without what may stand before and after them. */
export const OPERATOR_NAMES: readonly string[] = [...OPERATORS.keys(), NULL];

const parse = (operator: string) => {
  const [, set, name = '', ifExists] = OPERATOR.exec(operator) ?? [];
  return { set, name, isOptional: ifExists !== undefined };
};

export const isOperator = (operator: string): boolean => {
  const { name, isOptional } = parse(operator);
  return OPERATORS.has(name) || (name === NULL && !isOptional);
};

/** Whether a condition says what a value must be, and so never holds where the request has none. */
export function needsValue({ operator }: Condition): boolean {
  const { set, name, isOptional } = parse(operator);
  const known = OPERATORS.get(name);
  return known !== undefined && known.negated !== true && !isOptional && set !== 'ForAllValues';
}

/** The first value of a condition that its operator cannot read. */
export function unreadable({ operator, values }: Condition): string | undefined {
  const { name } = parse(operator);
  const reads = name === NULL ? isBool : OPERATORS.get(name)?.reads;
  // What a variable stands for is known only with the request.
  return reads && values.find((value) => !value.includes('${') && !reads(value));
}

/** The keys of conditions that S3 knows, https://docs.aws.amazon.com/AmazonS3/latest/userguide/amazon-s3-policy-keys.html, in lower case. */
const KEYS = new Set(
  `aws:currenttime aws:epochtime aws:multifactorauthpresent aws:principalaccount aws:principalarn aws:principaltype aws:referer
  aws:requestedregion aws:securetransport aws:sourceaccount aws:sourcearn aws:sourceip aws:userid aws:useragent aws:username
  s3:authtype s3:delimiter s3:if-match s3:if-none-match s3:locationconstraint s3:max-keys s3:object-lock-legal-hold
  s3:object-lock-mode s3:object-lock-remaining-retention-days s3:object-lock-retain-until-date s3:objectcreationoperation s3:prefix
  s3:resourceaccount s3:signatureage s3:signatureversion s3:tlsversion s3:versionid s3:x-amz-acl s3:x-amz-content-sha256
  s3:x-amz-copy-source s3:x-amz-grant-full-control s3:x-amz-grant-read s3:x-amz-grant-read-acp s3:x-amz-grant-write
  s3:x-amz-grant-write-acp s3:x-amz-metadata-directive s3:x-amz-object-ownership s3:x-amz-server-side-encryption
  s3:x-amz-server-side-encryption-aws-kms-key-id s3:x-amz-server-side-encryption-customer-algorithm s3:x-amz-storage-class
  s3:x-amz-website-redirect-location s3:requestobjecttagkeys`.split(/\s+/),
);
/** Keys that end in the name of a tag. */
const TAG_KEYS = /^(?:s3:existingobjecttag|s3:requestobjecttag|aws:principaltag|aws:requesttag|aws:resourcetag)\/./;

export const KEY_NAMES: readonly string[] = [...KEYS];
export const isKey = (key: string): boolean => KEYS.has(key.toLowerCase()) || TAG_KEYS.test(key.toLowerCase());

/**
 * Whether a condition holds for a request. One value of the policy that fits is enough; of a negated operator none may.
 * @param variables values for `${…}`; undefined where the policy knows no variables
 */
export function holds({ operator, key, values }: Condition, context: Context, variables: Context | undefined): boolean {
  const { set, name, isOptional } = parse(operator);
  const found = context.get(key.toLowerCase());
  if (name === NULL) return values.some((value) => (value.toLowerCase() === 'true') === (found === undefined));
  const known = OPERATORS.get(name);
  if (!known) return false;
  if (found === undefined) return isOptional || set === 'ForAllValues' || (known.negated === true && set === undefined);
  const fits = values.some((wanted) => known.test(found, wanted, variables));
  return fits !== (known.negated === true);
}
