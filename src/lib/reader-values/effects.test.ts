import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { effectsOf, type Effect } from './effects';

const effects = (text: string, files: Readonly<Record<string, string>> = {}): Effect[] =>
  effectsOf({ text, namesBucket: true }, new Map(Object.entries(files).map(([name, file]) => [name, { text: file, namesBucket: false }])));

it.each([
  'aws s3api delete-bucket --bucket b',
  'aws s3api delete-object --bucket b --key k',
  'aws s3 rm s3://b/k',
  'aws s3 rm s3://b/reports/ --recursive',
  'aws --profile x s3 rb s3://b --force',
  'aws s3 mv s3://b/k s3://b/l',
  'aws s3 sync local s3://b/site --delete',
  'aws s3 sync local s3://b/site \\\n  --delete',
  'aws s3api abort-multipart-upload --bucket b --key k --upload-id "$ID"',
  's3cmd sync --delete-removed reports/ s3://b/reports/',
  's3cmd rm s3://b/k',
  's3cmd expire s3://b --expiry-days=1',
  'mc rb ds3/b',
  'mc mirror --overwrite --remove reports ds3/b/reports',
  'mc ilm rule add --expire-days 1 ds3/b',
  's5cmd rm "s3://b/*"',
  's5cmd --endpoint-url https://x sync --delete local s3://b',
  'rclone purge ds3:b',
  'rclone --config x sync projects ds3:b/projects',
  'rclone sync projects \\\n  ds3:b/projects',
  'rclone cleanup ds3:b',
  'rclone move --progress ds3:b/old local',
  'rclone bisync local ds3:b',
  'rclone backend cleanup-hidden ds3:b',
  'rclone move local ds3:b --dry-run\nrclone delete ds3:b',
  'duplicity remove-older-than 6M s3:///b/server --force',
  'restic forget --keep-last 1 --prune',
  'proxmox-backup-manager prune-job run nightly',
  'kopia maintenance run --full',
  'kopia snapshot delete k1',
  'terraform destroy -auto-approve',
  'tofu destroy',
  'velero backup delete nightly',
  'curl --request DELETE "https://b.example.com/k"',
  'Remove-S3Object -BucketName b -Key k',
  // SDK calls.
  'new DeleteBucketCommand({ Bucket })',
  'client.DeleteObjects(ctx, &s3.DeleteObjectsInput{',
  's3.deleteObject(request -> request.bucket(b).key(k));',
  'await client.DeleteBucketAsync(b);',
  '$s3->deleteMatchingObjects($bucket, "reports/");',
  's3.delete_object(bucket: b, key: k)',
  'for item in page:\n    s3.delete_object(Bucket=bucket, Key=item["Key"])',
  'bucket.objects.batch_delete!',
  'client.remove_objects(bucket, names)',
])('deletes: %s', (code) => expect(effects(code)).toContain('deletes'));

it.each([
  'aws s3api put-bucket-policy --bucket b --policy file://p.json',
  'aws s3api delete-bucket-policy --bucket b',
  'aws s3api put-bucket-versioning --bucket b --versioning-configuration Status=Suspended',
  'aws s3api put-bucket-encryption --bucket b --server-side-encryption-configuration file://e.json',
  'aws s3api put-bucket-acl --bucket b --acl public-read',
  'aws s3api delete-bucket-lifecycle --bucket b',
  'aws s3api put-object-lock-configuration --bucket b --object-lock-configuration file://l.json',
  'aws s3api put-public-access-block --bucket b',
  'aws s3api put-object-retention --bucket b --key k --retention file://r.json',
  'aws s3api put-object-acl --bucket b --key k --acl private',
  'aws s3api put-object --bucket b --key k --body k --acl public-read',
  'aws s3 cp k s3://b/k --acl public-read',
  'aws s3 website s3://b --index-document index.html',
  's3cmd setacl --acl-public s3://b',
  's3cmd setpolicy policy.json s3://b',
  'mc anonymous set download ds3/b',
  'mc version suspend ds3/b',
  'mc retention set --default COMPLIANCE 30d ds3/b',
  'rclone copy site ds3:b --s3-acl public-read',
  'rclone backend versioning ds3:b Suspended',
  'terraform apply',
  'new PutBucketPolicyCommand({ Bucket })',
  's3.put_object(Bucket=b, Key=k, Body=d, ACL="public-read")',
  "$s3->putObject(['Bucket' => $b, 'ACL' => 'public-read']);",
  'client.putBucketVersioning(request -> request.bucket(b));',
])('changes: %s', (code) => expect(effects(code)).toEqual(['changes']));

