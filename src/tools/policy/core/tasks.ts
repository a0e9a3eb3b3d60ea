/** Pure functions that write a policy for a task, with the minimum permissions. */
import { hasAction } from '../../../lib/access/has-action';
import { FEATURES, type Feature } from '../../../site/features';
import type { PolicyKind } from './policy';
import rights from './rights.json';

export interface TaskValues {
  readonly bucket: string;
  /** Prefix of the keys that the task applies to. It ends with a slash, or is empty for all keys. */
  readonly prefix: string;
  /** Other project that gets access. */
  readonly project: string;
  /** User of the other project, or empty for the whole project. */
  readonly user: string;
}

interface Rights {
  readonly kind: PolicyKind;
  readonly effect: 'Allow' | 'Deny';
  readonly onBucket: readonly string[];
  readonly onObjects: readonly string[];
  /** Whether a condition limits listings to the prefix. */
  readonly listsPrefix?: boolean;
  /** Who a bucket policy applies to. */
  readonly principal?: 'everyone' | 'project';
}

export type Task = keyof typeof rights;
export const TASKS = Object.keys(rights) as readonly Task[];
/**
 * Minimum permissions that each task needs, from the page that `guide` in the JSON file names. A Deny includes the bucket settings that can
 * cause objects to be lost or to become undeletable.
 */
export const RIGHTS = rights as Readonly<Record<Task, Rights>>;

/** Returns the tasks for a service with these features. Without IAM users, only bucket policies are left. */
export const tasksFor = (features: readonly Feature[]): readonly Task[] =>
  TASKS.filter(
    (task) => (task !== 'lock' || features.includes('objectLock')) && (RIGHTS[task].kind === 'bucket' || features.includes('iamUsers')),
  );

/** Actions that a condition on the prefix can limit. Other bucket actions have no prefix, so the condition would never allow them. */
const LISTINGS = ['s3:ListBucket', 's3:ListBucketVersions'];

const single = (values: readonly string[]): string | readonly string[] => (values.length === 1 ? (values[0] ?? '') : values);

function principalOf({ principal }: Rights, { project, user }: TaskValues): object {
  if (principal === undefined) return {};
  if (principal === 'everyone') return { Principal: '*' };
  return { Principal: { AWS: `arn:aws:iam::${project}:${user === '' ? 'root' : `user/${user}`}` } };
}

/** Returns a task's permissions without the actions that a service with these features lacks. */
export function rightsFor(task: Task, features: readonly Feature[]): Rights {
  const offered = (names: readonly string[]): string[] => names.filter((name) => hasAction(name, features));
  const rights = RIGHTS[task];
  return { ...rights, onBucket: offered(rights.onBucket), onObjects: offered(rights.onObjects) };
}

/** Returns a task's policy as a document that can be attached. */
function policyFor(rights: Rights, values: TaskValues): object {
  const { bucket, prefix } = values;
  const arn = `arn:aws:s3:::${bucket}`;
  const isLimited = rights.listsPrefix === true && prefix !== '';
  const listings = isLimited ? rights.onBucket.filter((action) => LISTINGS.includes(action)) : [];
  const others = rights.onBucket.filter((action) => !listings.includes(action));
  const statement = (Sid: string, names: readonly string[], Resource: string, rest: object = {}): object[] =>
    names.length === 0 ? [] : [{ Sid, Effect: rights.effect, ...principalOf(rights, values), Action: single(names), Resource, ...rest }];
  return {
    Version: '2012-10-17',
    Statement: [
      ...statement('Listings', listings, arn, { Condition: { StringLike: { 's3:prefix': `${prefix}*` } } }),
      ...statement('Bucket', others, arn),
      ...statement('Objects', rights.onObjects, `${arn}/${prefix}*`),
    ],
  };
}

/** Returns a task's policy for a service with these features, as text to show and copy. */
export const textFor = (task: Task, values: TaskValues, features: readonly Feature[] = FEATURES): string =>
  JSON.stringify(policyFor(rightsFor(task, features), values), null, 2);
