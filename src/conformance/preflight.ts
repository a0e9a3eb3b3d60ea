/** Asks the endpoint one thing before anything is written. */
import { ListBucketsCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { UsageError } from '../lib/usage-error';
import type { Settings } from './arguments';
import { clientFor } from './client';
import { answerOf } from './sort';

const CURES: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'the access key ID does not exist there; check the key and the endpoint',
  SignatureDoesNotMatch: 'the secret or the region is wrong; check both',
  RequestTimeTooSkewed: 'the clock of this machine is off; turn time synchronisation on',
  AccessDenied: 'the key may not list buckets; take one of the project’s root user or of Admin',
};

function explain({ endpoint }: Settings, error: unknown): UsageError {
  const { status, code, message } = answerOf(error);
  if (error instanceof S3ServiceException && code !== undefined && code in CURES)
    return new UsageError(`${endpoint} refuses the key (${status} ${code}): ${CURES[code]}`);
  if (status !== undefined)
    return new UsageError(
      `${endpoint} does not answer as an S3 service: ${[status, code, message].filter(Boolean).join(' ')}; check the endpoint`,
    );
  return new UsageError(`${endpoint} cannot be reached: ${message}; check the address, the network and the certificate`);
}

/**
 * @returns names of the buckets that the project has
 * @throws UsageError that says why nothing can be tried, and the cure
 */
export async function listBuckets(settings: Settings): Promise<string[]> {
  const s3 = clientFor(settings, settings.keys);
  try {
    const { Buckets, Owner, $metadata } = await s3.send(new ListBucketsCommand({}));
    // Any other page is read as an answer without members.
    if (!Buckets && !Owner) throw new S3ServiceException({ name: 'no list of buckets', $fault: 'server', $metadata });
    return (Buckets ?? []).flatMap(({ Name }) => Name ?? []);
  } catch (error) {
    throw explain(settings, error);
  } finally {
    s3.destroy();
  }
}
