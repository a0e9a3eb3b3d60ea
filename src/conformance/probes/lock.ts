import type { Probe } from '../context';

/** Lock duration in ms. It's short enough to wait for the lock to expire, in case the key has no bypass permission. */
export const LOCK_MS = 20_000;

export const inAWhile = (ms: number): Date => new Date(Math.ceil((Date.now() + ms) / 1000) * 1000);

export const lock: Probe = {
  name: 'Object Lock',
  operations: ['Retention', 'LegalHold', 'LockConfiguration'].flatMap((name) => [`PutObject${name}`, `GetObject${name}`]),
  run: async (context) => {
    const { s3 } = context;
    const Bucket = await context.bucket(true);
    const { VersionId } = await s3.putObject({ Bucket, Key: 'a', Body: 'x' });
    const version = { Bucket, Key: 'a', VersionId };
    const Mode = 'GOVERNANCE';
    const Retention = { Mode, RetainUntilDate: inAWhile(LOCK_MS) } as const;
    if (await context.step('PutObjectRetention', s3.putObjectRetention({ ...version, Retention })))
      await context.step('GetObjectRetention', s3.getObjectRetention(version), { Retention: { Mode } });
    for (const Status of ['ON', 'OFF'] as const) {
      if (!(await context.step('PutObjectLegalHold', s3.putObjectLegalHold({ ...version, LegalHold: { Status } })))) break;
      await context.step('GetObjectLegalHold', s3.getObjectLegalHold(version), { LegalHold: { Status } });
    }
    // This step comes last, because it would lock anything written later for an entire day.
    const ObjectLockConfiguration = { ObjectLockEnabled: 'Enabled', Rule: { DefaultRetention: { Mode, Days: 1 } } } as const;
    if (await context.step('PutObjectLockConfiguration', s3.putObjectLockConfiguration({ Bucket, ObjectLockConfiguration })))
      await context.step('GetObjectLockConfiguration', s3.getObjectLockConfiguration({ Bucket }), {
        ObjectLockConfiguration: { Rule: { DefaultRetention: { Days: 1 } } },
      });
  },
};
