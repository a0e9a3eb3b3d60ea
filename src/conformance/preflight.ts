/** Steps before anything is written: one request to the endpoint, a list of what the run will do, and the user's consent. */
import { createInterface } from 'node:readline/promises';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { UsageError } from '../lib/usage-error';
import { clientFor } from '../s3/client';
import type { Settings } from './arguments';
import { answerOf } from './finding';
import { leftBehind, PREFIX } from './own-buckets';

/** Advice for each error code. */
const HINTS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'the access key ID does not exist there; check the key and the endpoint',
  SignatureDoesNotMatch: 'the secret or the region is wrong; check both',
  RequestTimeTooSkewed: 'the clock of this machine is off; turn time synchronisation on',
  AccessDenied: 'the key may not list buckets; take one of the project’s root user or of Admin',
};

function explain({ endpoint }: Settings, error: unknown): UsageError {
  const { status, code, message } = answerOf(error);
  if (error instanceof S3ServiceException && code !== undefined && code in HINTS)
    return new UsageError(`${endpoint} refuses the key (${status} ${code}): ${HINTS[code]}`);
  const came = [status, code, message].filter(Boolean).join(' ');
  return new UsageError(
    status === undefined
      ? `${endpoint} cannot be reached: ${message}; check the address, the network and the certificate`
      : `${endpoint} does not answer as an S3 service: ${came}; check the endpoint`,
  );
}

/**
 * @param signal stops waiting for a response; omit it for information that is needed at the end
 * @returns names of the project's buckets
 * @throws UsageError that explains why nothing can be tested, and what to do
 */
export async function listBuckets(settings: Settings, signal?: AbortSignal): Promise<string[]> {
  const s3 = clientFor(settings, settings.keys, { signal });
  try {
    const { Buckets, Owner, $metadata } = await s3.listBuckets({});
    // The SDK reads any other page as a response without members.
    if (!Buckets && !Owner) throw new S3ServiceException({ name: 'no list of buckets', $fault: 'server', $metadata });
    return (Buckets ?? []).flatMap(({ Name }) => Name ?? []);
  } catch (error) {
    throw explain(settings, error);
  } finally {
    s3.destroy();
  }
}

const leftLines = (left: readonly string[]): string[] =>
  left.length === 0 ? [] : [`Left by an earlier run that was killed, as their names say: ${left.join(', ')}. Remove them yourself if so.`];

/**
 * @param existing names of the existing buckets
 * @returns what the run will do, for the person who has to agree, and what an earlier run couldn't remove
 */
export const planLines = ({ endpoint, region, keys, other, pages, report }: Settings, existing: readonly string[]): string[] => [
  `Endpoint ${endpoint}, region ${region}, access key ${keys.accessKeyId}${other ? `, second project ${other.id}` : ', no second project'}.`,
  `It has ${existing.length} buckets, which are not touched. This run creates buckets of its own (${PREFIX}-…${pages ? ', and those of the pages, each with a random part' : ''}),`,
  `writes some ${pages ? '200' : '20'} MB into them, changes their settings, and removes all of it again.${pages ? ' The pages run in temporary homes and folders.' : ''}`,
  `The report goes to ${report}/conformance.json.`,
  ...leftLines(leftBehind(existing)),
];

/** @throws UsageError if nobody can be asked */
export async function agrees(
  { yes }: Settings,
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  signal: AbortSignal,
): Promise<boolean> {
  if (yes) return true;
  if (!input.isTTY) throw new UsageError('nobody can be asked here: add --yes if all of this is right');
  const prompt = createInterface({ input, output });
  try {
    return /^(?:y|yes)$/i.test((await prompt.question('Go on? [y/N] ', { signal })).trim());
  } finally {
    prompt.close();
  }
}
