import { differs, refusal } from '../context';
import type { Probe } from './probe';

export const buckets: Probe = {
  name: 'buckets',
  operations: ['CreateBucket', 'ListBuckets', 'HeadBucket', 'GetBucketLocation', 'DeleteBucket'],
  run: async (context) => {
    const Bucket = await context.attempt('CreateBucket', () => context.bucket());
    if (Bucket === undefined) return;
    await context.step('ListBuckets', {}, ({ Buckets = [] }) =>
      Buckets.some(({ Name }) => Name === Bucket) ? undefined : 'the new bucket is not in the list',
    );
    await context.step('HeadBucket', { Bucket });
    await context.step('GetBucketLocation', { Bucket }, ({ LocationConstraint }) =>
      // On Amazon S3 the first region answers an empty element.
      LocationConstraint ? differs('region', context.settings.region, LocationConstraint) : undefined,
    );
    await context.step('DeleteBucket', { Bucket }, async () => {
      const { outcome } = await refusal(context.s3.headBucket({ Bucket }), ['404'], 'HeadBucket of the deleted bucket');
      return outcome === 'holds' ? undefined : 'it was accepted, and the bucket is still there';
    });
  },
};
