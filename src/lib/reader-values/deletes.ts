/**
 * Guides delete what they have made, each in a bucket of its own, and set rules that delete. With the reader's bucket in its
 * place, a reader must know before the command runs.
 */

/** Goes on in a command, also in the next line, unless it only says what it would do. */
const ON = String.raw`(?:(?!--dry-?run)(?:\\\n|[^\n]))*?`;
const DRY = String.raw`(?!(?:\\\n|[^\n])*--dry-?run)`;
const command = (program: string, rest: string): RegExp => new RegExp(String.raw`\b${program}\b${DRY}${ON}${rest}`);

/** Commands and calls that delete a bucket, or more of one than a single object, at once or by a rule. */
const DELETES = [
  /\b(?:delete-bucket|delete-objects)\b(?!-)/,
  /\bs3 rb\b/,
  command('aws', String.raw`\bs3 (?:rm${ON}--recursive|sync${ON}--delete)\b`),
  command('(?:s3cmd|mc)', String.raw` (?:rb|rm|del)\b`),
  command('s3cmd', String.raw`--delete-removed\b`),
  command('mc', String.raw` mirror${ON}--remove\b`),
  command('rclone', ' (?:purge|delete|deletefile|rmdirs?|sync|cleanup)\\b'),
  command('duplicity', String.raw` (?:remove-\S+|cleanup)\b`),
  /\b(?:delete_bucket|delete_objects|bulk_delete)\b|\bdeleteBucket\b|\bDeleteBucket(?:Command|Async|Input|Request)\b|\bDeleteObjectsCommand\b/,
  /\bfor\b[^]*\bdelete_object\(/,
  /\bput-bucket-lifecycle-configuration\b|\bput_bucket_lifecycle_configuration\b|\bPutBucketLifecycleConfiguration(?:Command|Async|Input|Request)\b/,
  /\bterraform destroy\b|\bforce_destroy\b/,
];

/** @param code a whole block */
export const deletesBucket = (code: string): boolean => DELETES.some((pattern) => pattern.test(code));
