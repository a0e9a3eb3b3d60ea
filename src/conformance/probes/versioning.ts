import {
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { differs, trySetting, type Probe } from './probe';

export const versioning: Probe = {
  name: 'versioning',
  operations: ['PutBucketVersioning', 'GetBucketVersioning', 'ListObjectVersions'],
  run: async (lab) => {
    const { s3 } = lab;
    const Bucket = await lab.bucket();
    for (const Status of ['Enabled', 'Suspended', 'Enabled'] as const) {
      await trySetting(lab, {
        put: ['PutBucketVersioning', () => s3.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status } }))],
        get: [
          'GetBucketVersioning',
          () => s3.send(new GetBucketVersioningCommand({ Bucket })),
          (answer) => differs('Status', Status, answer.Status),
        ],
      });
    }
    for (const Body of ['one', 'two']) await s3.send(new PutObjectCommand({ Bucket, Key: 'a', Body }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    await lab.step(
      'ListObjectVersions',
      () => s3.send(new ListObjectVersionsCommand({ Bucket })),
      ({ Versions = [], DeleteMarkers = [] }) =>
        differs('versions', 2, Versions.length) ?? differs('delete markers', 1, DeleteMarkers.length),
    );
  },
};
