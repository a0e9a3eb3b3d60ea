/** Pure functions that check whether a condition blocks public access because only known projects, organizations, or networks meet it. */
import { needsValue, type Condition, readNetwork, withoutMapping } from './conditions';
import { ANONYMOUS } from './decide';

/**
 * Condition keys whose fixed values identify the requester or its location, as described in
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/access-control-block-public-access.html. The user name isn't included, because
 * every project can have a user with the same name. Neither is the service name, because a service acts for every project.
 * `aws:SourceAccount` contains the project. Anyone can send any referrer or user agent, use TLS, or wait for a date.
 */
const FIXED = new Set(
  `aws:principalaccount aws:principalorgid aws:sourceaccount aws:sourceowner aws:sourceorgid aws:sourcevpc
  aws:sourcevpce aws:vpceaccount aws:vpceorgid s3:dataaccesspointaccount`.split(/\s+/),
);
const ARNS = new Set(['aws:principalarn', 'aws:sourcearn', 'aws:sourcevpcarn', 's3:dataaccesspointarn']);
/** Condition keys for an organization and its units: `o-exampleorgid/r-ab12/ou-ab12-11111111/*`. */
const PATHS = new Set(['aws:principalorgpaths', 'aws:sourceorgpaths', 'aws:vpceorgpaths']);

/** Whether a value contains no wildcards, and no variables, whose values the requester can control. */
const isFixed = (text: string): boolean => text !== '' && !/[*?]|\$\{/.test(text);

/**
 * Whether an ARN contains an account, or a bucket with a unique name. Only ARN operators compare the parts separately. With any other
 * operator, a wildcard before the account could match a name that someone chose for this purpose.
 */
function isFixedArn(arn: string, operator: string): boolean {
  const [, , service = '', , account = '', ...name] = arn.split(':');
  const start = arn.split(':', 5).join(':');
  // A variable's value can contain colons.
  if (start.includes('${') || (!operator.includes('Arn') && !isFixed(start))) return false;
  return isFixed(account) || (account === '' && service === 's3' && isFixed(name.join(':')));
}

/** Whether an ID belongs to an Amazon user or role, so that no other account has the same ID: `AIDA…`, `AROA…:session`. */
const isFixedId = (id: string): boolean => /^A(?:IDA|ROA)[A-Z0-9]{12,}(?::.*)?$/.test(id);

/** Minimum prefix length of networks that aren't considered public, by address width, and their maximum share of all addresses. */
const LEAST_BITS = { 32: 8, 128: 32 } as const;
const LARGEST_SHARE = 1 / 16;

function areSmallNetworks(texts: readonly string[]): boolean {
  const networks = texts.map(readNetwork).map((network) => network && withoutMapping(network));
  const share = networks.reduce((sum, network) => sum + 2 ** -(network?.prefix ?? 0), 0);
  return networks.every((network) => network && network.prefix >= LEAST_BITS[network.width]) && share <= LARGEST_SHARE;
}

/** Operators that list the allowed values. With a comparison, such as `NumericLessThan`, other values can also meet the condition. */
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
