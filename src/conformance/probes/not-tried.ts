/** Operations that no probe can try without more than a bucket of its own, each with the reason. */
const DIRECTORY = 'belongs to directory buckets';
const METADATA = 'needs table buckets, which cost and stay';
const ANNOTATIONS = 'a server that does not know annotations may take it for an operation on the object';

export const NOT_TRIED: Readonly<Record<string, string>> = {
  CreateSession: DIRECTORY,
  ListDirectoryBuckets: DIRECTORY,
  RenameObject: DIRECTORY,
  CreateBucketMetadataConfiguration: METADATA,
  GetBucketMetadataConfiguration: METADATA,
  DeleteBucketMetadataConfiguration: METADATA,
  CreateBucketMetadataTableConfiguration: METADATA,
  GetBucketMetadataTableConfiguration: METADATA,
  DeleteBucketMetadataTableConfiguration: METADATA,
  UpdateBucketMetadataAnnotationTableConfiguration: METADATA,
  UpdateBucketMetadataInventoryTableConfiguration: METADATA,
  UpdateBucketMetadataJournalTableConfiguration: METADATA,
  PutObjectAnnotation: ANNOTATIONS,
  GetObjectAnnotation: ANNOTATIONS,
  ListObjectAnnotations: ANNOTATIONS,
  DeleteObjectAnnotation: ANNOTATIONS,
  GetBucketAbac: 'belongs to access control by attributes, which nothing is documented of',
  PutBucketAbac: 'would change who may use the bucket',
  PutBucketNotificationConfiguration: 'needs a queue or a topic that receives the events',
  RestoreObject: 'needs an object in an archive class',
  SelectObjectContent: 'ends some servers',
  UpdateObjectEncryption: 'needs a key of a key management service',
  WriteGetObjectResponse: 'is called by functions that the server itself has started',
};
