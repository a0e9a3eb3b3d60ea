/** Whether a condition blocks public access: only known projects, organizations or networks can meet it. Pure. */
import { needsValue, type Condition } from './conditions';
import { ANONYMOUS } from './decide';
import { readNetwork, withoutMapping } from './ip';

/**
 * Keys whose fixed values name who asks, or from where, as in
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/access-control-block-public-access.html. A user name is not among them: every
 * project can have such a user. Nor is the name of a service, which acts for every project: the project comes from `aws:SourceAccount`. Anyone
 * can send any referrer or agent, use TLS, or wait for a date.
 */
const FIXED = new Set(
  `aws:principalaccount aws:principalorgid aws:sourceaccount aws:sourceowner aws:sourceorgid aws:sourcevpc
  aws:sourcevpce aws:vpceaccount aws:vpceorgid s3:dataaccesspointaccount`.split(/\s+/),
);
const ARNS = new Set(['aws:principalarn', 'aws:sourcearn', 'aws:sourcevpcarn', 's3:dataaccesspointarn']);
/** Organization and the units below it: `o-exampleorgid/r-ab12/ou-ab12-11111111/*`. */
const PATHS = new Set(['aws:principalorgpaths', 'aws:sourceorgpaths', 'aws:vpceorgpaths']);

/** Neither a wildcard nor a variable, which the one who asks can fill. */
const isFixed = (text: string): boolean => text !== '' && !/[*?]|\$\{/.test(text);

/**
 * Whether an ARN names an account, or a bucket, whose name is unique. Only operators for ARNs compare the parts separately; with another
 * operator a wildcard before the account reaches into a name that somebody chose.
 */
function isFixedArn(arn: string, operator: string): boolean {
  const [, , service = '', , account = '', ...name] = arn.split(':');
  const start = arn.split(':', 5).join(':');
  // The value of a variable can have colons.
  if (start.includes('${') || (!operator.includes('Arn') && !isFixed(start))) return false;
  return isFixed(account) || (account === '' && service === 's3' && isFixed(name.join(':')));
}

/** An identifier of a user or a role of Amazon, which no other account has: `AIDA…`, `AROA…:session`. */
const isFixedId = (id: string): boolean => /^A(?:IDA|ROA)[A-Z0-9]{12,}(?::.*)?$/.test(id);

/** Bits of the largest network that is not the internet, by the width of an address, and the largest share of all addresses in a list. */
const LEAST_BITS = { 32: 8, 128: 32 } as const;
const LARGEST_SHARE = 1 / 16;

function areSmallNetworks(texts: readonly string[]): boolean {
  const networks = texts.map(readNetwork).map((network) => network && withoutMapping(network));
  const share = networks.reduce((sum, network) => sum + 2 ** -(network?.prefix ?? 0), 0);
  return networks.every((network) => network && network.prefix >= LEAST_BITS[network.width]) && share <= LARGEST_SHARE;
}

/** Operators that name their values. With a comparison, such as `NumericLessThan`, other values can meet the condition, too. */
const NAMING = /^(?:ForAnyValue:)?(?:String|Arn)/;

export function blocksPublicAccess(condition: Condition): boolean {
  const { operator, values } = condition;
  const key = condition.key.toLowerCase();
  if (!needsValue(condition)) return false;
  if (key === 'aws:sourceip') return areSmallNetworks(values);
  if (!NAMING.test(operator)) return false;
  if (key === 'aws:userid') return values.every(isFixedId);
  if (ARNS.has(key)) return values.every((value) => isFixedArn(value, operator));
  if (PATHS.has(key)) return values.every((value) => /^o-[^/]+\//.test(value) && isFixed(value.split('/')[0] ?? ''));
  return FIXED.has(key) && values.every((value) => isFixed(value) && value.toLowerCase() !== ANONYMOUS);
}
