/**
 * Pure functions that check a statement's actions, resources, principals, and conditions, and whether they match: buckets, objects, or the
 * whole project.
 */
import { codePoint } from '../../../lib/invisible';
import type { JsonPath } from '../../parts/json-text';
import { actionsOf, levelOf, type Level, KEY_NAMES, typeOf, nearest, actionMeant } from './iam-data';
import type { Report, Statement, PolicyKind } from './policy';
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

/** Returns the levels of all S3 actions that a pattern matches. */
const levelsOf = (pattern: string): Set<Level> => new Set(actionsOf(pattern).flatMap((name) => levelOf(name) ?? []));

const NEEDS = { project: 'needs-all', bucket: 'needs-bucket', object: 'needs-object' } as const;
const isLevel = (level: Level): level is keyof typeof NEEDS => level !== 'other';
const EVERY = /^(?:\*|s3:\*)$/i;

export function checkLevels({ actions, resources }: Statement, path: JsonPath, report: Report): void {
  if (actions.isNot || resources.isNot) return;
  const [resource = ''] = resources.values;
  const covered = (level: Level): boolean => resources.values.some((value) => covers(value, level));
  for (const [at, action] of actions.values.entries()) {
    const all = [...levelsOf(action)];
    const levels = all.filter(isLevel);
    const first = levels.find((level) => level !== 'project') ?? levels[0];
    const place = [...path, 'Action', at];
    if (first !== undefined && !all.some(covered)) report.error(NEEDS[first], place, { action, resource, bucket: bucketOf(resource) });
    else if (EVERY.test(action) && !covered('bucket')) report.warnAt('half-object', place, { action, bucket: bucketOf(resource) });
    else if (EVERY.test(action) && !covered('object')) report.warnAt('half-bucket', place, { action, bucket: bucketOf(resource) });
  }
}

/** Returns a resource's bucket as written in the policy, or `*` for all buckets. */
export const bucketOf = (resource: string): string => nameOf(resource).split('/')[0] ?? '';

/** Key whose last part has no extension and no wildcard, so it might be the name of a folder. */
const PLAIN_KEY = /^[^/]+\/(?:.*\/)?[^/.*?$]+$/s;

/** Warns about a key that ends with a slash, which is only an empty object, and about a possible folder name without a wildcard. */
export function checkFolders({ resources }: Statement, path: JsonPath, report: Report): void {
  if (resources.isNot) return;
  for (const [at, resource] of resources.values.entries()) {
    const place = [...path, 'Resource', at];
    const has = (wider: string): boolean => resources.values.includes(wider);
    if (!isOfBuckets(resource)) continue;
    if (/^[^/]+\/.*(?<=\/)$/.test(nameOf(resource)) && !has(`${resource}*`)) report.warnAt('only-folder', place, { resource });
    if (PLAIN_KEY.test(nameOf(resource)) && !has(`${resource}/*`)) report.warnAt('only-key', place, { resource });
  }
}

/** Checks that a bucket policy names only its own bucket, because it doesn't apply to any other bucket. */
export function checkBuckets(statements: readonly (Statement | undefined)[], pathOf: (at: number) => JsonPath, report: Report): void {
  let first: string | undefined;
  for (const [at, statement] of statements.entries()) {
    for (const [place, resource] of (statement?.resources.values ?? []).entries()) {
      const bucket = bucketOf(resource);
      const name = statement?.resources.isNot ? 'NotResource' : 'Resource';
      if (bucket === '*') report.warnAt('any-bucket', [...pathOf(at), name, place]);
      if (/[*?$]/.test(bucket) || !isOfBuckets(resource)) continue;
      first ??= bucket;
      if (bucket !== first) report.error('other-bucket', [...pathOf(at), name, place], { bucket, first });
    }
  }
}

/** Actions of other services that a user policy can name: IAM, which the product supports, and STS, for assuming roles. */
const OTHER_SERVICES = /^(?:iam|sts):[a-z*?]+$/i;

export function checkAction(action: string, path: JsonPath, report: Report, kind: PolicyKind): void {
  if (action === '*' || (kind === 'user' && OTHER_SERVICES.test(action)) || actionsOf(action).length > 0) return;
  const service = /^([a-z0-9-]+):/i.exec(action)?.[1]?.toLowerCase();
  if (service !== undefined && service !== 's3') report.warnAt('other-service', path, { action });
  else report.warnAt('unknown-action', path, { action, nearest: actionMeant(action) ?? '' });
}

/** Checks a resource such as `arn:aws:s3:::bucket/key`: https://docs.aws.amazon.com/AmazonS3/latest/userguide/s3-arn-format.html */
export function checkResource(resource: string, path: JsonPath, report: Report): void {
  if (resource === '*') return;
  const [arn, partition = '', service = '', region = '', account = '', ...name] = resource.split(':');
  if (arn !== 'arn' || name.join(':') === '') report.error('arn-form', path, { resource });
  else if (service !== 's3' && service !== '*') report.warnAt('arn-service', path, { resource, service });
  else if (partition !== 'aws' && partition !== '*') report.error('arn-partition', path, { resource, partition });
  else if (!/^\**$/.test(region + account)) report.warnAt('arn-region', path, { resource });
}

/** Principal without wildcards: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_principal.html */
const PRINCIPAL = /^(?:\*|[\w-]+|arn:aws:(?:iam|sts)::[\w-]+:(?:root|(?:user|role|assumed-role|federated-user)\/[^*?]+))$/;
/** Principal types for Amazon's services and external identity providers. */
const OTHER_PRINCIPALS = ['Federated', 'Service'];

