/** Pure functions that find effects that a policy's author might not intend: access granted or blocked, or ways around a Deny. */
import { levelOf, type Level, ACTIONS } from './iam-data';
import { ANONYMOUS, actionFits, resourceFits } from './decide';
import { bucketOf, covers } from './checks';
import { needsValue, readNetwork, withoutMapping, type Condition } from './conditions';
import type { Policy, PolicyFault, PolicyKind, Statement } from './policy';
import { matchesName } from './pattern';
import loopholes from './loopholes.json';

/** Characters that no pattern contains. There are more of them than question marks in any pattern, so only a `*` can match them. */
const SOME = '\u{E000}'.repeat(9);
const [ONE] = SOME;
const exampleOf = (pattern: string): string => pattern.replaceAll('*', SOME).replaceAll('?', ONE ?? '');

/** Returns an example of what a resource matches, at the level of an action. */
function placeOf(resource: string, level: Level | undefined): string {
  const full = resource === '*' ? 'arn:aws:s3:::*/*' : resource;
  const bucket = `arn:aws:s3:::${bucketOf(full)}`;
  if (level === 'bucket') return exampleOf(bucket);
  return exampleOf(full.includes('/') ? full : `${bucket}/*`);
}

/** Whether a statement applies to everyone that the other statement applies to. */
function isAboutAllOf({ principals: wide }: Statement, { principals: narrow }: Statement): boolean {
  if (!wide || !narrow) return true;
  if (!wide.isNot && wide.values.includes('*')) return true;
  const isIn = (values: readonly string[], others: readonly string[]): boolean => values.every((value) => others.includes(value));
  if (wide.isNot !== narrow.isNot) return false;
  // The statement with fewer exceptions covers more requesters.
  return wide.isNot ? isIn(wide.values, narrow.values) : isIn(narrow.values, wide.values);
}

/** Whether statements cover an action wherever another statement applies. Resources that are defined by exclusion count as covered. */
const haveAction = (statements: readonly Statement[], action: string, where: Statement): boolean =>
  where.resources.isNot ||
  where.resources.values.every((resource) => {
    const place = placeOf(resource, levelOf(action));
    return statements.some((one) => actionFits(one, action) && isAboutAllOf(one, where) && resourceFits(one, place));
  });

const isForEveryone = ({ principals }: Statement): boolean =>
  principals !== undefined && !principals.isNot && principals.values.includes('*');
const isUnconditional = ({ conditions }: Statement): boolean => conditions.length === 0;

/** Whether a statement's resources can belong to a level. Resources that are defined by exclusion always do. */
const reaches = ({ resources }: Statement, level: 'bucket' | 'object'): boolean =>
  resources.isNot || resources.values.some((resource) => covers(resource, level));

const isEverything = (statement: Statement): boolean =>
  isUnconditional(statement) &&
  !statement.resources.isNot &&
  statement.resources.values.some((resource) => covers(resource, 'project')) &&
  ACTIONS.every((action) => actionFits(statement, action));

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

