/** Guarantees about retained data: versions, and locked versions. */
import type { ObjectLockRetentionMode } from '@aws-sdk/client-s3';
import { type Context, guarantee, inAWhile, LOCK_MS, type ObjectName } from '../context';

interface Version extends ObjectName {
  readonly VersionId: string | undefined;
}

/** Creates the object `a` in a new bucket, with versions that contain `one` and `two`. */
async function twoVersions(context: Context): Promise<{ object: ObjectName; first: Version; second: Version }> {
  const { s3 } = context;
  const object = { Bucket: await context.bucket(), Key: 'a' };
  await s3.putBucketVersioning({ Bucket: object.Bucket, VersioningConfiguration: { Status: 'Enabled' } });
  const { VersionId: first } = await s3.putObject({ ...object, Body: 'one' });
  const { VersionId: second } = await s3.putObject({ ...object, Body: 'two' });
  return { object, first: { ...object, VersionId: first }, second: { ...object, VersionId: second } };
}

export const versionGuarantees = [
  guarantee('Versioning keeps overwritten objects', 'Versioning', async (context) => {
    const { object, first, second } = await twoVersions(context);
    await context.reads(context.s3.getObject(first), 'one', 'the first version');
    await context.reads(context.s3.getObject(second), 'two', 'the second version');
    await context.reads(context.s3.getObject(object), 'two', 'the object');
  }),
  guarantee('Versioning keeps deleted objects, and removing the delete marker restores them', 'Versioning', async (context) => {
    const { s3 } = context;
    const { object, first } = await twoVersions(context);
    const { VersionId: marker } = await s3.deleteObject(object);
    await context.refused(s3.getObject(object), ['NoSuchKey'], 'GetObject of the deleted object');
    await context.reads(s3.getObject(first), 'one', 'the first version');
    await s3.deleteObject({ ...object, VersionId: marker });
    await context.reads(s3.getObject(object), 'two', 'the object without the marker');
  }),
  guarantee('Suspended versioning keeps the existing versions', 'Versioning', async (context) => {
    const { s3 } = context;
    const { object, first, second } = await twoVersions(context);
    await s3.putBucketVersioning({ Bucket: object.Bucket, VersioningConfiguration: { Status: 'Suspended' } });
    await s3.putObject({ ...object, Body: 'three' });
    await context.reads(s3.getObject(first), 'one', 'the first version');
    await context.reads(s3.getObject(second), 'two', 'the second version');
    await context.reads(s3.getObject(object), 'three', 'the object');
  }),
];

const REFUSED = ['AccessDenied', 'ObjectLocked', 'InvalidRequest'];

async function lockedVersion(context: Context, mode?: ObjectLockRetentionMode): Promise<Version> {
  const object = { Bucket: await context.bucket(true), Key: 'a' };
  const lock = mode === undefined ? {} : { ObjectLockMode: mode, ObjectLockRetainUntilDate: inAWhile(LOCK_MS) };
  const { VersionId } = await context.s3.putObject({ ...object, Body: 'locked', ...lock });
  return { ...object, VersionId };
}

/** Checks that a version can't be deleted and still exists after the attempt. */
async function cannotBeDeleted(context: Context, version: Version, bypass?: true): Promise<void> {
  const { s3 } = context;
  const removal = { ...version, ...(bypass ? { BypassGovernanceRetention: bypass } : {}) };
  await context.reads(s3.getObject(version), 'locked', 'the locked version');
  await context.refused(s3.deleteObject(removal), REFUSED, 'deleting the locked version');
  await context.reads(s3.getObject(version), 'locked', 'the version after the attempt to delete it');
}

const isGone = (context: Context, version: Version): Promise<void> =>
  context.refused(context.s3.getObject(version), ['NoSuchVersion', 'NoSuchKey'], 'reading the deleted version');

export const lockGuarantees = [
  guarantee('Governance retention prevents deletion, except with the permission to bypass it', 'Object Lock', async (context) => {
    const version = await lockedVersion(context, 'GOVERNANCE');
    await cannotBeDeleted(context, version);
    await context.s3.deleteObject({ ...version, BypassGovernanceRetention: true });
    await isGone(context, version);
  }),
  guarantee('Nobody can delete a version under compliance retention, or shorten the retention', 'Object Lock', async (context) => {
    const version = await lockedVersion(context, 'COMPLIANCE');
    await cannotBeDeleted(context, version, true);
    const Retention = { Mode: 'COMPLIANCE' as const, RetainUntilDate: inAWhile(LOCK_MS / 4) };
    const shorter = context.s3.putObjectRetention({ ...version, Retention, BypassGovernanceRetention: true });
    await context.refused(shorter, REFUSED, 'shortening the retention');
  }),
  guarantee('A legal hold prevents deletion until it’s lifted', 'Object Lock', async (context) => {
    const version = await lockedVersion(context);
    await context.s3.putObjectLegalHold({ ...version, LegalHold: { Status: 'ON' } });
    await cannotBeDeleted(context, version, true);
    await context.s3.putObjectLegalHold({ ...version, LegalHold: { Status: 'OFF' } });
    await context.s3.deleteObject(version);
    await isGone(context, version);
  }),
  guarantee('A lock can’t be set in a bucket without Object Lock', 'Object Lock', async (context) => {
    const Retention = { Mode: 'GOVERNANCE' as const, RetainUntilDate: inAWhile(LOCK_MS) };
    const lock = context.s3.putObjectRetention({ ...(await context.object()), Retention });
    await context.refused(lock, ['InvalidRequest'], 'PutObjectRetention');
  }),
];
