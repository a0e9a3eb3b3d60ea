/** Configurations of which a bucket has several, each with an id: put, get, list, delete. */
import {
  DeleteBucketAnalyticsConfigurationCommand,
  DeleteBucketIntelligentTieringConfigurationCommand,
  DeleteBucketInventoryConfigurationCommand,
  DeleteBucketMetricsConfigurationCommand,
  GetBucketAnalyticsConfigurationCommand,
  GetBucketIntelligentTieringConfigurationCommand,
  GetBucketInventoryConfigurationCommand,
  GetBucketMetricsConfigurationCommand,
  ListBucketAnalyticsConfigurationsCommand,
  ListBucketIntelligentTieringConfigurationsCommand,
  ListBucketInventoryConfigurationsCommand,
  ListBucketMetricsConfigurationsCommand,
  PutBucketAnalyticsConfigurationCommand,
  PutBucketIntelligentTieringConfigurationCommand,
  PutBucketInventoryConfigurationCommand,
  PutBucketMetricsConfigurationCommand,
} from '@aws-sdk/client-s3';
import { differs, setting, settingsProbe } from './probe';

const Id = 'weekly';

const family = (name: string): string[] => [
  `PutBucket${name}Configuration`,
  `GetBucket${name}Configuration`,
  `ListBucket${name}Configurations`,
  `DeleteBucket${name}Configuration`,
];

export const families = settingsProbe(
  'analytics, inventory, metrics, intelligent tiering',
  ['Analytics', 'Inventory', 'Metrics', 'IntelligentTiering'].flatMap(family),
  (s3, Bucket) => [
    setting({
      put: [
        'PutBucketAnalyticsConfiguration',
        () => s3.send(new PutBucketAnalyticsConfigurationCommand({ Bucket, Id, AnalyticsConfiguration: { Id, StorageClassAnalysis: {} } })),
      ],
      get: [
        'GetBucketAnalyticsConfiguration',
        () => s3.send(new GetBucketAnalyticsConfigurationCommand({ Bucket, Id })),
        (answer) => differs('Id', Id, answer.AnalyticsConfiguration?.Id),
      ],
      list: ['ListBucketAnalyticsConfigurations', () => s3.send(new ListBucketAnalyticsConfigurationsCommand({ Bucket }))],
      remove: ['DeleteBucketAnalyticsConfiguration', () => s3.send(new DeleteBucketAnalyticsConfigurationCommand({ Bucket, Id }))],
    }),
    setting({
      put: [
        'PutBucketInventoryConfiguration',
        () =>
          s3.send(
            new PutBucketInventoryConfigurationCommand({
              Bucket,
              Id,
              InventoryConfiguration: {
                Id,
                IsEnabled: false,
                IncludedObjectVersions: 'Current',
                Schedule: { Frequency: 'Weekly' },
                Destination: { S3BucketDestination: { Bucket: `arn:aws:s3:::${Bucket}`, Format: 'CSV' } },
              },
            }),
          ),
      ],
      get: [
        'GetBucketInventoryConfiguration',
        () => s3.send(new GetBucketInventoryConfigurationCommand({ Bucket, Id })),
        (answer) => differs('Id', Id, answer.InventoryConfiguration?.Id),
      ],
      list: ['ListBucketInventoryConfigurations', () => s3.send(new ListBucketInventoryConfigurationsCommand({ Bucket }))],
      remove: ['DeleteBucketInventoryConfiguration', () => s3.send(new DeleteBucketInventoryConfigurationCommand({ Bucket, Id }))],
    }),
    setting({
      put: [
        'PutBucketMetricsConfiguration',
        () => s3.send(new PutBucketMetricsConfigurationCommand({ Bucket, Id, MetricsConfiguration: { Id } })),
      ],
      get: [
        'GetBucketMetricsConfiguration',
        () => s3.send(new GetBucketMetricsConfigurationCommand({ Bucket, Id })),
        (answer) => differs('Id', Id, answer.MetricsConfiguration?.Id),
      ],
      list: ['ListBucketMetricsConfigurations', () => s3.send(new ListBucketMetricsConfigurationsCommand({ Bucket }))],
      remove: ['DeleteBucketMetricsConfiguration', () => s3.send(new DeleteBucketMetricsConfigurationCommand({ Bucket, Id }))],
    }),
    setting({
      put: [
        'PutBucketIntelligentTieringConfiguration',
        () =>
          s3.send(
            new PutBucketIntelligentTieringConfigurationCommand({
              Bucket,
              Id,
              IntelligentTieringConfiguration: { Id, Status: 'Disabled', Tierings: [{ Days: 90, AccessTier: 'ARCHIVE_ACCESS' }] },
            }),
          ),
      ],
      get: [
        'GetBucketIntelligentTieringConfiguration',
        () => s3.send(new GetBucketIntelligentTieringConfigurationCommand({ Bucket, Id })),
        (answer) => differs('Id', Id, answer.IntelligentTieringConfiguration?.Id),
      ],
      list: [
        'ListBucketIntelligentTieringConfigurations',
        () => s3.send(new ListBucketIntelligentTieringConfigurationsCommand({ Bucket })),
      ],
      remove: [
        'DeleteBucketIntelligentTieringConfiguration',
        () => s3.send(new DeleteBucketIntelligentTieringConfigurationCommand({ Bucket, Id })),
      ],
    }),
  ],
);