/** Whether only known projects, organizations, or networks meet a condition, so that it blocks public access. */
function blocksPublicAccess(condition: Condition): boolean {
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

function publicCode(statement: Statement, denies: readonly Statement[]): PolicyFault['code'] {
  if (!isUnconditional(statement)) return 'public-condition';
  const actions = ACTIONS.filter((action) => actionFits(statement, action));
  if (actions.length > 0 && actions.every((action) => haveAction(denies, action, statement))) return 'public-denied';
  return actions.every((action) => /^s3:(?:Get|List)/.test(action)) ? 'public-read' : 'public-write';
}

/** Returns the whole projects that a statement names, which may include the bucket's own. Names of users and roles have another form. */
const projectsOf = ({ principals }: Statement): readonly string[] =>
  principals?.values.filter((value) => value !== '*' && !/^arn:aws:(?:iam|sts)::[^:]+:(?!root$)/.test(value)) ?? [];

function lockoutCode(statement: Statement): PolicyFault['code'] | undefined {
  if (statement.principals?.isNot) return 'lockout-others';
  const isEveryone = isForEveryone(statement);
  if (!isEveryone && projectsOf(statement).length === 0) return undefined;
  if (!isUnconditional(statement)) return 'lockout-condition';
  return isEveryone ? 'lockout' : 'lockout-project';
}

type Loopholes = readonly { readonly action: string; readonly code: PolicyFault['code']; readonly without?: string }[];
/** Other actions that destroy objects or remove their protection. Each message explains how to close the gap. */
const BYPASSES = loopholes.denied as Loopholes;
/** Permissions that undo the effect of not granting another one. They're reported if the first is granted and the second isn't. */
const UNDONE = loopholes.allowed as Loopholes;

function checkAllows(allows: readonly Statement[], denies: readonly Statement[], kind: PolicyKind): void {
  for (const statement of allows) {
    const { part, actions, resources, conditions } = statement;
    if (actions.isNot || resources.isNot) part.warn('allow-not');
    if (kind === 'user' && isEverything(statement)) part.warn('everything');
    if (isForEveryone(statement) && !conditions.some(blocksPublicAccess))
      part.warn(publicCode(statement, denies), { actions: actions.values.join(', ') });
  }
  if (allows.some(isEverything)) return;
  const closed = denies.filter(isUnconditional);
  const giving = (action: string): readonly Statement[] =>
    allows.filter((one) => actionFits(one, action) && !haveAction(closed, action, one));
  for (const { action, without, code } of UNDONE) {
    const balanced = without === undefined ? [] : giving(without);
    giving(action)
      .find((one) => !haveAction(balanced, without ?? action, one))
      ?.part.warn(code, { action });
  }
  // Actions that let users grant themselves permissions, remove a Deny that affects them, or act as another user or role. A bucket policy
  // applies only to its bucket, so it can't grant them. Source: the list of actions in
  // https://docs.aws.amazon.com/service-authorization/latest/reference/list_identityandaccessmanagement.html
  const ofIdentities = kind === 'user' ? loopholes.identities.filter((action) => giving(action).length > 0) : [];
  for (const statement of new Set(ofIdentities.flatMap(giving))) {
    const given = ofIdentities.filter((action) => giving(action).includes(statement));
    const names = statement.actions.values.filter((pattern) => given.some((action) => matchesName(pattern, action)));
    statement.part.warn('allow-identity', { actions: (statement.actions.isNot ? given : names).join(', ') });
  }
}

function checkDenies(denies: readonly Statement[], kind: PolicyKind): void {
  for (const statement of denies) {
    if (kind === 'user' && isEverything(statement)) statement.part.warn('nothing');
    const code = lockoutCode(statement);
    if (code && actionFits(statement, 's3:DeleteBucketPolicy') && reaches(statement, 'bucket'))
      statement.part.warn(code, { projects: projectsOf(statement).join(', ') });
  }
  const closed = denies.filter(isUnconditional);
  const isKeeping = (deny: Statement): boolean => ['s3:DeleteObject', 's3:DeleteObjectVersion'].some((action) => actionFits(deny, action));
  const keeping = closed.filter((deny) => isKeeping(deny) && reaches(deny, 'object'));
  for (const { action, code } of BYPASSES) keeping.find((deny) => !haveAction(closed, action, deny))?.part.warn(code, { action });
  for (const { action, denied } of loopholes.related) {
    const level = denied === 's3:GetObject' ? 'object' : 'bucket';
    // Include Deny statements with conditions, such as a network.
    denies
      .find((deny) => actionFits(deny, denied) && reaches(deny, level) && !haveAction(denies, action, deny))
      ?.part.warn('bypass-read', { action, denied });
  }
}

export function checkMeaning({ statements, kind }: Policy): void {
  const denies = statements.filter(({ effect }) => effect === 'Deny');
  checkAllows(
    statements.filter(({ effect }) => effect === 'Allow'),
    denies,
    kind,
  );
  checkDenies(denies, kind);
}
