/** Steps before anything is written: a request to the endpoint, a list of what the run will do, and the user's consent. */
import { createInterface } from 'node:readline/promises';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { UsageError } from '../lib/usage-error';
import { clientFor } from '../s3/client';
import type { Settings } from './arguments';
import { answerOf } from './finding';
import { leftBehind, PREFIX } from './own-buckets';

/** Advice for each error code. */
const HINTS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'the access key ID doesn’t exist there; check the key and the endpoint',
  SignatureDoesNotMatch: 'the secret or the region is wrong; check both',
  RequestTimeTooSkewed: 'this machine’s clock is wrong; turn on time synchronization',
  AccessDenied: 'the key doesn’t have permission to list buckets; use a key that belongs to the project’s root user or to Admin',
};

function explain({ endpoint }: Settings, error: unknown): UsageError {
  const { status, code, message } = answerOf(error);
  if (error instanceof S3ServiceException && code !== undefined && code in HINTS)
    return new UsageError(`${endpoint} rejects the key (${status} ${code}): ${HINTS[code]}`);
  const came = [status, code, message].filter(Boolean).join(' ');
  return new UsageError(
    status === undefined
      ? `${endpoint} can’t be reached: ${message}; check the address, the network, and the certificate`
      : `${endpoint} doesn’t respond like an S3 service: ${came}; check the endpoint`,
  );
}

/**
 * @param signal stops waiting for a response; omit it for information that's needed after the run was stopped
 * @returns names of the project's buckets
 * @throws UsageError whose message says why nothing can be tested, and what to do
 */
export async function listBuckets(settings: Settings, signal?: AbortSignal): Promise<string[]> {
  const s3 = clientFor(settings, settings.keys, { signal });
  try {
    const { Buckets, Owner, $metadata } = await s3.listBuckets({});
    // The SDK parses any other page as an empty response.
    if (!Buckets && !Owner) throw new S3ServiceException({ name: 'no list of buckets', $fault: 'server', $metadata });
    return (Buckets ?? []).flatMap(({ Name }) => Name ?? []);
  } catch (error) {
    throw explain(settings, error);
  } finally {
    s3.destroy();
  }
}

const leftLines = (left: readonly string[]): string[] =>
  left.length === 0
    ? []
    : [
        `According to their names, these buckets were left by an earlier run that was killed: ${left.join(', ')}. If so, remove them yourself.`,
      ];

/**
 * @param existing names of the existing buckets
 * @returns lines that describe what the run will do, for the person who has to agree, and what an earlier run couldn't remove
 */
export const planLines = ({ endpoint, region, keys, other, pages, report }: Settings, existing: readonly string[]): string[] => [
  `Endpoint ${endpoint}, region ${region}, access key ${keys.accessKeyId}${other ? `, second project ${other.id}` : ', no second project'}.`,
  `It has ${existing.length} buckets, which this run doesn’t touch. It creates separate buckets (${PREFIX}-…${pages ? ', and those of the pages, each with a random part' : ''}),`,
  `writes about ${pages ? '200' : '20'} MB to them, changes their settings, and then removes everything.${pages ? ' The pages run in temporary home directories and folders.' : ''}`,
  `The report is written to ${report}/conformance.json.`,
  ...leftLines(leftBehind(existing)),
];

/** @throws UsageError if there's no one to ask */
export async function agrees(
  { yes }: Settings,
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  signal: AbortSignal,
): Promise<boolean> {
  if (yes) return true;
  if (!input.isTTY) throw new UsageError('can’t ask for confirmation here: if all of this is correct, add --yes');
  const prompt = createInterface({ input, output });
  try {
    return /^(?:y|yes)$/i.test((await prompt.question('Continue? [y/N] ', { signal })).trim());
  } finally {
    prompt.close();
  }
}
