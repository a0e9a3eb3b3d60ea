/** How clients implement a plan: the settings to copy, and other behavior. Options have documented names. */
import { type Upload, type UploadPlan, GIB, LARGEST_PART, MIB } from './core/plan';

/** In MiB. With 5, s3fs fails with `multipart_threshold must be at least 5242880` (my_fuse_opt_proc in src/s3fs.cpp of 1.97). */
const S3FS_LEAST_THRESHOLD = 6;
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

interface ClientRow {
  /** Name, which is the same in every language. */
  readonly name: string;
  /** How the client handles the parts of a file in transit: it holds them in memory, or reads them from disk. */
  readonly memory: 'holds' | 'reads' | 'joins';
  /** Writes the settings. In every client, the unit is 1,024 × 1,024 bytes. */
  readonly settings: (mib: number, parallel: number) => string;
  readonly cautions?: (plan: UploadPlan, connections: number, size: number) => readonly (Caution | false)[];
}

const ROWS = {
  'aws-cli': {
    name: 'AWS CLI',
    memory: 'reads',
    // https://docs.aws.amazon.com/cli/latest/topic/s3-config.html
    settings: (mib, parallel) => `aws configure set s3.multipart_threshold ${mib}MB
aws configure set s3.multipart_chunksize ${mib}MB
aws configure set s3.max_concurrent_requests ${parallel}`,
  },
  boto3: {
    name: 'boto3',
    memory: 'reads',
    // https://boto3.amazonaws.com/v1/documentation/api/latest/reference/customizations/s3.html
    settings: (mib, parallel) => `MIB = 1024 * 1024
settings = TransferConfig(
    multipart_threshold=${mib} * MIB,
    multipart_chunksize=${mib} * MIB,
    max_concurrency=${parallel},
)`,
    cautions: (_plan, connections) => [connections > POOL && { code: 'pool', connections }],
  },
  javascript: {
    name: 'JavaScript (@aws-sdk/lib-storage)',
    memory: 'holds',
    // https://github.com/aws/aws-sdk-js-v3/tree/main/lib/lib-storage
    settings: (mib, parallel) => `partSize: ${mib} * 1024 * 1024,
queueSize: ${parallel},`,
    cautions: (_plan, connections) => [connections > SOCKETS && { code: 'sockets', connections }],
  },
  rclone: {
    name: 'rclone',
    memory: 'holds',
    // https://rclone.org/s3/
    settings: (mib, parallel) => `--s3-upload-cutoff ${mib}M --s3-chunk-size ${mib}M --s3-upload-concurrency ${parallel}`,
    cautions: ({ memory }) => [{ code: 'transfers', files: TRANSFERS, memory: TRANSFERS * memory }],
  },
  s3fs: {
    name: 's3fs',
    // It also joins the last two parts.
    memory: 'joins',
    // https://github.com/s3fs-fuse/s3fs-fuse/blob/master/doc/man/s3fs.1.in
    settings: (mib, parallel) =>
      `-o multipart_size=${mib},multipart_threshold=${Math.max(S3FS_LEAST_THRESHOLD, mib)},max_thread_count=${parallel}`,
    cautions: ({ parts, partSize, lastPart }, _connections, size) => [
      parts > 1 && partSize + lastPart > LARGEST_PART && { code: 'joined', size: partSize + lastPart },
      size > STEP && { code: 'steps', objects: Math.ceil(size / STEP) },
    ],
  },
} as const satisfies Readonly<Record<string, ClientRow>>;

export type Client = keyof typeof ROWS;
export const CLIENTS = Object.keys(ROWS) as [Client, ...Client[]];
export const rowOf = (client: Client): ClientRow => ROWS[client];

/** @param partSize in bytes, a whole number of MiB, which all clients accept */
export const settingsOf = (client: Client, { partSize, parallel }: { readonly partSize: number; readonly parallel: number }): string =>
  rowOf(client).settings(partSize / MIB, parallel);

export const cautionsOf = (client: Client, { parallel, size }: Upload, plan: UploadPlan): readonly Caution[] =>
  (rowOf(client).cautions?.(plan, Math.min(parallel, plan.parts), size) ?? []).filter((caution) => caution !== false);
