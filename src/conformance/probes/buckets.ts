import { differs, isRefused, type Probe } from '../context';

export const buckets: Probe = {
  name: 'buckets',
  operations: ['CreateBucket', 'ListBuckets', 'HeadBucket', 'GetBucketLocation', 'DeleteBucket'],
  run: async (context) => {
    const { s3, settings } = context;
    const Bucket = await context.step('CreateBucket', context.bucket());
    if (Bucket === undefined) return;
    await context.step('ListBuckets', s3.listBuckets({}), ({ Buckets = [] }) =>
      Buckets.some(({ Name }) => Name === Bucket) ? undefined : 'the list doesn’t contain the new bucket',
    );
    await context.step('HeadBucket', s3.headBucket({ Bucket }));
    await context.step('GetBucketLocation', s3.getBucketLocation({ Bucket }), ({ LocationConstraint }) =>
      // In its first region, Amazon S3 returns an empty element.
      LocationConstraint ? differs('region', settings.region, LocationConstraint) : undefined,
    );
    await context.step('DeleteBucket', s3.deleteBucket({ Bucket }), async () =>
      (await isRefused(s3.headBucket({ Bucket }), '404')) ? undefined : 'the request succeeded, but the bucket still exists',
    );
  },
};
