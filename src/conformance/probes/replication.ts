import { S3ServiceException } from '@aws-sdk/client-s3';
import { type Context, lacks, type Probe } from '../context';

/** Returns a bucket policy that lets the logging service write to the bucket. */
const letLogsIn = (bucket: string): string =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Principal: { Service: 'logging.s3.amazonaws.com' }, Action: 's3:PutObject', Resource: `arn:aws:s3:::${bucket}/*` },
    ],
  });

async function logging(context: Context, Bucket: string, TargetBucket: string): Promise<void> {
  const { s3 } = context;
  const put = s3
    .putBucketPolicy({ Bucket: TargetBucket, Policy: letLogsIn(TargetBucket) })
    .then(() => s3.putBucketLogging({ Bucket, BucketLoggingStatus: { LoggingEnabled: { TargetBucket, TargetPrefix: 'log/' } } }));
  const read = { LoggingEnabled: { TargetBucket } };
  const written = await context.step('PutBucketLogging', put, async () => lacks(await s3.getBucketLogging({ Bucket }), read));
  if (written) await context.step('GetBucketLogging', s3.getBucketLogging({ Bucket }), read);
}

export const replication: Probe = {
  name: 'replication, notifications, and logging',
  operations: [
    'GetBucketReplication',
    'PutBucketReplication',
    'DeleteBucketReplication',
    'GetBucketNotificationConfiguration',
    'PutBucketLogging',
    'GetBucketLogging',
  ],
  run: async (context) => {
    const { s3 } = context;
    const [Bucket, destination] = [await context.bucket(), await context.bucket()];
    for (const name of [Bucket, destination])
      await s3.putBucketVersioning({ Bucket: name, VersioningConfiguration: { Status: 'Enabled' } });
    const hasRule = async (): Promise<boolean> => {
      try {
        return ((await s3.getBucketReplication({ Bucket })).ReplicationConfiguration?.Rules ?? []).length > 0;
      } catch (error) {
        // A server that supports replication returns this error if replication isn't configured for the bucket.
        if (error instanceof S3ServiceException && error.name === 'ReplicationConfigurationNotFoundError') return false;
        throw error;
      }
    };
    await context.step('GetBucketReplication', hasRule());
    const rule = {
      ID: 'copy',
      Status: 'Enabled' as const,
      Priority: 1,
      Filter: { Prefix: '' },
      DeleteMarkerReplication: { Status: 'Disabled' as const },
      Destination: { Bucket: `arn:aws:s3:::${destination}` },
    };
    const put = s3.putBucketReplication({ Bucket, ReplicationConfiguration: { Role: '', Rules: [rule] } });
    const written = await context.step('PutBucketReplication', put, async () =>
      (await hasRule()) ? undefined : 'the request succeeded, but GetBucketReplication doesn’t return the rule',
    );
    if (written)
      await context.step('DeleteBucketReplication', s3.deleteBucketReplication({ Bucket }), async () =>
        (await hasRule()) ? 'the request succeeded, but the rule still exists' : undefined,
      );
    await context.step('GetBucketNotificationConfiguration', s3.getBucketNotificationConfiguration({ Bucket }));
    await logging(context, Bucket, destination);
  },
};
