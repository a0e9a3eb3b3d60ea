/** Pure functions that check a statement's actions, resources, principals, and conditions, and whether they fit each other. */
import { codePoint } from '../../../lib/invisible';
import { actionsOf, levelOf, type Level, KEY_NAMES, typeOf, nearest, actionMeant } from './iam-data';
import type { Part, PolicyKind, Statement } from './policy';
import {
  FITTING,
  fitsType,
  holdsForNone,
  isOperator,
  needsValue,
  OPERATOR_NAMES,
  plainWildcard,
  unreadable,
  type Condition,
} from './conditions';

const NAME = /^arn:[^:]*:[^:]*:[^:]*:[^:]*:(.*)$/s;
/** Returns a resource's bucket, or its bucket and key, or `*` for everything. */
const nameOf = (resource: string): string => NAME.exec(resource)?.[1] ?? resource;

/** Whether a resource is a bucket or an object. Other resources, such as access points, include a region or an account. */
const isOfBuckets = (resource: string): boolean => /^(?:\*$|arn:[^:]*:(?:s3|\*):\**:\**:)/.test(resource);

/** Whether a resource can belong to a level. A `*` also matches slashes. */
export function covers(resource: string, level: Level): boolean {
  if (!isOfBuckets(resource) || level === 'other') return true;
  const name = nameOf(resource);
  if (level === 'project') return name === '*';
  return level === 'object' ? /[/*]/.test(name) : !name.includes('/');
}

/** Returns a resource's bucket as written in the policy, or `*` for all buckets. */
export const bucketOf = (resource: string): string => nameOf(resource).split('/')[0] ?? '';

/** Actions of other services that a user policy can name: IAM, which the product supports, and STS, for assuming roles. */
const OTHER_SERVICES = /^(?:iam|sts):[a-z*?]+$/i;

export function checkAction(action: string, part: Part, kind: PolicyKind): void {
  if (action === '*' || (kind === 'user' && OTHER_SERVICES.test(action)) || actionsOf(action).length > 0) return;
  const service = /^([a-z0-9-]+):/i.exec(action)?.[1]?.toLowerCase();
  if (service !== undefined && service !== 's3') part.warn('other-service', { action });
  else part.warn('unknown-action', { action, nearest: actionMeant(action) ?? '' });
}

/** Checks a resource such as `arn:aws:s3:::bucket/key`: https://docs.aws.amazon.com/AmazonS3/latest/userguide/s3-arn-format.html */
export function checkResource(resource: string, part: Part): void {
  if (resource === '*') return;
  const [arn, partition = '', service = '', region = '', account = '', ...name] = resource.split(':');
  if (arn !== 'arn' || name.join(':') === '') part.error('arn-form', { resource });
  else if (service !== 's3' && service !== '*') part.warn('arn-service', { resource, service });
  else if (partition !== 'aws' && partition !== '*') part.error('arn-partition', { resource, partition });
  else if (!/^\**$/.test(region + account)) part.warn('arn-region', { resource });
}

/** Principal without wildcards: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_principal.html */
const PRINCIPAL = /^(?:\*|[\w-]+|arn:aws:(?:iam|sts)::[\w-]+:(?:root|(?:user|role|assumed-role|federated-user)\/[^*?]+))$/;
/** Principal types for Amazon's services and external identity providers. */
const OTHER_PRINCIPALS = ['Federated', 'Service'];

/** @param part principals with the name of their type, such as `AWS` @returns whether the tool knows who the principal refers to */
export function checkPrincipal(principal: string, part: Part): boolean {
  const { name: type } = part;
  if (OTHER_PRINCIPALS.includes(type) && principal !== '*') {
    part.warn('other-principal', { type, found: JSON.stringify(principal) });
    return false;
  }
  if (!PRINCIPAL.test(principal)) part.error('principal-form', { found: JSON.stringify(principal) });
  return true;
}

/** @param ofOperator part that contains the condition's operator @param part condition's key */
export function checkCondition(condition: Condition, ofOperator: Part, part: Part): void {
  const { operator, key } = condition;
  if (!isOperator(operator)) {
    ofOperator.error('unknown-operator', { operator, nearest: nearest(operator, OPERATOR_NAMES) ?? '' });
    return;
  }
  const type = typeOf(key);
  if (!type) part.warn('unknown-key', { key, nearest: nearest(key, KEY_NAMES) ?? '' });
  else if (!fitsType(condition, type)) part.warn('key-type', { operator, key, fitting: FITTING[type] });
  const pattern = plainWildcard(condition);
  if (pattern !== undefined) part.warn('plain-wildcard', { operator, pattern, better: operator.replace(/Equals(?:IgnoreCase)?/, 'Like') });
  const value = unreadable(condition);
  if (value !== undefined) part.error('condition-value', { operator, value });
}

/** Checks that a bucket policy names only its own bucket, because it doesn't apply to any other bucket. */
export function checkBuckets(statements: readonly Statement[]): void {
  let first: string | undefined;
  for (const { part, resources } of statements) {
    for (const [at, resource] of resources.values.entries()) {
      const place = part.in(resources.isNot ? 'NotResource' : 'Resource', at);
      const bucket = bucketOf(resource);
      if (bucket === '*') place.warn('any-bucket');
      if (/[*?$]/.test(bucket) || !isOfBuckets(resource)) continue;
      first ??= bucket;
      if (bucket !== first) place.error('other-bucket', { bucket, first });
    }
  }
}

/** Valid bucket names: https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
export const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const VARIABLE = /\$\{[^}]*\}/g;

/** Whether a name, which may contain wildcards, can match a bucket. */
function canBeBucket(bucket: string): boolean {
  const letters = bucket.replace(VARIABLE, '*');
  return /[*?]/.test(letters) ? /^[a-z0-9.*?-]{1,63}$/.test(letters) : BUCKET.test(letters);
}

/**
 * Text that few keys contain and that a policy compares literally: leading or trailing spaces, hidden characters, escape sequences, and
 * empty folders.
 */
const ODD = /(?<=^\/)\s+|\s+$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}|%[0-9A-Fa-f]{2}|\\|\/{2,}|\/\.{1,2}\//u;

/** Formats the found text. Invisible characters are written as code points, such as U+00A0. */
const shown = (found: string): string => (/^[\p{C}\p{Z}]+$/u.test(found) ? Array.from(found, codePoint).join(' ') : found);

/** Whether a pattern ends in the middle of a name, so that it also matches longer names: `team-a*`. */
const isOpen = (pattern: string): boolean => /[\p{L}\p{N}_}]\*+$/u.test(pattern);
/** Adds the slash that makes a pattern match only keys below a folder. */
const closed = (pattern: string): string => `${pattern.replace(/\*+$/, '')}/*`;

