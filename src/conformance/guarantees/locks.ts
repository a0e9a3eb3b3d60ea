import {
  DeleteObjectCommand,
  type DeleteObjectCommandOutput,
  GetObjectCommand,
  type ObjectLockRetentionMode,
  PutObjectCommand,
  PutObjectLegalHoldCommand,
  PutObjectRetentionCommand,
} from '@aws-sdk/client-s3';
import { refused, type Lab } from '../lab';
import type { Finding } from '../model';
import { inAWhile, LOCK_MS } from '../probes/lock';
import { HOLDS, inOrder, reads, type Guarantee } from './guarantee';

interface Version {
  readonly Bucket: string;
  readonly Key: string;
  readonly VersionId: string | undefined;
}

const Body = 'locked';
const REFUSED = ['AccessDenied', 'ObjectLocked', 'InvalidRequest'];

async function newVersion(lab: Lab, mode?: ObjectLockRetentionMode): Promise<Version> {
  const target = { Bucket: await lab.bucket(true), Key: 'a' };
  const lock = mode === undefined ? {} : { ObjectLockMode: mode, ObjectLockRetainUntilDate: inAWhile(LOCK_MS) };
  const { VersionId } = await lab.s3.send(new PutObjectCommand({ ...target, Body, ...lock }));
  return { ...target, VersionId };
}

const remove = (lab: Lab, version: Version, bypass: boolean): Promise<DeleteObjectCommandOutput> =>
  lab.s3.send(new DeleteObjectCommand({ ...version, ...(bypass ? { BypassGovernanceRetention: true } : {}) }));

/** The version cannot be deleted, and is still there afterwards. */
const cannotBeDeleted = (lab: Lab, version: Version, bypass: boolean): Promise<Finding> =>
  inOrder(
    () => reads(() => lab.s3.send(new GetObjectCommand(version)), Body, 'the locked version'),
    () => refused(() => remove(lab, version, bypass), REFUSED, 'deleting the locked version'),
    () => reads(() => lab.s3.send(new GetObjectCommand(version)), Body, 'the version after the attempt to delete it'),
  );

const isGone = (lab: Lab, version: Version): Promise<Finding> =>
  refused(() => lab.s3.send(new GetObjectCommand(version)), ['NoSuchVersion', 'NoSuchKey'], 'reading the deleted version');

const documented = 'Object Lock';

export const lockGuarantees: readonly Guarantee[] = [
  {
    name: 'Governance retention refuses to delete, and gives way to the right to bypass it',
    documented,
    promised: true,
    run: async (lab) => {
      const version = await newVersion(lab, 'GOVERNANCE');
      return inOrder(
        () => cannotBeDeleted(lab, version, false),
        async () => {
          await remove(lab, version, true);
          return isGone(lab, version);
        },
      );
    },
  },
  {
    name: 'Compliance retention refuses everybody to delete or shorten it',
    documented,
    promised: true,
    run: async (lab) => {
      const version = await newVersion(lab, 'COMPLIANCE');
      const Retention = { Mode: 'COMPLIANCE' as const, RetainUntilDate: inAWhile(LOCK_MS / 4) };
      return inOrder(
        () => cannotBeDeleted(lab, version, true),
        () =>
          refused(
            () => lab.s3.send(new PutObjectRetentionCommand({ ...version, Retention, BypassGovernanceRetention: true })),
            REFUSED,
            'shortening the retention',
          ),
      );
    },
  },
  {
    name: 'A legal hold refuses to delete until it is lifted',
    documented,
    promised: true,
    run: async (lab) => {
      const version = await newVersion(lab);
      await lab.s3.send(new PutObjectLegalHoldCommand({ ...version, LegalHold: { Status: 'ON' } }));
      return inOrder(
        () => cannotBeDeleted(lab, version, true),
        async () => {
          await lab.s3.send(new PutObjectLegalHoldCommand({ ...version, LegalHold: { Status: 'OFF' } }));
          await remove(lab, version, false);
          return isGone(lab, version);
        },
      );
    },
  },
  {
    name: 'A lock cannot be set in a bucket without Object Lock',
    documented,
    promised: true,
    run: async (lab) => {
      const target = { Bucket: await lab.bucket(), Key: 'a' };
      await lab.s3.send(new PutObjectCommand({ ...target, Body }));
      const Retention = { Mode: 'GOVERNANCE' as const, RetainUntilDate: inAWhile(LOCK_MS) };
      const finding = await refused(
        () => lab.s3.send(new PutObjectRetentionCommand({ ...target, Retention })),
        ['InvalidRequest'],
        'PutObjectRetention',
      );
      return finding.outcome === 'holds' ? { ...HOLDS, ...finding } : finding;
    },
  },
];
