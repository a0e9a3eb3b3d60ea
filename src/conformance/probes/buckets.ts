import { DeleteBucketCommand, GetBucketLocationCommand, HeadBucketCommand, ListBucketsCommand } from '@aws-sdk/client-s3';
import { refused } from '../lab';
import { differs, type Probe } from './probe';

export const buckets: Probe = {
  name: 'buckets',
  operations: ['CreateBucket', 'ListBuckets', 'HeadBucket', 'GetBucketLocation', 'DeleteBucket'],
  run: async (lab) => {
    const Bucket = await lab.step('CreateBucket', () => lab.bucket());
    if (Bucket === undefined) return;
    await lab.step(
      'ListBuckets',
      () => lab.s3.send(new ListBucketsCommand({})),
      ({ Buckets = [] }) => (Buckets.some(({ Name }) => Name === Bucket) ? undefined : 'the new bucket is not in the list'),
    );
    await lab.step('HeadBucket', () => lab.s3.send(new HeadBucketCommand({ Bucket })));
    await lab.step(
      'GetBucketLocation',
      () => lab.s3.send(new GetBucketLocationCommand({ Bucket })),
      ({ LocationConstraint }) =>
        // On Amazon S3 the first region answers an empty element.
        LocationConstraint ? differs('region', lab.settings.region, LocationConstraint) : undefined,
    );
    await lab.step(
      'DeleteBucket',
      () => lab.s3.send(new DeleteBucketCommand({ Bucket })),
      async () => {
        const gone = await refused(() => lab.s3.send(new HeadBucketCommand({ Bucket })), ['404'], 'HeadBucket of the deleted bucket');
        return gone.outcome === 'holds' ? undefined : 'it was accepted, and the bucket is still there';
      },
    );
  },
};
