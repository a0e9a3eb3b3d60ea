/** Whether the resources of a statement are what its actions act on: buckets, objects, or all of the project. Pure. */
import type { JsonPath } from '../../parts/json-text';
import { ACTIONS, levelOf, type Level } from './actions';
import type { Report } from './fault';
import { matchesName } from './pattern';
import type { Statement } from './policy';

const NAME = /^arn:[^:]*:[^:]*:[^:]*:[^:]*:(.*)$/;
/** Bucket, or bucket and key, of a resource; `*` for everything. */
const nameOf = (resource: string): string => NAME.exec(resource)?.[1] ?? resource;

/** Whether a resource can be one of a level. A `*` stands for a slash, too. */
export function covers(resource: string, level: Level): boolean {
  const name = nameOf(resource);
  if (level === 'project') return name === '*';
  return level === 'object' ? /[/*]/.test(name) : !name.includes('/');
}

/** Levels of all actions of S3 that a pattern stands for. */
const levelsOf = (pattern: string): Set<Level> =>
  new Set(ACTIONS.filter((name) => matchesName(pattern, name)).flatMap((name) => levelOf(name) ?? []));

const NEEDS = { project: 'needs-all', bucket: 'needs-bucket', object: 'needs-object' } as const;
const EVERY = /^(?:\*|s3:\*)$/i;

export function checkLevels({ actions, resources }: Statement, path: JsonPath, report: Report): void {
  if (actions.isNot || resources.isNot) return;
  const [resource = ''] = resources.values;
  const covered = (level: Level): boolean => resources.values.some((value) => covers(value, level));
  for (const [at, action] of actions.values.entries()) {
    const levels = [...levelsOf(action)];
    const first = levels.find((level) => level !== 'project') ?? levels[0];
    const place = [...path, 'Action', at];
    if (first !== undefined && !levels.some(covered)) report.error(NEEDS[first], place, { action, resource, bucket: bucketOf(resource) });
    else if (EVERY.test(action) && !covered('bucket')) report.warnAt('half-object', place, { action, bucket: bucketOf(resource) });
    else if (EVERY.test(action) && !covered('object')) report.warnAt('half-bucket', place, { action, bucket: bucketOf(resource) });
  }
}

/** Bucket of a resource as it is written; `*` for all. */
export const bucketOf = (resource: string): string => nameOf(resource).split('/')[0] ?? '';

/** A bucket policy is about its bucket alone. */
export function checkBuckets(statements: readonly (Statement | undefined)[], pathOf: (at: number) => JsonPath, report: Report): void {
  let first: string | undefined;
  for (const [at, statement] of statements.entries()) {
    for (const [place, resource] of (statement?.resources.values ?? []).entries()) {
      const bucket = bucketOf(resource);
      if (/[*?$]/.test(bucket)) continue;
      first ??= bucket;
      const name = statement?.resources.isNot ? 'NotResource' : 'Resource';
      if (bucket !== first) report.error('other-bucket', [...pathOf(at), name, place], { bucket, first });
    }
  }
}
