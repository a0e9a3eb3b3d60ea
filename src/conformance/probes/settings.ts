/** Settings of a bucket or an object that are written, read back and deleted. */
import { differs } from '../context';
import type { Input, Output } from '../operation-call';
import { type Attempt, setting, settingsProbe } from './probe';

const BLOCK_ALL = { BlockPublicAcls: true, IgnorePublicAcls: true, BlockPublicPolicy: true, RestrictPublicBuckets: true };

const Tagging = { TagSet: [{ Key: 'team', Value: 'sales' }] };
const tagMissing = ({ TagSet }: Pick<Output<'GetBucketTagging'>, 'TagSet'>): string | undefined =>
  differs('tag team', 'sales', TagSet?.[0]?.Value);

export const lifecycle = settingsProbe('lifecycle', [
  setting('BucketLifecycleConfiguration')({
    value: () => ({
      LifecycleConfiguration: {
        Rules: [{ ID: 'old-versions', Status: 'Enabled', Filter: { Prefix: '' }, NoncurrentVersionExpiration: { NoncurrentDays: 30 } }],
      },
    }),
    missing: ({ Rules }) => differs('NoncurrentDays', 30, Rules?.[0]?.NoncurrentVersionExpiration?.NoncurrentDays),
    remove: 'DeleteBucketLifecycle',
  }),
]);

/** Amazon S3 falls back to the same algorithm, so what comes back after the deletion says nothing. */
const deleteEncryption: Attempt = {
  operations: ['DeleteBucketEncryption'],
  run: async (context, { Bucket }) => {
    await context.step('DeleteBucketEncryption', { Bucket });
  },
};

export const encryption = settingsProbe('bucket encryption', [
  setting('BucketEncryption')({
    value: () => ({ ServerSideEncryptionConfiguration: { Rules: [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }] } }),
    missing: ({ ServerSideEncryptionConfiguration: found }) =>
      differs('SSEAlgorithm', 'AES256', found?.Rules?.[0]?.ApplyServerSideEncryptionByDefault?.SSEAlgorithm),
  }),
  deleteEncryption,
]);

export const bucketTagging = settingsProbe('bucket tagging', [
  setting('BucketTagging')({ value: () => ({ Tagging }), missing: tagMissing, remove: 'DeleteBucketTagging' }),
]);

export const objectTagging = settingsProbe(
  'object tagging',
  [setting('ObjectTagging')({ value: () => ({ Tagging }), missing: tagMissing, remove: 'DeleteObjectTagging' })],
  (context) => context.object(),
);

export const cors = settingsProbe('CORS', [
  setting('BucketCors')({
    value: () => ({ CORSConfiguration: { CORSRules: [{ AllowedMethods: ['GET'], AllowedOrigins: ['https://app.example'] }] } }),
    missing: ({ CORSRules }) => differs('AllowedOrigins', 'https://app.example', CORSRules?.[0]?.AllowedOrigins),
    remove: 'DeleteBucketCors',
  }),
]);

export const website = settingsProbe('static website', [
  setting('BucketWebsite')({
    value: () => ({ WebsiteConfiguration: { IndexDocument: { Suffix: 'index.html' } } }),
    missing: ({ IndexDocument }) => differs('IndexDocument', 'index.html', IndexDocument?.Suffix),
    remove: 'DeleteBucketWebsite',
  }),
]);

