import { S3ServiceException } from '@aws-sdk/client-s3';
import type { Probe } from '../context';

export const replication: Probe = {
  name: 'replication and notifications',
  operations: ['GetBucketReplication', 'PutBucketReplication', 'DeleteBucketReplication', 'GetBucketNotificationConfiguration'],
  run: async (context) => {
    const { s3 } = context;
    const [Bucket, destination] = [await context.bucket(), await context.bucket()];
    for (const name of [Bucket, destination])
      await s3.putBucketVersioning({ Bucket: name, VersioningConfiguration: { Status: 'Enabled' } });
    const hasRule = async (): Promise<boolean> => {
      try {
        return ((await s3.getBucketReplication({ Bucket })).ReplicationConfiguration?.Rules ?? []).length > 0;
      } catch (error) {
        // By this answer a server that knows replication says that a bucket has none.
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
      (await hasRule()) ? undefined : 'it was accepted, and GetBucketReplication does not return it',
    );
    if (written)
      await context.step('DeleteBucketReplication', s3.deleteBucketReplication({ Bucket }), async () =>
        (await hasRule()) ? 'it was accepted, and the rule is still there' : undefined,
      );
    await context.step('GetBucketNotificationConfiguration', s3.getBucketNotificationConfiguration({ Bucket }));
  },
};
