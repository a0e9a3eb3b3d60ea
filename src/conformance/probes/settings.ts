/** Settings of a bucket that are written, read back and deleted. */
import {
  DeleteBucketCorsCommand,
  DeleteBucketEncryptionCommand,
  DeleteBucketLifecycleCommand,
  DeleteBucketTaggingCommand,
  DeleteBucketWebsiteCommand,
  GetBucketAccelerateConfigurationCommand,
  GetBucketCorsCommand,
  GetBucketEncryptionCommand,
  GetBucketLifecycleConfigurationCommand,
  GetBucketLoggingCommand,
  GetBucketRequestPaymentCommand,
  GetBucketTaggingCommand,
  GetBucketWebsiteCommand,
  PutBucketAccelerateConfigurationCommand,
  PutBucketCorsCommand,
  PutBucketEncryptionCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketLoggingCommand,
  PutBucketRequestPaymentCommand,
  PutBucketTaggingCommand,
  PutBucketWebsiteCommand,
} from '@aws-sdk/client-s3';
import { differs, setting, settingsProbe } from './probe';

export const lifecycle = settingsProbe(
  'lifecycle',
  ['PutBucketLifecycleConfiguration', 'GetBucketLifecycleConfiguration', 'DeleteBucketLifecycle'],
  (s3, Bucket) => {
    const rule = {
      ID: 'old-versions',
      Status: 'Enabled' as const,
      Filter: { Prefix: '' },
      NoncurrentVersionExpiration: { NoncurrentDays: 30 },
    };
    return [
      setting({
        put: [
          'PutBucketLifecycleConfiguration',
          () => s3.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules: [rule] } })),
        ],
        get: [
          'GetBucketLifecycleConfiguration',
          () => s3.send(new GetBucketLifecycleConfigurationCommand({ Bucket })),
          ({ Rules }) => differs('NoncurrentDays', 30, Rules?.[0]?.NoncurrentVersionExpiration?.NoncurrentDays),
        ],
        remove: ['DeleteBucketLifecycle', () => s3.send(new DeleteBucketLifecycleCommand({ Bucket }))],
      }),
    ];
  },
);

export const bucketTagging = settingsProbe(
  'bucket tagging',
  ['PutBucketTagging', 'GetBucketTagging', 'DeleteBucketTagging'],
  (s3, Bucket) => [
    setting({
      put: [
        'PutBucketTagging',
        () => s3.send(new PutBucketTaggingCommand({ Bucket, Tagging: { TagSet: [{ Key: 'team', Value: 'sales' }] } })),
      ],
      get: [
        'GetBucketTagging',
        () => s3.send(new GetBucketTaggingCommand({ Bucket })),
        ({ TagSet }) => differs('tag team', 'sales', TagSet?.[0]?.Value),
      ],
      remove: ['DeleteBucketTagging', () => s3.send(new DeleteBucketTaggingCommand({ Bucket }))],
    }),
  ],
);

export const encryption = settingsProbe(
  'bucket encryption',
  ['PutBucketEncryption', 'GetBucketEncryption', 'DeleteBucketEncryption'],
  (s3, Bucket) => {
    const Rules = [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' as const } }];
    return [
      setting({
        put: [
          'PutBucketEncryption',
          () => s3.send(new PutBucketEncryptionCommand({ Bucket, ServerSideEncryptionConfiguration: { Rules } })),
        ],
        get: [
          'GetBucketEncryption',
          () => s3.send(new GetBucketEncryptionCommand({ Bucket })),
          ({ ServerSideEncryptionConfiguration: found }) =>
            differs('SSEAlgorithm', 'AES256', found?.Rules?.[0]?.ApplyServerSideEncryptionByDefault?.SSEAlgorithm),
        ],
        // Amazon S3 falls back to the same algorithm, so what comes back after it says nothing.
      }),
      async (lab) => {
        await lab.step('DeleteBucketEncryption', () => s3.send(new DeleteBucketEncryptionCommand({ Bucket })));
      },
    ];
  },
);

export const cors = settingsProbe('CORS', ['PutBucketCors', 'GetBucketCors', 'DeleteBucketCors'], (s3, Bucket) => [
  setting({
    put: [
      'PutBucketCors',
      () =>
        s3.send(
          new PutBucketCorsCommand({
            Bucket,
            CORSConfiguration: { CORSRules: [{ AllowedMethods: ['GET'], AllowedOrigins: ['https://app.example'] }] },
          }),
        ),
    ],
    get: [
      'GetBucketCors',
      () => s3.send(new GetBucketCorsCommand({ Bucket })),
      ({ CORSRules }) => differs('AllowedOrigins', 'https://app.example', CORSRules?.[0]?.AllowedOrigins),
    ],
    remove: ['DeleteBucketCors', () => s3.send(new DeleteBucketCorsCommand({ Bucket }))],
  }),
]);

export const website = settingsProbe('static website', ['PutBucketWebsite', 'GetBucketWebsite', 'DeleteBucketWebsite'], (s3, Bucket) => [
  setting({
    put: [
      'PutBucketWebsite',
      () => s3.send(new PutBucketWebsiteCommand({ Bucket, WebsiteConfiguration: { IndexDocument: { Suffix: 'index.html' } } })),
    ],
    get: [
      'GetBucketWebsite',
      () => s3.send(new GetBucketWebsiteCommand({ Bucket })),
      ({ IndexDocument }) => differs('IndexDocument', 'index.html', IndexDocument?.Suffix),
    ],
    remove: ['DeleteBucketWebsite', () => s3.send(new DeleteBucketWebsiteCommand({ Bucket }))],
  }),
]);

/** Settings that have no command to delete them. */
export const switches = settingsProbe(
  'logging, request payment, acceleration',
  [
    'PutBucketLogging',
    'GetBucketLogging',
    'PutBucketRequestPayment',
    'GetBucketRequestPayment',
    'PutBucketAccelerateConfiguration',
    'GetBucketAccelerateConfiguration',
  ],
  (s3, Bucket) => [
    setting({
      put: [
        'PutBucketLogging',
        () =>
          s3.send(
            new PutBucketLoggingCommand({
              Bucket,
              BucketLoggingStatus: { LoggingEnabled: { TargetBucket: Bucket, TargetPrefix: 'log/' } },
            }),
          ),
      ],
      get: [
        'GetBucketLogging',
        () => s3.send(new GetBucketLoggingCommand({ Bucket })),
        ({ LoggingEnabled }) => differs('TargetBucket', Bucket, LoggingEnabled?.TargetBucket),
      ],
    }),
    setting({
      put: [
        'PutBucketRequestPayment',
        () => s3.send(new PutBucketRequestPaymentCommand({ Bucket, RequestPaymentConfiguration: { Payer: 'Requester' } })),
      ],
      get: [
        'GetBucketRequestPayment',
        () => s3.send(new GetBucketRequestPaymentCommand({ Bucket })),
        ({ Payer }) => differs('Payer', 'Requester', Payer),
      ],
    }),
    setting({
      put: [
        'PutBucketAccelerateConfiguration',
        () => s3.send(new PutBucketAccelerateConfigurationCommand({ Bucket, AccelerateConfiguration: { Status: 'Enabled' } })),
      ],
      get: [
        'GetBucketAccelerateConfiguration',
        () => s3.send(new GetBucketAccelerateConfigurationCommand({ Bucket })),
        ({ Status }) => differs('Status', 'Enabled', Status),
      ],
    }),
  ],
);
