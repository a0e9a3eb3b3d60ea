/** Settings of clients for a part size and parallel parts, as text to copy. Pure; options are named by each client's documentation. */
import { MIB } from './core/limits';

export const CLIENTS = ['aws-cli', 'boto3', 'javascript', 'rclone', 's3fs'] as const;
export type Client = (typeof CLIENTS)[number];

interface Wanted {
  /** Bytes, a whole number of MiB. */
  readonly partSize: number;
  readonly parallel: number;
}

/** MiB. s3fs ends with `multipart_threshold must be at least 5242880` at 5, too: my_fuse_opt_proc in src/s3fs.cpp of 1.97. */
const S3FS_LEAST_THRESHOLD = 6;

/** Each client's unit of this name counts 1,024 × 1,024 bytes. */
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
 * What a client does with the parts under way of a file: holds them in memory, or reads them from the disk meanwhile; s3fs
 * makes one part of the last two as well.
 */
export const HABITS: Readonly<Record<Client, 'holds' | 'reads' | 'joins'>> = {
  'aws-cli': 'reads',
  boto3: 'reads',
  javascript: 'holds',
  rclone: 'holds',
  s3fs: 'joins',
};

/** `multipart_size` of s3fs and the others' sizes are whole numbers of MiB. */
export const settingsOf = (client: Client, { partSize, parallel }: Wanted): string => WRITERS[client](partSize / MIB, parallel);