/** @param type name before the principal, such as `AWS` @returns whether the tool knows who the principal refers to */
export function checkPrincipal(type: string, principal: string, path: JsonPath, report: Report): boolean {
  if (OTHER_PRINCIPALS.includes(type) && principal !== '*') {
    report.warnAt('other-principal', path, { type, found: JSON.stringify(principal) });
    return false;
  }
  if (!PRINCIPAL.test(principal)) report.error('principal-form', path, { found: JSON.stringify(principal) });
  return true;
}

export function checkCondition(condition: Condition, path: JsonPath, report: Report): void {
  const { operator, key } = condition;
  if (!isOperator(operator)) {
    report.error('unknown-operator', path.slice(0, -1), { operator, nearest: nearest(operator, OPERATOR_NAMES) ?? '' });
    return;
  }
  const type = typeOf(key);
  if (!type) report.warnAt('unknown-key', path, { key, nearest: nearest(key, KEY_NAMES) ?? '' });
  else if (!fitsType(condition, type)) report.warnAt('key-type', path, { operator, key, fitting: FITTING[type] });
  const pattern = plainWildcard(condition);
  if (pattern !== undefined)
    report.warnAt('plain-wildcard', path, { operator, pattern, better: operator.replace(/Equals(?:IgnoreCase)?/, 'Like') });
  const value = unreadable(condition);
  if (value !== undefined) report.error('condition-value', path, { operator, value });
}

/** Warns about an Allow that also applies to requests without any values for the key, unless `Null` excludes these requests. */
export function checkAbsent({ effect, conditions }: Statement, path: JsonPath, report: Report): void {
  const isPresent = (name: string): boolean => conditions.some(({ operator, key }) => operator === 'Null' && key.toLowerCase() === name);
  for (const { operator, key } of effect === 'Allow' ? conditions.filter(holdsForNone) : [])
    if (!isPresent(key.toLowerCase())) report.warnAt('absent-values', [...path, 'Condition', operator, key], { operator, key });
}

/** Warns about a Deny that doesn't affect requests signed with a long-term access key, because they have no value for this key. */
export function checkMfa({ effect, conditions }: Statement, path: JsonPath, report: Report): void {
  for (const { operator, key, values } of effect === 'Deny' ? conditions : [])
    if (
      operator === 'Bool' &&
      key.toLowerCase() === 'aws:multifactorauthpresent' &&
      values.some((value) => value.toLowerCase() === 'false')
    )
      report.warnAt('mfa-absent', [...path, 'Condition', operator, key], { key });
}

/** Keys that only listings have: s3:prefix in https://docs.aws.amazon.com/AmazonS3/latest/userguide/amazon-s3-policy-keys.html */
const OF_LISTINGS = /^s3:(?:prefix|delimiter|max-keys)$/i;

/** Warns about a condition that never holds for one of the actions, because requests for this action have no value for the key. */
export function checkListings({ actions, conditions }: Statement, path: JsonPath, report: Report): void {
  const condition = conditions.find((one) => OF_LISTINGS.test(one.key) && needsValue(one));
  if (!condition || actions.isNot) return;
  const isOther = (pattern: string): boolean => actionsOf(pattern).some((name) => !name.startsWith('s3:List'));
  const at = actions.values.findIndex(isOther);
  if (at >= 0) report.warnAt('no-prefix', [...path, 'Action', at], { action: actions.values[at] ?? '', key: condition.key });
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

function checkName(resource: string, path: JsonPath, report: Report): void {
  const bucket = bucketOf(resource);
  const odd = ODD.exec(nameOf(resource).slice(bucket.length));
  if (!canBeBucket(bucket)) report.warnAt('bucket-name', path, { resource, bucket });
  else if (odd) report.warnAt('odd-key', path, { resource, found: shown(odd[0]) });
}

/** Warns about an Allow that covers more than the bucket or folder that it names. */
function checkOpen(resource: string, kind: PolicyKind, path: JsonPath, report: Report): void {
  const bucket = bucketOf(resource);
  const isAll = /^\*+$/.test(bucket);
  if (kind === 'user' && /[*?]/.test(bucket) && !isAll)
    report.warnAt('open-bucket', path, { resource, bucket, name: bucket.replace(/[*?].*/, '') });
  else if (resource.includes('/') && isOpen(resource))
    report.warnAt('open-prefix', path, { pattern: resource, better: `${resource.replace(/\*+$/, '')}/*` });
}

export function checkResources({ effect, resources }: Statement, path: JsonPath, report: Report, kind: PolicyKind): void {
  for (const [at, resource] of resources.values.entries()) {
    if (resource === '*' || !isOfBuckets(resource)) continue;
    const place = [...path, resources.isNot ? 'NotResource' : 'Resource', at];
    checkName(resource, place, report);
    if (effect === 'Allow' && !resources.isNot) checkOpen(resource, kind, place, report);
  }
}

/** Warns about an Allow for listings whose prefix pattern also matches longer names. */
export function checkPrefixes({ effect, conditions }: Statement, path: JsonPath, report: Report): void {
  const isPrefix = ({ operator, key }: Condition): boolean => key.toLowerCase() === 's3:prefix' && operator.includes('StringLike');
  for (const { operator, key, values } of effect === 'Allow' ? conditions.filter(isPrefix) : [])
    for (const pattern of values.filter(isOpen))
      report.warnAt('open-prefix', [...path, 'Condition', operator, key], { pattern, better: `${pattern.replace(/\*+$/, '')}/*` });
}
