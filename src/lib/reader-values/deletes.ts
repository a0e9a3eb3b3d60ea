/**
 * Guides end by deleting what they have made, each in a bucket of its own. With the reader's bucket in its place, a reader must
 * know before the command runs.
 */

/** Commands and calls that delete a bucket, or more of one than a single object. */
const DELETES = [
  /\b(?:delete-bucket|delete-objects)\b/,
  /\bs3 rb\b|\bs3 rm\b[^\n]*--recursive/,
  /\b(?:s3cmd|mc) (?:--\S+ )*(?:rb|rm|del)\b/,
  /\brclone\b[^\n]*? (?:purge|delete|deletefile|rmdirs?)\b/,
  /\b(?:delete_bucket|delete_objects|bulk_delete)\b|\bdeleteBucket\b|\bDeleteBucket(?:Command|Async|Input|Request)\b|\bDeleteObjectsCommand\b/,
  /\bterraform destroy\b|\bforce_destroy\b/,
];

/** @param code a whole block */
export const deletesBucket = (code: string): boolean => DELETES.some((pattern) => pattern.test(code));