it.each([
  'aws s3api put-bucket-lifecycle-configuration --bucket b --lifecycle-configuration file://rule.json',
  'new PutBucketLifecycleConfigurationCommand({ Bucket })',
  's3.put_bucket_lifecycle_configuration(Bucket=bucket)',
])('changes a rule, which deletes: %s', (code) => expect(effects(code)).toEqual(['deletes', 'changes']));

it.each([
  'aws s3 sync s3://b/site local',
  'aws s3 mv local s3://b/k',
  'aws s3 rm s3://b/reports/ --recursive --dryrun',
  'aws s3api get-bucket-lifecycle-configuration --bucket b',
  'aws s3api list-object-versions --bucket b --query "DeleteMarkers[]"',
  'aws iam delete-user-policy --user-name u --policy-name p',
  'rclone sync projects ds3:b/projects --dry-run',
  'rclone sync projects \\\n  ds3:b/projects --dry-run',
  'rclone copy projects ds3:b/projects',
  'rclone move local ds3:b',
  's3cmd sync --delete-removed --dry-run reports/ s3://b/reports/',
  'mc mirror reports ds3/b/reports',
  'mc retention info ds3/b/k',
  'restic forget --keep-daily 7 --prune --dry-run',
  '{ "Action": ["s3:DeleteObject", "s3:PutBucketPolicy"], "Resource": "arn:aws:s3:::b/*" }',
])('has no effect: %s', (code) => expect(effects(code)).toEqual([]));

it('ignores a bucket that is not the reader’s', () => {
  const other = (text: string): Effect[] => effectsOf({ text, namesBucket: false }, new Map());
  expect(other('aws s3api delete-bucket --bucket logs')).toEqual([]);
  expect(other('restic forget --prune')).toEqual(['deletes']);
});

it.each<[string, string, Effect[]]>([
  ['s3.delete_objects(Bucket=bucket)', 'python3 tidy.py b', ['deletes']],
  ['s3.put_bucket_acl(Bucket=bucket)', 'python3 ./tidy.py b', ['changes']],
  ['s3.copy(source, bucket, key)', 'python3 tidy.py b', []],
  ['if "--erase" in sys.argv:\n    s3.delete_objects(Bucket=bucket)', 'python3 tidy.py b', []],
  ['if "--erase" in sys.argv:\n    s3.delete_objects(Bucket=bucket)', 'python3 tidy.py b --erase', ['deletes']],
])('does what its script does: %s by %s', (script, command, expected) => expect(effects(command, { 'tidy.py': script })).toEqual(expected));

/** S3 operations that write data but aren't marked, because they only add data, or affect only data that a block uploads itself. */
const WITHOUT_MARK =
  /^(?:Get|List|Head|Select|Create(?:Bucket|MultipartUpload|Session)$|CompleteMultipartUpload|CopyObject|PutObject$|PostObject|Options|Upload|RestoreObject|WriteGetObjectResponse)/;

it('each operation of the S3 API is classified, as the CLI and the SDKs write it', () => {
  const names = [...readFileSync('src/operations/data/operations.yaml', 'utf8').matchAll(/^- name: (\w+)/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  const kebab = (name: string): string => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  for (const name of names) {
    const spellings = [`aws s3api ${kebab(name)} --bucket b`, `new ${name}Command({})`, `s3.${kebab(name).replaceAll('-', '_')}(Bucket=b)`];
    for (const text of spellings) expect(effects(text).length === 0, text).toBe(WITHOUT_MARK.test(name));
  }
});
