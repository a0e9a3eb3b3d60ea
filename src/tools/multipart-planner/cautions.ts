/** What a client does beside its settings, where that changes the plan. Pure. */
import { GIB, LARGEST_PART } from './core/limits';
import type { Upload, UploadPlan } from './core/plan';
import type { Client } from './settings';

/** `MAX_POOL_CONNECTIONS` of botocore: more connections are opened for one request each, with a warning in the log. */
const POOL = 10;
/** `maxSockets` of NodeHttpHandler, https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.md: further requests wait. */
const SOCKETS = 50;
/** Files at the same time, `--transfers` of https://rclone.org/docs/, each with as many parts. */
const TRANSFERS = 4;

/** `max_dirty_data` of s3fs: what is written is sent each time when there is so much of it. src/s3fs.cpp of 1.97. */
const STEP = 5 * GIB;

export type Caution =
  /** Connections that the client must be given. */
  | { readonly code: 'pool' | 'sockets'; readonly connections: number }
  /** Bytes that all files together hold. */
  | { readonly code: 'transfers'; readonly files: number; readonly memory: number }
  /** Bytes of the last part as s3fs makes it, more than a part may have. */
  | { readonly code: 'joined'; readonly size: number }
  /** Objects that s3fs makes of the file, one after another, each with all that is written so far. */
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