/** Problem of a statement in which no resource has an action's level. */
const NEEDS = { bucket: 'needs-bucket', object: 'needs-object', project: 'needs-all' } as const;
const LEVELS = Object.keys(NEEDS) as (keyof typeof NEEDS)[];
const EVERY = /^(?:\*|s3:\*)$/i;

function checkLevels({ part, actions, resources }: Statement): void {
  const [resource = ''] = resources.values;
  const bucket = bucketOf(resource);
  const isCovered = (level: Level): boolean => resources.values.some((value) => covers(value, level));
  for (const [at, action] of actions.values.entries()) {
    const place = part.in('Action', at);
    const levels = new Set(actionsOf(action).flatMap((name) => levelOf(name) ?? []));
    const first = LEVELS.find((level) => levels.has(level));
    if (first !== undefined && ![...levels].some(isCovered)) place.error(NEEDS[first], { action, resource, bucket });
    else if (EVERY.test(action) && !isCovered('bucket')) place.warn('half-object', { action, bucket });
    else if (EVERY.test(action) && !isCovered('object')) place.warn('half-bucket', { action, bucket });
  }
}

/** Keys that only listings have: s3:prefix in https://docs.aws.amazon.com/AmazonS3/latest/userguide/amazon-s3-policy-keys.html */
const OF_LISTINGS = /^s3:(?:prefix|delimiter|max-keys)$/i;

/** Warns about a condition that never holds for one of the actions, because requests for this action have no value for the key. */
function checkListings({ part, actions, conditions }: Statement): void {
  const condition = conditions.find((one) => OF_LISTINGS.test(one.key) && needsValue(one));
  const isOther = (pattern: string): boolean => actionsOf(pattern).some((name) => !name.startsWith('s3:List'));
  const at = condition ? actions.values.findIndex(isOther) : -1;
  if (condition && at >= 0) part.in('Action', at).warn('no-prefix', { action: actions.values[at] ?? '', key: condition.key });
}

/** Key whose last part has no extension and no wildcard, so it might be the name of a folder. */
const PLAIN_KEY = /^\/(?:.*\/)?[^/.*?$]+$/s;

function checkResources({ part, effect, resources: { values, isNot } }: Statement, kind: PolicyKind): void {
  for (const [at, resource] of values.entries()) {
    if (resource === '*' || !isOfBuckets(resource)) continue;
    const place = part.in(isNot ? 'NotResource' : 'Resource', at);
    const bucket = bucketOf(resource);
    const key = nameOf(resource).slice(bucket.length);
    if (!isNot && bucket !== '') {
      // A key that ends with a slash is only an empty object.
      if (key.endsWith('/') && !values.includes(`${resource}*`)) place.warn('only-folder', { resource });
      if (PLAIN_KEY.test(key) && !values.includes(`${resource}/*`)) place.warn('only-key', { resource });
    }
    const odd = ODD.exec(key);
    if (!canBeBucket(bucket)) place.warn('bucket-name', { resource, bucket });
    else if (odd) place.warn('odd-key', { resource, found: shown(odd[0]) });
    if (effect === 'Deny' || isNot) continue;
    if (kind === 'user' && /[*?]/.test(bucket) && !/^\*+$/.test(bucket))
      place.warn('open-bucket', { resource, bucket, name: bucket.replace(/[*?].*/, '') });
    else if (resource.includes('/') && isOpen(resource)) place.warn('open-prefix', { pattern: resource, better: closed(resource) });
  }
}

function checkConditions({ part, effect, conditions }: Statement): void {
  for (const condition of conditions) {
    const { operator, key, values } = condition;
    const place = part.in('Condition', operator, key);
    const name = key.toLowerCase();
    const isPresent = conditions.some((one) => one.operator === 'Null' && one.key.toLowerCase() === name);
    if (effect === 'Deny') {
      // Requests signed with a long-term access key have no value for this key.
      if (operator === 'Bool' && name === 'aws:multifactorauthpresent' && values.some((value) => value.toLowerCase() === 'false'))
        place.warn('mfa-absent', { key });
      continue;
    }
    if (holdsForNone(condition) && !isPresent) place.warn('absent-values', { operator, key });
    if (name === 's3:prefix' && operator.includes('StringLike'))
      for (const pattern of values.filter(isOpen)) place.warn('open-prefix', { pattern, better: closed(pattern) });
  }
}

export function checkStatement(statement: Statement, kind: PolicyKind): void {
  const { actions, resources } = statement;
  if (!actions.isNot && !resources.isNot) checkLevels(statement);
  checkResources(statement, kind);
  if (!actions.isNot) checkListings(statement);
  checkConditions(statement);
}
