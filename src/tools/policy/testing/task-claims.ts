/** Documented effects of the tasks' policies, used to test the core and a real server. */
import type { Who } from '../core/decide';
import type { Task } from '../core/tasks';

/** Expected result of a request. A key that ends with a slash is a prefix. Keys that begin with `team-a/` belong to the task. */
type Claim = readonly [who: Who, request: string, key: string, allowed: boolean];

const INSIDE = 'team-a/plan.csv';
const OUTSIDE = 'team-b/plan.csv';

const nothingOutside = (...names: readonly string[]): Claim[] => names.map((name) => ['user', name, OUTSIDE, false]);

const READ: readonly Claim[] = [
  ['user', 'ListObjectsV2', 'team-a/', true],
  ['user', 'ListObjectsV2', 'team-b/', false],
  ['user', 'ListObjectsV2', '', false],
  ['user', 'GetObject', INSIDE, true],
  ...nothingOutside('GetObject', 'PutObject', 'DeleteObject'),
  ['anyone', 'GetObject', INSIDE, false],
  ['partner', 'GetObject', INSIDE, false],
];

export const CLAIMS: Readonly<Record<Task, readonly Claim[]>> = {
  read: [
    ...READ,
    ['user', 'PutObject', INSIDE, false],
    ['user', 'DeleteObject', INSIDE, false],
    ['user', 'GetBucketVersioning', '', false],
  ],
  upload: [
    ['user', 'PutObject', INSIDE, true],
    ['user', 'CreateMultipartUpload', INSIDE, true],
    ['user', 'ListMultipartUploads', '', true],
    ['user', 'GetObject', INSIDE, false],
    ['user', 'ListObjectsV2', 'team-a/', false],
    ['user', 'DeleteObject', INSIDE, false],
    ...nothingOutside('PutObject', 'CreateMultipartUpload'),
  ],
  work: [
    ...READ,
    ['user', 'PutObject', INSIDE, true],
    ['user', 'DeleteObject', INSIDE, true],
    ['user', 'DeleteObjectVersion', INSIDE, false],
  ],
  append: [
    ...READ,
    ['user', 'PutObject', INSIDE, true],
    ['user', 'DeleteObject', INSIDE, false],
    ['user', 'DeleteObjects', INSIDE, false],
    ['user', 'PutBucketVersioning', '', false],
  ],
  lock: [
    ...READ,
    ['user', 'PutObject', INSIDE, true],
    ['user', 'DeleteObjectVersion', INSIDE, true],
    ['user', 'ListObjectVersions', 'team-a/', true],
    ['user', 'GetBucketVersioning', '', true],
    ['user', 'PutBucketVersioning', '', false],
    ['user', 'PutObjectTagging', INSIDE, false],
  ],
  keep: [
    ['user', 'PutObject', INSIDE, true],
    ['user', 'GetObject', INSIDE, true],
    ['user', 'DeleteObject', OUTSIDE, true],
    ['user', 'DeleteObject', INSIDE, false],
    ['user', 'DeleteObjectsByKey', INSIDE, false],
    ['user', 'DeleteObjectVersion', INSIDE, false],
    ['user', 'DeleteObjects', INSIDE, false],
    ['user', 'PutBucketVersioning', '', false],
    ['user', 'DeleteBucketPolicy', '', false],
    ['user', 'PutBucketLifecycleConfiguration', '', false],
    ['user', 'PutBucketAcl', '', false],
    ['user', 'PutObjectLockConfiguration', '', false],
    ['user', 'PutObjectRetention', INSIDE, false],
    ['user', 'PutObjectLegalHold', INSIDE, false],
    ['root', 'DeleteObject', INSIDE, true],
  ],
  'keep-all': [
    ['root', 'PutObject', INSIDE, true],
    ['root', 'DeleteObject', OUTSIDE, true],
    ['root', 'DeleteObject', INSIDE, false],
    ['root', 'DeleteObjectVersion', INSIDE, false],
    ['root', 'DeleteObjects', INSIDE, false],
    ['root', 'PutBucketVersioning', '', false],
    ['root', 'PutObjectLockConfiguration', '', false],
    ['root', 'PutObjectRetention', INSIDE, false],
    ['user', 'DeleteObject', INSIDE, false],
    ['anyone', 'DeleteObject', INSIDE, false],
    ['root', 'DeleteBucketPolicy', '', true],
  ],
  share: [
    ['partner', 'ListObjectsV2', 'team-a/', true],
    ['partner', 'GetObject', INSIDE, true],
    ['partner', 'ListObjectsV2', '', false],
    ['partner', 'GetObject', OUTSIDE, false],
    ['partner', 'PutObject', INSIDE, false],
    ['partner', 'DeleteObject', INSIDE, false],
    ['anyone', 'GetObject', INSIDE, false],
    ['user', 'GetObject', INSIDE, false],
  ],
  publish: [
    ['anyone', 'GetObject', INSIDE, true],
    ['partner', 'GetObject', INSIDE, true],
    ['user', 'GetObject', INSIDE, true],
    ['anyone', 'GetObject', OUTSIDE, false],
    ['anyone', 'ListObjectsV2', 'team-a/', false],
    ['anyone', 'PutObject', INSIDE, false],
    ['anyone', 'DeleteObject', INSIDE, false],
  ],
};
