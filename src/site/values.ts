/**
 * The reader's own values in the snippets, with the examples that the pages show.
 * The names tell the role that the value plays in a guide. A guide that empties its bucket at the
 * end has a bucket of its own, so that its clean-up cannot reach what another guide has stored.
 */
const readerValues = {
  bucket: 'reports-bucket',
  otherBucket: 'archive-bucket',
  lockedBucket: 'records-bucket',
  s3ApiBucket: 's3-api-guide-bucket',
  multipartBucket: 'multipart-guide-bucket',
  versioningBucket: 'versioning-guide-bucket',
  metricsBucket: 'metrics-guide-bucket',
  iamBucket: 'iam-guide-bucket',
  aclBucket: 'acl-guide-bucket',
  ownershipBucket: 'ownership-guide-bucket',
  lockBucket: 'lock-guide-bucket',
  lifecycleBucket: 'lifecycle-guide-bucket',
  accessKeyId: 'EXAMPLE_ACCESS_KEY_ID',
  secretAccessKey: 'EXAMPLE_SECRET_ACCESS_KEY',
  otherAccessKeyId: 'OTHER_ACCESS_KEY_ID',
  otherSecretAccessKey: 'OTHER_SECRET_ACCESS_KEY',
  projectId: 'EXAMPLE-PROJECT-ID',
  otherProjectId: 'OTHER-PROJECT-ID',
  userName: 'reports-reader',
  userAccessKeyId: 'KEY_OF_THE_USER',
  userSecretAccessKey: 'SECRET_OF_THE_USER',
  profile: 'ds3',
  otherProfile: 'ds3-partner',
} as const;

/** Whether a variable is the name of a bucket: `reader.bucket`, `reader.lockedBucket`. */
export const isBucketName = (variable: string): boolean => /^reader\.(?:b|\w+B)ucket$/.test(variable);

/** As variables `reader.<name>`, for the substitution in pages. */
export function readerVariables(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readerValues).map(([name, value]) => [`reader.${name}`, value]));
}
