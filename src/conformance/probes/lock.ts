import { differs } from '../context';
import type { Probe } from './probe';

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
  run: async (context) => {
    const Bucket = await context.bucket(true);
    const { VersionId } = await context.s3.putObject({ Bucket, Key: 'a', Body: 'x' });
    const version = { Bucket, Key: 'a', VersionId };
    const Retention = { Mode: 'GOVERNANCE' as const, RetainUntilDate: inAWhile(LOCK_MS) };
    if (await context.step('PutObjectRetention', { ...version, Retention }))
      await context.step('GetObjectRetention', version, (answer) => differs('Mode', 'GOVERNANCE', answer.Retention?.Mode));
    for (const Status of ['ON', 'OFF'] as const) {
      if (!(await context.step('PutObjectLegalHold', { ...version, LegalHold: { Status } }))) break;
      await context.step('GetObjectLegalHold', version, ({ LegalHold }) => differs('Status', Status, LegalHold?.Status));
    }
    // Last, because it would lock whatever is written after it for a whole day.
    const Rule = { DefaultRetention: { Mode: 'GOVERNANCE' as const, Days: 1 } };
    if (!(await context.step('PutObjectLockConfiguration', { Bucket, ObjectLockConfiguration: { ObjectLockEnabled: 'Enabled', Rule } })))
      return;
    await context.step('GetObjectLockConfiguration', { Bucket }, ({ ObjectLockConfiguration }) =>
      differs('DefaultRetention.Days', 1, ObjectLockConfiguration?.Rule?.DefaultRetention?.Days),
    );
  },
};
