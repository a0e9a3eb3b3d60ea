/** Pure functions that write a policy for a task, with the minimum permissions. The actions are from the guides that explain them. */
import { hasAction } from '../../../lib/access/has-action';
import { FEATURES, type Feature } from '../../../site/features';
import type { PolicyKind } from './policy';

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

const actions = (names: string): string[] => names.split(' ').map((name) => `s3:${name}`);

const UPLOAD = 'PutObject AbortMultipartUpload ListMultipartUploadParts';
const DELETES = 'DeleteObject DeleteObjectVersion BypassGovernanceRetention PutObjectRetention PutObjectLegalHold';
/** Actions on bucket settings that can cause objects to be lost or to become undeletable. */
const SETTINGS = 'DeleteBucket PutBucketVersioning PutLifecycleConfiguration PutBucketObjectLockConfiguration PutBucketAcl';

/** Minimum permissions that each task needs. The comment above each task names its guide or integration. */
const EACH = {
  // guides/iam-policy#read-only
  read: {
    kind: 'user',
    effect: 'Allow',
    onBucket: actions('ListBucket GetBucketLocation'),
    onObjects: actions('GetObject'),
    listsPrefix: true,
  },
  // guides/iam-policy#upload-only
  upload: { kind: 'user', effect: 'Allow', onBucket: actions('ListBucketMultipartUploads'), onObjects: actions(UPLOAD) },
  // integrations/any-program
  work: {
    kind: 'user',
    effect: 'Allow',
    onBucket: actions('ListBucket GetBucketLocation ListBucketMultipartUploads'),
    onObjects: actions(`GetObject DeleteObject ${UPLOAD}`),
    listsPrefix: true,
  },
  // integrations/restic
  append: {
    kind: 'user',
    effect: 'Allow',
    onBucket: actions('ListBucket GetBucketLocation'),
    onObjects: actions(`GetObject ${UPLOAD}`),
    listsPrefix: true,
  },
  // integrations/veeam
  lock: {
    kind: 'user',
    effect: 'Allow',
    onBucket: actions(
      'ListBucket ListBucketVersions ListBucketMultipartUploads GetBucketLocation GetBucketVersioning GetBucketObjectLockConfiguration',
    ),
    onObjects: actions(
      `GetObject GetObjectVersion DeleteObject DeleteObjectVersion GetObjectRetention PutObjectRetention GetObjectLegalHold PutObjectLegalHold ${UPLOAD}`,
    ),
    listsPrefix: true,
  },
  // guides/iam-policy#no-delete
  keep: { kind: 'user', effect: 'Deny', onBucket: actions(`${SETTINGS} PutBucketPolicy DeleteBucketPolicy`), onObjects: actions(DELETES) },
  // guides/iam-policy#bucket-policy
  'keep-all': { kind: 'bucket', effect: 'Deny', onBucket: actions(SETTINGS), onObjects: actions(DELETES), principal: 'everyone' },
  // guides/who-may-do-what#another-project
  share: {
    kind: 'bucket',
    effect: 'Allow',
    onBucket: actions('ListBucket'),
    onObjects: actions('GetObject'),
    listsPrefix: true,
    principal: 'project',
  },
  // guides/public-files
  publish: { kind: 'bucket', effect: 'Allow', onBucket: [], onObjects: actions('GetObject'), principal: 'everyone' },
} satisfies Readonly<Record<string, Rights>>;

export type Task = keyof typeof EACH;
export const TASKS = Object.keys(EACH) as readonly Task[];
export const RIGHTS: Readonly<Record<Task, Rights>> = EACH;

/** Returns the tasks for a service with these features. Without IAM users, only bucket policies are left. */
export const tasksFor = (features: readonly Feature[]): readonly Task[] =>
  TASKS.filter(
    (task) => (task !== 'lock' || features.includes('objectLock')) && (RIGHTS[task].kind === 'bucket' || features.includes('iamUsers')),
  );

/** Actions that a condition on the prefix can limit. Other bucket actions have no prefix, so the condition would never allow them. */
const LISTINGS = actions('ListBucket ListBucketVersions');

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
