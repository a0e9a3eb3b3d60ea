/**
 * Which S3 operation a request is, by the names of https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html.
 */

export interface RequestLine {
  readonly method: string;
  /** Path with query, as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Methods = Readonly<Record<string, string>>;

/** Methods of a subresource whose operations are named alike: `GET ?acl` is GetBucketAcl. */
const named = (name: string, ...methods: ('GET' | 'PUT' | 'DELETE')[]): Methods => {
  const verbs = { GET: 'Get', PUT: 'Put', DELETE: 'Delete' } as const;
  return Object.fromEntries(methods.map((method) => [method, `${verbs[method]}${name}`]));
};

const BUCKET: Readonly<Record<string, Methods>> = {
  accelerate: named('BucketAccelerateConfiguration', 'GET', 'PUT'),
  acl: named('BucketAcl', 'GET', 'PUT'),
  cors: named('BucketCors', 'GET', 'PUT', 'DELETE'),
  delete: { POST: 'DeleteObjects' },
  encryption: named('BucketEncryption', 'GET', 'PUT', 'DELETE'),
  lifecycle: { GET: 'GetBucketLifecycleConfiguration', PUT: 'PutBucketLifecycleConfiguration', DELETE: 'DeleteBucketLifecycle' },
  location: named('BucketLocation', 'GET'),
  logging: named('BucketLogging', 'GET', 'PUT'),
  notification: named('BucketNotificationConfiguration', 'GET', 'PUT'),
  'object-lock': named('ObjectLockConfiguration', 'GET', 'PUT'),
  ownershipControls: named('BucketOwnershipControls', 'GET', 'PUT', 'DELETE'),
  policy: named('BucketPolicy', 'GET', 'PUT', 'DELETE'),
  policyStatus: named('BucketPolicyStatus', 'GET'),
  publicAccessBlock: named('PublicAccessBlock', 'GET', 'PUT', 'DELETE'),
  replication: named('BucketReplication', 'GET', 'PUT', 'DELETE'),
  requestPayment: named('BucketRequestPayment', 'GET', 'PUT'),
  tagging: named('BucketTagging', 'GET', 'PUT', 'DELETE'),
  uploads: { GET: 'ListMultipartUploads' },
  versioning: named('BucketVersioning', 'GET', 'PUT'),
  versions: { GET: 'ListObjectVersions' },
  website: named('BucketWebsite', 'GET', 'PUT', 'DELETE'),
};

const OBJECT: Readonly<Record<string, Methods>> = {
  acl: named('ObjectAcl', 'GET', 'PUT'),
  attributes: named('ObjectAttributes', 'GET'),
  'legal-hold': named('ObjectLegalHold', 'GET', 'PUT'),
  restore: { POST: 'RestoreObject' },
  retention: named('ObjectRetention', 'GET', 'PUT'),
  select: { POST: 'SelectObjectContent' },
  tagging: named('ObjectTagging', 'GET', 'PUT', 'DELETE'),
  torrent: named('ObjectTorrent', 'GET'),
  uploads: { POST: 'CreateMultipartUpload' },
};

const PLAIN_BUCKET: Methods = { PUT: 'CreateBucket', HEAD: 'HeadBucket', DELETE: 'DeleteBucket' };
const PLAIN_OBJECT: Methods = { HEAD: 'HeadObject', DELETE: 'DeleteObject', GET: 'GetObject' };

const subresource = (table: Readonly<Record<string, Methods>>, query: URLSearchParams): Methods | undefined =>
  Object.entries(table).find(([name]) => query.has(name))?.[1];

function bucketOperation(method: string, query: URLSearchParams): string | undefined {
  const methods = subresource(BUCKET, query);
  if (methods) return methods[method];
  if (method === 'GET') return query.get('list-type') === '2' ? 'ListObjectsV2' : 'ListObjects';
  return PLAIN_BUCKET[method];
}

function uploadOperation(method: string, copies: boolean): string | undefined {
  if (method === 'PUT') return copies ? 'UploadPartCopy' : 'UploadPart';
  return { GET: 'ListParts', POST: 'CompleteMultipartUpload', DELETE: 'AbortMultipartUpload' }[method];
}

function objectOperation(method: string, query: URLSearchParams, copies: boolean): string | undefined {
  if (query.has('uploadId')) return uploadOperation(method, copies);
  const methods = subresource(OBJECT, query);
  if (methods) return methods[method];
  if (method === 'PUT') return copies ? 'CopyObject' : 'PutObject';
  return PLAIN_OBJECT[method];
}

/**
 * @returns the operation's name; undefined for what is none: IAM and STS, a browser's preflight or form upload
 */
export function operationOf({ method, url, headers }: RequestLine): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://server');
  const virtual = /^[^:]+\.localhost(?::|$)/.test(String(headers.host ?? ''));
  const parts = pathname.split('/').slice(1);
  const [bucket, key] = virtual ? ['virtual', parts.join('/')] : [parts[0] ?? '', parts.slice(1).join('/')];
  if (bucket === '') return method === 'GET' ? 'ListBuckets' : undefined;
  if (key === '') return bucketOperation(method, searchParams);
  return objectOperation(method, searchParams, headers['x-amz-copy-source'] !== undefined);
}
