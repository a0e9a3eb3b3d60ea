/**
 * The reader's own values in the snippets, with the examples that the pages show.
 * The names tell the role that the value plays in a guide.
 */
const readerValues = {
  bucket: 'reports-bucket',
  otherBucket: 'archive-bucket',
  lockedBucket: 'records-bucket',
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

/** As variables `reader.<name>`, for the substitution in pages. */
export function readerVariables(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readerValues).map(([name, value]) => [`reader.${name}`, value]));
}
