/** Pure functions that find resource names that match nothing, or more than their author might have intended. */
import type { JsonPath } from '../../parts/json-text';
import type { Condition } from './conditions';
import type { Report } from './fault';
import { bucketOf, isOfBuckets, nameOf } from './levels';
import type { PolicyKind, Statement } from './policy';

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
const shown = (found: string): string =>
  /^[\p{C}\p{Z}]+$/u.test(found)
    ? Array.from(found, (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
    : found;

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
