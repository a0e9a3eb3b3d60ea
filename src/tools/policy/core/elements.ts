/** The values of a statement's elements: actions, resources, principals, conditions. Pure. */
import type { JsonPath } from '../../parts/json-text';
import { ACTIONS } from './actions';
import { isKey, isOperator, KEY_NAMES, needsValue, OPERATOR_NAMES, unreadable, type Condition } from './conditions';
import type { Report } from './fault';
import { nearest } from './nearest';
import { matchesName } from './pattern';
import type { Statement } from './policy';

/** Services whose actions may stand beside those of S3; the product names those of IAM, and takes of roles use STS. */
const OTHER_SERVICES = /^(?:iam|sts):[a-z*?]+$/i;

export function checkAction(action: string, path: JsonPath, report: Report): void {
  if (action === '*' || OTHER_SERVICES.test(action) || ACTIONS.some((name) => matchesName(action, name))) return;
  const service = /^([a-z0-9-]+):/i.exec(action)?.[1]?.toLowerCase();
  const full = service === undefined ? `s3:${action}` : action;
  if (service !== undefined && service !== 's3') report.error('other-service', path, { action });
  else report.error('unknown-action', path, { action, nearest: nearest(full, ACTIONS) ?? 's3:GetObject' });
}

/** `arn:aws:s3:::bucket/key`, https://docs.aws.amazon.com/AmazonS3/latest/userguide/s3-arn-format.html */
export function checkResource(resource: string, path: JsonPath, report: Report): void {
  if (resource === '*') return;
  const [arn, partition = '', service = '', region = '', account = '', ...name] = resource.split(':');
  if (arn !== 'arn' || name.join(':') === '') report.error('arn-form', path, { resource });
  else if (service !== 's3' && service !== '*') report.error('arn-service', path, { resource, service });
  else if (partition !== 'aws' && partition !== '*') report.error('arn-partition', path, { resource, partition });
  else if (!/^\**$/.test(region + account)) report.error('arn-region', path, { resource });
}

/** A name is whole: no pattern, https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_principal.html */
const PRINCIPAL = /^(?:\*|[\w-]+|arn:aws:(?:iam|sts)::[\w-]+:(?:root|(?:user|role|assumed-role)\/[^*?]+))$/;

export function checkPrincipal(principal: string, path: JsonPath, report: Report): void {
  if (!PRINCIPAL.test(principal)) report.error('principal-form', path, { found: JSON.stringify(principal) });
}

export function checkCondition(condition: Condition, path: JsonPath, report: Report): void {
  const { operator, key } = condition;
  if (!isOperator(operator)) {
    report.error('unknown-operator', path.slice(0, -1), { operator, nearest: nearest(operator, OPERATOR_NAMES) ?? 'StringEquals' });
    return;
  }
  if (!isKey(key)) report.warnAt('unknown-key', path, { key, nearest: nearest(key, KEY_NAMES) ?? 's3:prefix' });
  const value = unreadable(condition);
  if (value !== undefined) report.error('condition-value', path, { operator, value });
}

/** Values that only listings have: s3:prefix in https://docs.aws.amazon.com/AmazonS3/latest/userguide/amazon-s3-policy-keys.html */
const OF_LISTINGS = /^s3:(?:prefix|delimiter|max-keys)$/i;

/** A condition that never holds for one of the actions, because its requests have no such value. */
export function checkListings({ actions, conditions }: Statement, path: JsonPath, report: Report): void {
  const condition = conditions.find((one) => OF_LISTINGS.test(one.key) && needsValue(one));
  if (!condition || actions.isNot) return;
  const isOther = (pattern: string): boolean => ACTIONS.some((name) => !name.startsWith('s3:List') && matchesName(pattern, name));
  const at = actions.values.findIndex(isOther);
  if (at >= 0) report.warnAt('no-prefix', [...path, 'Action', at], { action: actions.values[at] ?? '', key: condition.key });
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_sid.html */
export function checkSid(sid: string, path: JsonPath, report: Report): void {
  if (!/^[A-Za-z0-9]*$/.test(sid)) report.warnAt('sid-signs', path, { sid });
}