export const ownership = settingsProbe('ownership controls', [
  setting('BucketOwnershipControls')({
    value: () => ({ OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerPreferred' }] } }),
    missing: ({ OwnershipControls }) => differs('ObjectOwnership', 'BucketOwnerPreferred', OwnershipControls?.Rules?.[0]?.ObjectOwnership),
    remove: 'DeleteBucketOwnershipControls',
  }),
]);

const SID = 'DenyTheArchive';
export const policy = settingsProbe('bucket policy', [
  setting('BucketPolicy')({
    value: ({ Bucket }) => ({
      Policy: JSON.stringify({
        Version: '2012-10-17',
        Statement: [{ Sid: SID, Effect: 'Deny', Principal: '*', Action: 's3:PutObject', Resource: `arn:aws:s3:::${Bucket}/archive/*` }],
      }),
    }),
    missing: ({ Policy }) => (Policy?.includes(SID) ? undefined : 'the policy that comes back is not the one written'),
    list: 'GetBucketPolicyStatus',
    remove: 'DeleteBucketPolicy',
  }),
]);

export const publicAccessBlock = settingsProbe('public access block', [
  setting('PublicAccessBlock')({
    value: () => ({ PublicAccessBlockConfiguration: BLOCK_ALL }),
    missing: ({ PublicAccessBlockConfiguration: found }) => differs('BlockPublicAcls', true, found?.BlockPublicAcls),
    remove: 'DeletePublicAccessBlock',
  }),
]);

/** Settings that have no operation to delete them. */
export const switches = settingsProbe('logging, request payment, acceleration', [
  setting('BucketLogging')({
    value: ({ Bucket }) => ({ BucketLoggingStatus: { LoggingEnabled: { TargetBucket: Bucket, TargetPrefix: 'log/' } } }),
    missing: ({ LoggingEnabled }, { Bucket }) => differs('TargetBucket', Bucket, LoggingEnabled?.TargetBucket),
  }),
  setting('BucketRequestPayment')({
    value: () => ({ RequestPaymentConfiguration: { Payer: 'Requester' } }),
    missing: ({ Payer }) => differs('Payer', 'Requester', Payer),
  }),
  setting('BucketAccelerateConfiguration')({
    value: () => ({ AccelerateConfiguration: { Status: 'Enabled' } }),
    missing: ({ Status }) => differs('Status', 'Enabled', Status),
  }),
]);

const listVersions: Attempt = {
  operations: ['ListObjectVersions'],
  run: async (context, { Bucket }) => {
    for (const Body of ['one', 'two']) await context.s3.putObject({ Bucket, Key: 'a', Body });
    await context.s3.deleteObject({ Bucket, Key: 'a' });
    await context.step(
      'ListObjectVersions',
      { Bucket },
      ({ Versions = [], DeleteMarkers = [] }) =>
        differs('versions', 2, Versions.length) ?? differs('delete markers', 1, DeleteMarkers.length),
    );
  },
};

export const versioning = settingsProbe('versioning', [
  ...(['Enabled', 'Suspended', 'Enabled'] as const).map((Status) =>
    setting('BucketVersioning')({
      value: () => ({ VersioningConfiguration: { Status } }),
      missing: (answer) => differs('Status', Status, answer.Status),
    }),
  ),
  listVersions,
]);

const Id = 'weekly';
type Family = 'Analytics' | 'Inventory' | 'Metrics' | 'IntelligentTiering';
type Member<Name extends Family> = `${Name}Configuration`;
type Configurations<Name extends Family> = Input<`PutBucket${Member<Name>}`> & Readonly<Record<Member<Name>, { Id?: string } | undefined>>;

/** Configurations of which a bucket has several, each with an id. */
const family =
  <Name extends Family>(name: Name) =>
  (configuration: (bucket: string) => Omit<NonNullable<Configurations<Name>[Member<Name>]>, 'Id'>): Attempt => {
    const member: Member<Family> = `${name}Configuration`;
    const attempt = setting<`Bucket${Member<Family>}`>(`Bucket${member}`)({
      value: ({ Bucket }) => ({ [member]: { Id, ...configuration(Bucket) } }),
      missing: (answer) => differs('Id', Id, (answer as unknown as Readonly<Partial<Record<string, { Id?: string }>>>)[member]?.Id),
      list: `ListBucket${member}s`,
      remove: `DeleteBucket${member}`,
    });
    return { ...attempt, run: (context, target) => attempt.run(context, { ...target, Id }) };
  };

export const families = settingsProbe('analytics, inventory, metrics, intelligent tiering', [
  family('Analytics')(() => ({ StorageClassAnalysis: {} })),
  family('Inventory')((bucket) => ({
    IsEnabled: false,
    IncludedObjectVersions: 'Current',
    Schedule: { Frequency: 'Weekly' },
    Destination: { S3BucketDestination: { Bucket: `arn:aws:s3:::${bucket}`, Format: 'CSV' } },
  })),
  family('Metrics')(() => ({})),
  family('IntelligentTiering')(() => ({ Status: 'Disabled', Tierings: [{ Days: 90, AccessTier: 'ARCHIVE_ACCESS' }] })),
]);
