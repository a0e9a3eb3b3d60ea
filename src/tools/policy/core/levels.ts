/** Pure functions that check whether a statement's resources match its actions: buckets, objects, or the whole project. */
import type { JsonPath } from '../../parts/json-text';
import { actionsOf, levelOf, type Level } from './iam-data';
import type { Report } from './fault';
import type { Statement } from './policy';

const NAME = /^arn:[^:]*:[^:]*:[^:]*:[^:]*:(.*)$/s;
/** Returns a resource's bucket, or its bucket and key, or `*` for everything. */
export const nameOf = (resource: string): string => NAME.exec(resource)?.[1] ?? resource;

/** Whether a resource is a bucket or an object. Other resources, such as access points, include a region or an account. */
export const isOfBuckets = (resource: string): boolean => /^(?:\*$|arn:[^:]*:(?:s3|\*):\**:\**:)/.test(resource);

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
