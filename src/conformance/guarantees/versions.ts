import { DeleteObjectCommand, GetObjectCommand, PutBucketVersioningCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { refused, type Lab } from '../lab';
import { inOrder, reads, type Guarantee } from './guarantee';

interface Versioned {
  readonly target: { readonly Bucket: string; readonly Key: string };
  /** Version ids of the contents `one` and `two`. */
  readonly first: string | undefined;
  readonly second: string | undefined;
}

async function twoVersions(lab: Lab): Promise<Versioned> {
  const target = { Bucket: await lab.bucket(), Key: 'a' };
  await lab.s3.send(new PutBucketVersioningCommand({ Bucket: target.Bucket, VersioningConfiguration: { Status: 'Enabled' } }));
  const { VersionId: first } = await lab.s3.send(new PutObjectCommand({ ...target, Body: 'one' }));
  const { VersionId: second } = await lab.s3.send(new PutObjectCommand({ ...target, Body: 'two' }));
  return { target, first, second };
}

const documented = 'Versioning';

export const versionGuarantees: readonly Guarantee[] = [
  {
    name: 'Versioning keeps what is overwritten',
    documented,
    promised: true,
    run: async (lab) => {
      const { target, first, second } = await twoVersions(lab);
      return inOrder(
        () => reads(() => lab.s3.send(new GetObjectCommand({ ...target, VersionId: first })), 'one', 'the first version'),
        () => reads(() => lab.s3.send(new GetObjectCommand({ ...target, VersionId: second })), 'two', 'the second version'),
        () => reads(() => lab.s3.send(new GetObjectCommand(target)), 'two', 'the object'),
      );
    },
  },
  {
    name: 'Versioning keeps what is deleted, and removing the marker brings it back',
    documented,
    promised: true,
    run: async (lab) => {
      const { target, first } = await twoVersions(lab);
      const { VersionId: marker } = await lab.s3.send(new DeleteObjectCommand(target));
      return inOrder(
        () => refused(() => lab.s3.send(new GetObjectCommand(target)), ['NoSuchKey'], 'GetObject of the deleted object'),
        () => reads(() => lab.s3.send(new GetObjectCommand({ ...target, VersionId: first })), 'one', 'the first version'),
        async () => {
          await lab.s3.send(new DeleteObjectCommand({ ...target, VersionId: marker }));
          return reads(() => lab.s3.send(new GetObjectCommand(target)), 'two', 'the object without the marker');
        },
      );
    },
  },
  {
    name: 'Suspended versioning keeps the versions that there are',
    documented,
    promised: true,
    run: async (lab) => {
      const { target, first, second } = await twoVersions(lab);
      await lab.s3.send(new PutBucketVersioningCommand({ Bucket: target.Bucket, VersioningConfiguration: { Status: 'Suspended' } }));
      await lab.s3.send(new PutObjectCommand({ ...target, Body: 'three' }));
      return inOrder(
        () => reads(() => lab.s3.send(new GetObjectCommand({ ...target, VersionId: first })), 'one', 'the first version'),
        () => reads(() => lab.s3.send(new GetObjectCommand({ ...target, VersionId: second })), 'two', 'the second version'),
        () => reads(() => lab.s3.send(new GetObjectCommand(target)), 'three', 'the object'),
      );
    },
  },
];
