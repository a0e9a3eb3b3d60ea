/** Pure functions that check the values of a statement's elements: actions, resources, principals, and conditions. */
import type { JsonPath } from '../../parts/json-text';
import { actionsOf, KEY_NAMES, typeOf } from './iam-data';
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
import type { Report } from './fault';
import { nearest, actionMeant } from './suggestion';
import type { PolicyKind, Statement } from './policy';

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
  for (const condition of effect === 'Allow' ? conditions.filter(holdsForNone) : [])
    if (!isPresent(condition.key.toLowerCase()))
      report.warnAt('absent-values', [...path, 'Condition', condition.operator, condition.key], {
        operator: condition.operator,
        key: condition.key,
      });
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

/** Checks a statement ID: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_sid.html */
export function checkSid(sid: string, path: JsonPath, report: Report): void {
  if (!/^[A-Za-z0-9]*$/.test(sid)) report.warnAt('sid-signs', path, { sid });
}
