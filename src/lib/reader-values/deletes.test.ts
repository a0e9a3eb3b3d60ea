import { expect, it } from 'vitest';
import { deletesBucket } from './deletes';

it.each([
  'aws s3api delete-bucket --bucket b',
  'aws s3 rm s3://b/reports/ --recursive',
  'aws s3 sync local s3://b/site --delete',
  'aws s3 sync local s3://b/site \\\n  --delete',
  's3cmd sync --delete-removed reports/ s3://b/reports/',
  'mc rb ds3/b',
  'mc mirror --overwrite --remove reports ds3/b/reports',
  'rclone purge ds3:b',
  'rclone --config x sync projects ds3:b/projects',
  'rclone sync projects \\\n  ds3:b/projects',
  'rclone cleanup ds3:b',
  'rclone move local ds3:b --dry-run\nrclone delete ds3:b',
  'duplicity remove-older-than 6M s3:///b/server --force',
  // A rule erases what it finds, long after the exercise.
  'aws s3api put-bucket-lifecycle-configuration --bucket b --lifecycle-configuration file://rule.json',
  'new PutBucketLifecycleConfigurationCommand({ Bucket })',
  's3.put_bucket_lifecycle_configuration(Bucket=bucket)',
  'for item in page:\n    s3.delete_object(Bucket=bucket, Key=item["Key"])',
])('deletes: %s', (code) => {
  expect(deletesBucket(code)).toBe(true);
});

it.each([
  'aws s3api delete-object --bucket b --key k',
  'aws s3 sync s3://b/site local',
  'aws s3 rm s3://b/k',
  'rclone sync projects ds3:b/projects --dry-run',
  'rclone sync projects \\\n  ds3:b/projects --dry-run',
  'rclone copy projects ds3:b/projects',
  's3cmd sync --delete-removed --dry-run reports/ s3://b/reports/',
  'mc mirror reports ds3/b/reports',
  'aws s3api delete-bucket-lifecycle --bucket b',
  'aws s3api get-bucket-lifecycle-configuration --bucket b',
  's3.delete_object(Bucket=bucket, Key="k")',
])('does not: %s', (code) => {
  expect(deletesBucket(code)).toBe(false);
});
