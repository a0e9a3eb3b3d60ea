/** Pure functions that describe how clients implement a plan: the settings to copy, and other behavior. Options have documented names. */
import { type Upload, type UploadPlan, GIB, LARGEST_PART, MIB } from './core/plan';

export const CLIENTS = ['aws-cli', 'boto3', 'javascript', 'rclone', 's3fs'] as const;
export type Client = (typeof CLIENTS)[number];

interface Wanted {
  /** Part size in bytes, which is a whole number of MiB. */
  readonly partSize: number;
  readonly parallel: number;
}

/** In MiB. With 5, s3fs fails with `multipart_threshold must be at least 5242880` (my_fuse_opt_proc in src/s3fs.cpp of 1.97). */
const S3FS_LEAST_THRESHOLD = 6;

/** Functions that write the settings of each client. In every client, the unit is 1,024 × 1,024 bytes. */
const WRITERS: Readonly<Record<Client, (mib: number, parallel: number) => string>> = {
  // https://docs.aws.amazon.com/cli/latest/topic/s3-config.html
  'aws-cli': (mib, parallel) => `aws configure set s3.multipart_threshold ${mib}MB
aws configure set s3.multipart_chunksize ${mib}MB
aws configure set s3.max_concurrent_requests ${parallel}`,
  // https://boto3.amazonaws.com/v1/documentation/api/latest/reference/customizations/s3.html
  boto3: (mib, parallel) => `MIB = 1024 * 1024
settings = TransferConfig(
    multipart_threshold=${mib} * MIB,
    multipart_chunksize=${mib} * MIB,
    max_concurrency=${parallel},
)`,
  // https://github.com/aws/aws-sdk-js-v3/tree/main/lib/lib-storage
  javascript: (mib, parallel) => `partSize: ${mib} * 1024 * 1024,
queueSize: ${parallel},`,
  // https://rclone.org/s3/
  rclone: (mib, parallel) => `--s3-upload-cutoff ${mib}M --s3-chunk-size ${mib}M --s3-upload-concurrency ${parallel}`,
  // https://github.com/s3fs-fuse/s3fs-fuse/blob/master/doc/man/s3fs.1.in
  s3fs: (mib, parallel) =>
    `-o multipart_size=${mib},multipart_threshold=${Math.max(S3FS_LEAST_THRESHOLD, mib)},max_thread_count=${parallel}`,
};

/**
 * How each client handles the parts of a file in transit: it holds them in memory, or reads them from disk. s3fs also joins the last two
 * parts.
 */
export const MEMORY_USE: Readonly<Record<Client, 'holds' | 'reads' | 'joins'>> = {
  'aws-cli': 'reads',
  boto3: 'reads',
  javascript: 'holds',
  rclone: 'holds',
  s3fs: 'joins',
};

/** Returns the settings for a client. All clients accept whole numbers of MiB, including `multipart_size` in s3fs. */
export const settingsOf = (client: Client, { partSize, parallel }: Wanted): string => WRITERS[client](partSize / MIB, parallel);

/** `MAX_POOL_CONNECTIONS` in botocore. Additional connections are opened for a single request each, and a warning is logged. */
const POOL = 10;
/** `maxSockets` in NodeHttpHandler: https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.md. Other requests wait. */
const SOCKETS = 50;
/** Number of files that rclone uploads in parallel, each with parallel parts: `--transfers` in https://rclone.org/docs/. */
const TRANSFERS = 4;

/** `max_dirty_data` in s3fs, which uploads the data whenever this amount has been written. Source: src/s3fs.cpp of 1.97. */
const STEP = 5 * GIB;

export type Caution =
  /** Number of connections to configure in the client. */
  | { readonly code: 'pool' | 'sockets'; readonly connections: number }
  /** Total memory for all files, in bytes. */
  | { readonly code: 'transfers'; readonly files: number; readonly memory: number }
  /** Size in bytes of the last part that s3fs creates, which exceeds the maximum part size. */
  | { readonly code: 'joined'; readonly size: number }
  /** Number of objects that s3fs creates from the file, one after another. Each contains everything that has been written so far. */
  | { readonly code: 'steps'; readonly objects: number };

function ofS3fs(size: number, joined: number): Caution[] {
  return [
    ...(joined > LARGEST_PART ? [{ code: 'joined', size: joined } as const] : []),
    ...(size > STEP ? [{ code: 'steps', objects: Math.ceil(size / STEP) } as const] : []),
  ];
}

export function cautionsOf(client: Client, upload: Upload, { parts, partSize, lastPart, memory }: UploadPlan): readonly Caution[] {
  const connections = Math.min(upload.parallel, parts);
  switch (client) {
    case 'boto3':
      return connections > POOL ? [{ code: 'pool', connections }] : [];
    case 'javascript':
      return connections > SOCKETS ? [{ code: 'sockets', connections }] : [];
    case 'rclone':
      return [{ code: 'transfers', files: TRANSFERS, memory: TRANSFERS * memory }];
    case 's3fs':
      return ofS3fs(upload.size, parts > 1 ? partSize + lastPart : 0);
    case 'aws-cli':
      return [];
  }
}
