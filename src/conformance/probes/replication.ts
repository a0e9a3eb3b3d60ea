import {
  DeleteBucketReplicationCommand,
  GetBucketNotificationConfigurationCommand,
  GetBucketReplicationCommand,
  PutBucketReplicationCommand,
  PutBucketVersioningCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Probe } from './probe';

/** By this answer a server that knows replication says that a bucket has none. */
const NONE = 'ReplicationConfigurationNotFoundError';

export const replication: Probe = {
  name: 'replication and notifications',
  operations: ['GetBucketReplication', 'PutBucketReplication', 'DeleteBucketReplication', 'GetBucketNotificationConfiguration'],
  run: async (lab) => {
    const { s3 } = lab;
    const [Bucket, destination] = [await lab.bucket(), await lab.bucket()];
    for (const name of [Bucket, destination])
      await s3.send(new PutBucketVersioningCommand({ Bucket: name, VersioningConfiguration: { Status: 'Enabled' } }));
    const read = async (): Promise<boolean> => {
      try {
        return ((await s3.send(new GetBucketReplicationCommand({ Bucket }))).ReplicationConfiguration?.Rules ?? []).length > 0;
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === NONE) return false;
        throw error;
      }
    };
    await lab.step('GetBucketReplication', read);
    const Rules = [
      {
        ID: 'copy',
        Status: 'Enabled' as const,
        Priority: 1,
        Filter: { Prefix: '' },
        DeleteMarkerReplication: { Status: 'Disabled' as const },
        Destination: { Bucket: `arn:aws:s3:::${destination}` },
      },
    ];
    const put = await lab.step(
      'PutBucketReplication',
      () => s3.send(new PutBucketReplicationCommand({ Bucket, ReplicationConfiguration: { Role: '', Rules } })),
      async () => ((await read()) ? undefined : 'it was accepted, and GetBucketReplication does not return it'),
    );
    if (put)
      await lab.step(
        'DeleteBucketReplication',
        () => s3.send(new DeleteBucketReplicationCommand({ Bucket })),
        async () => ((await read()) ? 'it was accepted, and the rule is still there' : undefined),
      );
    await lab.step('GetBucketNotificationConfiguration', () => s3.send(new GetBucketNotificationConfigurationCommand({ Bucket })));
  },
};
