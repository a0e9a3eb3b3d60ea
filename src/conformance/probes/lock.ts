import {
  GetObjectLegalHoldCommand,
  GetObjectLockConfigurationCommand,
  GetObjectRetentionCommand,
  PutObjectCommand,
  PutObjectLegalHoldCommand,
  PutObjectLockConfigurationCommand,
  PutObjectRetentionCommand,
} from '@aws-sdk/client-s3';
import { differs, type Probe } from './probe';

/** A lock that a key without the right to bypass it can outwait. */
export const LOCK_MS = 20_000;

export const inAWhile = (ms: number): Date => new Date(Math.ceil((Date.now() + ms) / 1000) * 1000);

export const lock: Probe = {
  name: 'Object Lock',
  operations: [
    'PutObjectRetention',
    'GetObjectRetention',
    'PutObjectLegalHold',
    'GetObjectLegalHold',
    'PutObjectLockConfiguration',
    'GetObjectLockConfiguration',
  ],
  run: async (lab) => {
    const { s3 } = lab;
    const Bucket = await lab.bucket(true);
    const { VersionId } = await s3.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x' }));
    const version = { Bucket, Key: 'a', VersionId };
    if (
      await lab.step('PutObjectRetention', () =>
        s3.send(new PutObjectRetentionCommand({ ...version, Retention: { Mode: 'GOVERNANCE', RetainUntilDate: inAWhile(LOCK_MS) } })),
      )
    ) {
      await lab.step(
        'GetObjectRetention',
        () => s3.send(new GetObjectRetentionCommand(version)),
        ({ Retention }) => differs('Mode', 'GOVERNANCE', Retention?.Mode),
      );
    }
    for (const Status of ['ON', 'OFF'] as const) {
      if (!(await lab.step('PutObjectLegalHold', () => s3.send(new PutObjectLegalHoldCommand({ ...version, LegalHold: { Status } })))))
        break;
      await lab.step(
        'GetObjectLegalHold',
        () => s3.send(new GetObjectLegalHoldCommand(version)),
        ({ LegalHold }) => differs('Status', Status, LegalHold?.Status),
      );
    }
    // Last, because it would lock whatever is written after it for a whole day.
    const ObjectLockConfiguration = {
      ObjectLockEnabled: 'Enabled' as const,
      Rule: { DefaultRetention: { Mode: 'GOVERNANCE' as const, Days: 1 } },
    };
    if (
      !(await lab.step('PutObjectLockConfiguration', () =>
        s3.send(new PutObjectLockConfigurationCommand({ Bucket, ObjectLockConfiguration })),
      ))
    )
      return;
    await lab.step(
      'GetObjectLockConfiguration',
      () => s3.send(new GetObjectLockConfigurationCommand({ Bucket })),
      (answer) => differs('DefaultRetention.Days', 1, answer.ObjectLockConfiguration?.Rule?.DefaultRetention?.Days),
    );
  },
};
